import type { Place } from '#src/domain/geo.ts'

/** Where a route to a place is built: links only, nothing of these services is loaded here. */

export const yandexRoute = ({ lat, lng }: Place): string => `https://yandex.ru/maps/?rtext=~${lat},${lng}&rtt=auto`

/** By car, from where one is: an empty first point, as 2GIS's own map script links (`ppLink2gis` of the npm package). */
export const twoGisRoute = ({ lat, lng }: Place): string => `https://2gis.ru/directions/tab/car/points/%7C${lng},${lat}`

/** Opens whatever map the phone has (RFC 5870). */
export const geoLink = ({ lat, lng }: Place): string => `geo:${lat},${lng}`
