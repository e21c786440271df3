import { distanceKm, type Place } from '#src/domain/geo.ts'
import { MAP_SHEET, onMap, unitsOfKm } from '#src/domain/map-projection.ts'

/** What part of the dealers' map is shown, in units of its sheet; always five to four, as its window is. */
export type MapView = { x: number; y: number; width: number; height: number }

const ASPECT = 5 / 4
/** All cities with their names. */
export const WHOLE: MapView = { x: 490, y: 70, width: 900, height: 720 }
/** Nearer the coast would show its corners. */
const LEAST_WIDTH = 280
/** Room around the outermost places for their names, a share of what they span. */
const MARGIN = 0.24

/** The part that has these places, as near as the drawing allows; all of it when there are none. */
export function viewOfPlaces(places: readonly Place[]): MapView {
  if (places.length === 0) return WHOLE
  const points = places.map(onMap)
  const [left, right] = rangeOf(points.map(({ x }) => x))
  const [top, bottom] = rangeOf(points.map(({ y }) => y))
  const room = 1 + 2 * MARGIN
  const width = Math.max(LEAST_WIDTH, (right - left) * room, (bottom - top) * room * ASPECT)
  if (width >= WHOLE.width) return WHOLE
  const height = width / ASPECT
  return {
    x: within((left + right - width) / 2, MAP_SHEET.width - width),
    y: within((top + bottom - height) / 2, MAP_SHEET.height - height),
    width,
    height,
  }
}

const rangeOf = (values: readonly number[]): [least: number, most: number] => [Math.min(...values), Math.max(...values)]
const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most)

/** Kilometres between the two rings around a city. */
const STEPS = [2, 5, 10, 20, 50, 100]
/** What stands outside of the outer ring, a share of its radius. */
const AROUND = 1.3

/** A city's surroundings with all its dealers, and the two rings around its centre, kilometres. */
export function viewOfCity(city: Place, dealers: readonly Place[]): { view: MapView; rings: [number, number] } {
  const reach = Math.max(0, ...dealers.map((dealer) => distanceKm(city, dealer)))
  const step = STEPS.find((km) => 2 * km >= reach) ?? STEPS.at(-1)!
  const { x, y } = onMap(city)
  const height = 2 * unitsOfKm(2 * step) * AROUND
  const width = height * ASPECT
  return { view: { x: x - width / 2, y: y - height / 2, width, height }, rings: [step, 2 * step] }
}

/** Where a place stands in the window, shares of its width and height. */
export function placeInView(place: Place, { x, y, width, height }: MapView): { x: number; y: number } {
  const point = onMap(place)
  return { x: (point.x - x) / width, y: (point.y - y) / height }
}
