import type { Car } from '#src/drawing/cars/car.ts'
import type { Point } from '#src/drawing/kit/curve.ts'
import { Path, type Place } from '#src/drawing/kit/path.ts'
import { tag } from '#src/drawing/kit/svg.ts'
import { seatsOf } from '#src/drawing/plan/seats.ts'
import type { AirbagSet } from '#src/drawing/diagrams/cabin.ts'
import { pathOn } from '#src/drawing/diagrams/sheet.ts'

/**
 * An airbag as a cushion: half of it along the car and upwards, millimetres, at its middle; how far its upper edge lies
 * behind its lower one, as a share of its height; of its front half, how much there is.
 */
export type Airbag = { at: Point; along: number; up: number; lean: number; before: number }

/** As a back rest leans; as a steering wheel, whose upper edge is farther ahead. */
const [BESIDE, ON_WHEEL] = [
  { lean: 0.2, before: 0.8 },
  { lean: -0.24, before: 0.55 },
] as const

/** Those one sees from the side: before the driver, beside each row, and in the middle between the front seats. */
export function airbagsFromSide(car: Car, { center }: AirbagSet): { driver: Airbag; front: Airbag[]; rear: Airbag } {
  const seats = seatsOf(car)
  const [front, rear] = [seats[0]!, seats[2]!]
  const sill = car.sill[2]![1]
  const between: Airbag = { at: [front.x - 150, sill + 470], along: 240, up: 170, lean: 0.1, before: 1 }
  return {
    driver: { at: [front.x - front.depth - 60, sill + 590], along: 130, up: 195, ...ON_WHEEL },
    front: [{ at: [front.x - 20, sill + 420], along: 125, up: 275, ...BESIDE }, ...(center ? [between] : [])],
    rear: { at: [rear.x, sill + 430], along: 125, up: 265, ...BESIDE },
  }
}

/** Rounder than a box and fuller than an ellipse: where the handles of its four curves end, shares of a half. */
const FULL = 0.74
/** The seam within the edge of an airbag, a share of it. */
const SEAM = 0.66

/** The outline of an airbag at a share of its size. */
function outlineOf({ at: [x, height], along, up, lean, before }: Airbag, place: Place, share: number): Path {
  const on = (ahead: number, over: number): Point => [
    x + (ahead * along * (ahead < 0 ? before : 1) + over * up * lean) * share,
    height + over * up * share,
  ]
  return pathOn(place)
    .move(on(0, 1))
    .cubic(on(FULL, 1), on(1, FULL), on(1, 0))
    .cubic(on(1, -FULL), on(FULL, -1), on(0, -1))
    .cubic(on(-FULL, -1), on(-1, -FULL), on(-1, 0))
    .cubic(on(-1, FULL), on(-FULL, 1), on(0, 1))
    .close()
}

/** An airbag with its seam. */
export const airbagFromSide = (bag: Airbag, place: Place): string[] => [
  tag('path', { d: outlineOf(bag, place, 1) }),
  tag('path', { d: outlineOf(bag, place, SEAM), fill: 'none', 'stroke-opacity': 0.5 }),
]
