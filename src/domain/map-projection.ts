import { EARTH_KM, type Place } from '#src/domain/geo.ts'

/**
 * The map of dealers: conic equal-area projection (Albers), parallels 46° and 62°, upright along 55° E. The sheet is
 * 1440 × 830; the dealers' cities fill its right two thirds, the list covers the left one.
 */
export const MAP_SHEET = { width: 1440, height: 830 } as const

const PARALLELS = [46, 62] as const
const MERIDIAN = 55
/** Chosen so that the cities fill the two thirds: units of the sheet per earth radius, and the origin. */
const SCALE = 1645.43
const ORIGIN = { x: 886.35, y: 1838.77 } as const

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const [south, north] = PARALLELS.map((parallel) => Math.sin(radians(parallel))) as [number, number]
const cone = (south + north) / 2
const constant = 1 + south * (2 * cone - south)
/** Distance of a parallel from the apex of the cone, in earth radii. */
const reach = (lat: number): number => Math.sqrt(constant - 2 * cone * Math.sin(radians(lat))) / cone
const equator = reach(0)

/** Position of a place on the sheet. */
export function onMap({ lat, lng }: Place): { x: number; y: number } {
  const angle = radians(lng - MERIDIAN) * cone
  const radius = reach(lat)
  return {
    x: ORIGIN.x + SCALE * radius * Math.sin(angle),
    y: ORIGIN.y - SCALE * (equator - radius * Math.cos(angle)),
  }
}

/** Kilometres in units of the sheet; exact along the parallels 46° and 62°. */
export const unitsOfKm = (km: number): number => (km / EARTH_KM) * SCALE

/** Radius of a parallel on the sheet: parallels are arcs around the apex of the cone. */
export const parallelRadius = (lat: number): number => SCALE * reach(lat)
