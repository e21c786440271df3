import { describe, expect, it, test } from 'vitest'
import { distanceKm } from '#src/domain/geo.ts'
import { MAP_SHEET } from '#src/domain/map-projection.ts'
import {
  freePlaceOnRing,
  isOnSheet,
  placeInView,
  planSheet,
  viewOfAll,
  viewOfCity,
  viewOfPlaces,
  WHOLE,
} from '#src/domain/map-view.ts'

const moscow = { lat: 55.7558, lng: 37.6173 }
const kazan = { lat: 55.7963, lng: 49.1088 }
const novosibirsk = { lat: 55.0302, lng: 82.9204 }

test('the plan of a city lies around its centre and goes beyond a window that shows dealers 20 km away', () => {
  const sheet = planSheet(moscow)
  expect(placeInView(moscow, sheet)).toEqual({ x: expect.closeTo(0.5), y: expect.closeTo(0.5) })
  const { view } = viewOfCity(moscow, [{ lat: 55.93, lng: 37.6173 }])
  expect(sheet.height).toBeGreaterThan(view.height)
  expect(sheet.width).toBeGreaterThan(view.width * 2)
})

describe('a view of several places', () => {
  it.each([[[moscow]], [[moscow, kazan]], [[moscow, novosibirsk]], [[novosibirsk]]])(
    'has them all, on the sheet, ten to seven',
    (places) => {
      const view = viewOfPlaces(places)
      expect(view.width / view.height).toBeCloseTo(10 / 7)
      expect(view.x >= 0 && view.x + view.width <= MAP_SHEET.width).toBe(true)
      expect(view.y >= 0 && view.y + view.height <= MAP_SHEET.height).toBe(true)
      for (const place of places) {
        const { x, y } = placeInView(place, view)
        expect(x > 0.03 && x < 0.97 && y > 0.03 && y < 0.97).toBe(true)
      }
    },
  )

  it('is nearer the nearer they stand, and the whole sheet for none', () => {
    expect(viewOfPlaces([moscow, kazan]).width).toBeLessThan(viewOfPlaces([moscow, novosibirsk]).width)
    expect(viewOfPlaces([])).toEqual(WHOLE)
  })
})

describe('the view of all places', () => {
  const kaliningrad = { lat: 54.7065, lng: 20.511 }
  const kemerovo = { lat: 55.3333, lng: 86.0833 }
  const vladivostok = { lat: 43.1155, lng: 131.8855 }

  it('is the whole map, and wider where a place lies outside of it', () => {
    expect(viewOfAll([moscow, novosibirsk])).toEqual(WHOLE)
    for (const place of [kaliningrad, kemerovo]) {
      const view = viewOfAll([moscow, novosibirsk, place])
      expect(view.width / view.height).toBeCloseTo(10 / 7)
      expect(view.x >= 0 && view.x + view.width <= MAP_SHEET.width).toBe(true)
      for (const { x, y } of [moscow, novosibirsk, place].map((one) => placeInView(one, view)))
        expect(x > 0.01 && x < 0.99 && y > 0.01 && y < 0.99).toBe(true)
    }
  })

  it('leaves out what the drawing does not reach', () => {
    expect([kaliningrad, kemerovo, vladivostok].map(isOnSheet)).toEqual([true, true, false])
    expect(viewOfAll([moscow, vladivostok])).toEqual(WHOLE)
    expect(viewOfPlaces([vladivostok])).toEqual(WHOLE)
    expect(viewOfPlaces([moscow, vladivostok])).toEqual(viewOfPlaces([moscow]))
  })
})

describe('a view of a city', () => {
  const north = { lat: 55.861, lng: 37.545 }

  it('has the city in the middle and its dealers inside of the outer ring', () => {
    const { view, rings } = viewOfCity(moscow, [north])
    const middle = placeInView(moscow, view)
    expect([middle.x, middle.y]).toEqual([expect.closeTo(0.5), expect.closeTo(0.5)])
    expect(rings[1]).toBeGreaterThanOrEqual(distanceKm(moscow, north))
    expect(placeInView(north, view).y).toBeLessThan(0.5)
  })

  it('draws kilometres true: a dealer on a ring’s distance stands on the ring', () => {
    const { view, rings } = viewOfCity(moscow, [north])
    const { x, y } = placeInView(north, view)
    const shown = Math.hypot((x - 0.5) * view.width, (y - 0.5) * view.height)
    const ring = placeInView({ lat: moscow.lat + rings[1] / 111.19, lng: moscow.lng }, view)
    const unit = Math.hypot((ring.x - 0.5) * view.width, (ring.y - 0.5) * view.height) / rings[1]
    expect(shown / unit).toBeCloseTo(distanceKm(moscow, north), 0)
  })

  it('stands without a dealer too', () => expect(viewOfCity(moscow, []).rings).toEqual([2, 4]))

  it('says the kilometres of a ring where no pin stands', () => {
    const { view, rings } = viewOfCity(moscow, [])
    const middle = { x: 0.5, y: 0.5 }
    const [inner] = rings
    const top = freePlaceOnRing(inner, view, middle, [])
    expect(top.x).toBe(0.5)
    expect(top.y).toBeLessThan(0.5)
    const bottom = freePlaceOnRing(inner, view, middle, [top])
    expect(bottom.y).toBeGreaterThan(0.5)
    const side = freePlaceOnRing(inner, view, middle, [top, bottom])
    expect(side.y).toBe(0.5)
  })
})
