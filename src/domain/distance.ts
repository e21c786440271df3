type Point = { lat: number; lng: number }

const EARTH_RADIUS_KM = 6371
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance in km between two points given in degrees (haversine). */
export function distanceKm(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(toRadians(to - from) / 2) ** 2
  const h = half(a.lat, b.lat) + Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * half(a.lng, b.lng)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(h))
}
