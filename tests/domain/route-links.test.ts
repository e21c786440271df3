import { expect, test } from 'vitest'
import { geoLink, twoGisRoute, yandexRoute } from '#src/domain/route-links.ts'

const place = { lat: 55.75, lng: 37.62 }

// Yandex and geo: write the latitude first, 2GIS the longitude.
test.each([
  [yandexRoute, 'https://yandex.ru/maps/?rtext=~55.75,37.62&rtt=auto'],
  [twoGisRoute, 'https://2gis.ru/directions/tab/car/points/%7C37.62,55.75'],
  [geoLink, 'geo:55.75,37.62'],
])('%o leads to the place', (link, expected) => {
  expect(link(place)).toBe(expected)
  expect(new URL(link(place)).href).toBe(expected)
})
