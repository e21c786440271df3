// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstVisit } from '#src/analytics/first-visit.ts'

const come = (address: string, referrer = '') => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: `${location.origin}${address}` }] as never)
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
}
beforeEach(() => sessionStorage.clear())
afterEach(() => sessionStorage.clear())

test('marks and the site before, without its query', () => {
  come('/gv80.html?utm_source=ya&utm_campaign=leto&yclid=17&name=Anna', 'https://search.example/q?text=personal')
  expect(firstVisit()).toEqual({
    utm_source: 'ya',
    utm_campaign: 'leto',
    yclid: '17',
    referrer: 'https://search.example/q',
  })
})

test('marks that somebody has put behind a hash', () => {
  come('/configurator#slide=1&model=gv70?utm_source=vk&utm_medium=cpc')
  expect(firstVisit()).toEqual({ utm_source: 'vk', utm_medium: 'cpc' })
})

test('the first visit of the tab holds, whatever comes after', () => {
  come('/gv80.html?utm_source=ya')
  firstVisit()
  come('/g70.html?utm_source=mail')
  expect(firstVisit()).toEqual({ utm_source: 'ya' })
})

test('a visit without marks begins anew with the page of an advertisement, and not with any other', () => {
  come('/gv80.html', 'https://search.example/q')
  firstVisit()
  come('/gv80-design.html', `${location.origin}/gv80.html`)
  expect(firstVisit()).toEqual({ referrer: 'https://search.example/q' })
  come('/g70.html?utm_source=ya&yclid=17', 'https://ads.example/click')
  firstVisit()
  come('/test-drive.html', `${location.origin}/g70.html`)
  expect(firstVisit()).toEqual({ utm_source: 'ya', yclid: '17', referrer: 'https://ads.example/click' })
})

test('a page left before this code had come: its marks are in the referrer', () => {
  come('/test-drive.html', `${location.origin}/gv80.html?utm_medium=cpc`)
  expect(firstVisit()).toEqual({ utm_medium: 'cpc' })
})

test('a browser without URL.parse, like those of the build’s targets, knows the visit too', () => {
  vi.spyOn(URL, 'parse').mockImplementation(() => {
    throw new TypeError('URL.parse is not a function')
  })
  come('/gv80.html?utm_source=ya', 'https://search.example/q?text=personal')
  expect(firstVisit()).toEqual({ utm_source: 'ya', referrer: 'https://search.example/q' })
})

test('spoilt storage is no failure', () => {
  sessionStorage.setItem('first-visit', '{')
  come('/?utm_source=ya')
  expect(firstVisit()).toEqual({ utm_source: 'ya' })
})
