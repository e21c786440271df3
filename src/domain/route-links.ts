import type { Place } from '#src/domain/geo.ts'

/** Services that build a route to a place: only links, nothing is loaded from them. */

export const yandexRoute = ({ lat, lng }: Place): string => `https://yandex.ru/maps/?rtext=~${lat},${lng}&rtt=auto`

/**
 * By car from the current position: an empty first point, as 2GIS's own map script links (`ppLink2gis` of the npm
 * package).
 */
export const twoGisRoute = ({ lat, lng }: Place): string => `https://2gis.ru/directions/tab/car/points/%7C${lng},${lat}`

/** Opens the phone's map application (RFC 5870). */
export const geoLink = ({ lat, lng }: Place): string => `geo:${lat},${lng}`
