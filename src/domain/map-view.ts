import { distanceKm, type Place } from '#src/domain/geo.ts'
import { MAP_SHEET, onMap, unitsOfKm } from '#src/domain/map-projection.ts'

/** The visible part of the dealers' map, in units of its sheet; always ten to seven, like its window. */
export type MapView = { x: number; y: number; width: number; height: number }

const ASPECT = 10 / 7
/** All cities with their names, and no more: there are no dealers further south and north. */
export const WHOLE: MapView = { x: 452, y: 104, width: 920, height: 644 }
/** Zoomed in further, the coastline would show its vertices. */
const LEAST_WIDTH = 280
/** Margin around the outermost places for their names, as a share of their extent. */
const MARGIN = 0.24

/** Room for a pin at an edge, units of the sheet. */
const PIN = 24

/** Whether the drawing reaches so far: it ends east of Kemerovo and south of Murmansk. */
export function isOnSheet(place: Place): boolean {
  const { x, y } = onMap(place)
  return x > PIN && x < MAP_SHEET.width - PIN && y > PIN && y < MAP_SHEET.height - PIN
}

/** The whole map, wider where one of these places lies outside of it. */
export function viewOfAll(places: readonly Place[]): MapView {
  const points = places.filter(isOnSheet).map(onMap)
  const [left, right] = rangeOf([WHOLE.x, WHOLE.x + WHOLE.width, ...points.flatMap(({ x }) => [x - PIN, x + PIN])])
  const [top, bottom] = rangeOf([WHOLE.y, WHOLE.y + WHOLE.height, ...points.flatMap(({ y }) => [y - PIN, y + PIN])])
  const width = Math.min(Math.max(right - left, (bottom - top) * ASPECT), MAP_SHEET.height * ASPECT)
  return width <= WHOLE.width ? WHOLE : around([left, right], [top, bottom], width)
}

/** The part that contains these places, as close as the drawing allows; the whole map when there are none on it. */
export function viewOfPlaces(places: readonly Place[]): MapView {
  const points = places.filter(isOnSheet).map(onMap)
  if (points.length === 0) return WHOLE
  const [left, right] = rangeOf(points.map(({ x }) => x))
  const [top, bottom] = rangeOf(points.map(({ y }) => y))
  const room = 1 + 2 * MARGIN
  const width = Math.max(LEAST_WIDTH, (right - left) * room, (bottom - top) * room * ASPECT)
  return width >= WHOLE.width ? viewOfAll(places) : around([left, right], [top, bottom], width)
}

type Range = readonly [least: number, most: number]
function around([left, right]: Range, [top, bottom]: Range, width: number): MapView {
  const height = width / ASPECT
  return {
    x: within((left + right - width) / 2, MAP_SHEET.width - width),
    y: within((top + bottom - height) / 2, MAP_SHEET.height - height),
    width,
    height,
  }
}

const rangeOf = (values: readonly number[]): Range => [Math.min(...values), Math.max(...values)]
const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most)

/** Size of the drawn plan of a city, kilometres: it goes on beyond the window, which a page may show wider. */
const PLAN_KM = { width: 190, height: 76 }

/** The part of the map that the plan around this place covers. */
export function planSheet(centre: Place): MapView {
  const { x, y } = onMap(centre)
  const [width, height] = [unitsOfKm(PLAN_KM.width), unitsOfKm(PLAN_KM.height)]
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** Kilometres between the two rings around a city. */
const STEPS = [2, 5, 10, 20, 50, 100]
/** Space outside the outer ring, as a share of its radius. */
const AROUND = 1.3

/** The surroundings of a city with all its dealers, and the two rings around its centre, kilometres. */
export function viewOfCity(city: Place, dealers: readonly Place[]): { view: MapView; rings: [number, number] } {
  const reach = Math.max(0, ...dealers.map((dealer) => distanceKm(city, dealer)))
  const step = STEPS.find((km) => 2 * km >= reach) ?? STEPS.at(-1)!
  const { x, y } = onMap(city)
  const height = 2 * unitsOfKm(2 * step) * AROUND
  const width = height * ASPECT
  return { view: { x: x - width / 2, y: y - height / 2, width, height }, rings: [step, 2 * step] }
}

/** Shares of the window's width and height. */
type Spot = { x: number; y: number }

/** Position of a place in the window. */
export function placeInView(place: Place, { x, y, width, height }: MapView): Spot {
  const point = onMap(place)
  return { x: (point.x - x) / width, y: (point.y - y) / height }
}

/** A share of the window's height. */
export const ringRadius = (km: number, view: MapView): number => unitsOfKm(km) / view.height

/** Half a pin and half the words of a ring, as a share of the window's height. */
const CLEAR = 0.12

/** Where a ring shows its distance: at its top, or where no pin covers the label. */
export function freePlaceOnRing(km: number, view: MapView, { x, y }: Spot, pins: readonly Spot[]): Spot {
  const tall = ringRadius(km, view)
  const wide = tall / ASPECT
  const top = { x, y: y - tall }
  const places = [top, { x, y: y + tall }, { x: x - wide, y }, { x: x + wide, y }]
  const isFree = (place: Spot) => pins.every((pin) => Math.hypot((pin.x - place.x) * ASPECT, pin.y - place.y) > CLEAR)
  return places.find(isFree) ?? top
}
