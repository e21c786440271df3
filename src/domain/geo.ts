import { formatNumber } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'

/** A place on the earth, degrees. */
export type Place = { lat: number; lng: number }

export const EARTH_KM = 6371
/** Distance up to which a dealer counts as near a city, or another dealer, km. */
export const AROUND_KM = 100
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Kilometres along the great circle. */
export function distanceKm(a: Place, b: Place): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const h = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng)
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** "12 км"; never less than a kilometre, because the visitor's position is no more precise. */
export const formatKm = (km: number): string => `${formatNumber(Math.max(1, Math.round(km)))}${NBSP}км`

/** "12 км по прямой" (gaps.md 8). */
export const formatDistance = (km: number): string => `${formatKm(km)} по${NBSP}прямой`

/** The list sorted by distance, each item with its distance in kilometres. */
export const byDistance = <T extends Place>(from: Place, items: readonly T[]): { item: T; km: number }[] =>
  items.map((item) => ({ item, km: distanceKm(from, item) })).sort((a, b) => a.km - b.km)
