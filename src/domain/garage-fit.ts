import { type Size, SIDES, type Side } from '#src/domain/garage-size.ts'

/** "Поместится ли": whether a car fits into a garage. Everything in millimetres; mirrors fold, so widths are without them. */

/** Space to get out without touching the wall. */
export const DOOR = 600
/** Space to just squeeze out. */
export const DOOR_LEAST = 350
/** Distance from the wall when parking on the passenger's side. */
export const WALL = 100
/** Less than this in front and behind is called tight. */
export const END = 150
/** With less than this nobody can stop without touching the wall, or close the gate. */
export const END_LEAST = 100
/** Less than this over the roof is called tight. */
export const ROOF = 50
/** With less than this the aerial or a bump in the floor touches the gate. */
export const ROOF_LEAST = 30

export type Fit = {
  /**
   * `tight` fits, but somewhere it is close. Two fit and are useless: `touch` leaves no room to stop or to close the
   * gate, `exit` none to get out.
   */
  verdict: 'yes' | 'tight' | 'touch' | 'exit' | 'no'
  /** What is missing, millimetres; only the sides that are too small. */
  lacks: Partial<Record<Side, number>>
  /** In front and behind, each. */
  ends: number
  /** Beside the car parked at its best: on the driver's side and on the other. */
  driver: number
  passenger: number
  roof: number
  doors: 'both' | 'driver' | 'squeeze' | 'none'
}

/** The best position: in the middle if both doors open there, otherwise nearer the passenger's wall. */
export function fitOf(car: Size, place: Size): Fit {
  const lacks: Partial<Record<Side, number>> = {}
  for (const side of SIDES) if (car[side] > place[side]) lacks[side] = car[side] - place[side]
  const spare = place.width - car.width
  const isCentred = spare >= 2 * DOOR
  const passenger = isCentred ? spare / 2 : Math.min(WALL, Math.max(0, spare / 2))
  const driver = spare - passenger
  const doors = isCentred ? 'both' : driver >= DOOR ? 'driver' : driver >= DOOR_LEAST ? 'squeeze' : 'none'
  const ends = (place.length - car.length) / 2
  const roof = place.height - car.height
  const isTight = ends < END || roof < ROOF || doors === 'squeeze'
  const verdict =
    Object.keys(lacks).length > 0
      ? 'no'
      : doors === 'none'
        ? 'exit'
        : ends < END_LEAST || roof < ROOF_LEAST
          ? 'touch'
          : isTight
            ? 'tight'
            : 'yes'
  return { verdict, lacks, ends, driver, passenger, roof, doors }
}
