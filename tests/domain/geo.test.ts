import { expect, it } from 'vitest'
import { byDistance, distanceKm, formatDistance } from '#src/domain/geo.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'

const moscow = { lat: 55.7558, lng: 37.6173 }
const petersburg = { lat: 59.9386, lng: 30.3141 }
const novosibirsk = { lat: 55.0302, lng: 82.9204 }

it('measures along the great circle', () => {
  expect(distanceKm(moscow, petersburg)).toBeCloseTo(634, -1)
  expect(distanceKm(moscow, novosibirsk)).toBeCloseTo(2811, -1)
  expect(distanceKm(moscow, moscow)).toBe(0)
})

it('puts the nearest first', () => {
  const places = [novosibirsk, petersburg]
  expect(byDistance(moscow, places).map(({ item }) => item)).toEqual([petersburg, novosibirsk])
})

it('says the distance in whole kilometres', () => {
  expect(withPlainSpaces(formatDistance(12.4))).toBe('12 км по прямой')
  expect(withPlainSpaces(formatDistance(0.2))).toBe('1 км по прямой')
})
