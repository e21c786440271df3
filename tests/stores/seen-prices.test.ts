// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

/** A visit begins with the page: what it has found it keeps. */
async function visit() {
  vi.resetModules()
  return import('#src/stores/seen-prices.ts')
}
const stored = () => localStorage.getItem('prices')

beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  document.body.replaceChildren()
})

test('a changed price is told in the next visit, all through it, and not in the one after', async () => {
  const first = await visit()
  expect(first.pricesBefore()).toEqual(new Map())
  first.notePrices([{ id: 1, price: 100 }])
  const second = await visit()
  second.notePrices([{ id: 1, price: 120 }])
  second.notePrices([{ id: 1, price: 120 }])
  expect(second.pricesBefore()).toEqual(new Map([[1, 100]]))
  expect((await visit()).pricesBefore()).toEqual(new Map([[1, 120]]))
})

test('what was not on the screen is not remembered, nor what has no price', async () => {
  const { notePrices } = await visit()
  notePrices([{ id: 1, price: null }])
  expect(stored()).toBeNull()
  notePrices([{ id: 2, price: 5 }])
  notePrices([])
  expect(stored()).toBe('[[2,5]]')
  // Another page of the same visit.
  notePrices([{ id: 3, price: 7 }])
  expect(stored()).toBe('[[2,5],[3,7]]')
})

test.each(['{', '{"1":2}', '[[1]]', '[["1","2"],[1,-2],[1,1.5],null]', 'null'])(
  'what something else has written is nothing: %s',
  async (text) => {
    localStorage.setItem('prices', text)
    expect((await visit()).pricesBefore()).toEqual(new Map())
  },
)

test('a preview of the office is no visit', async () => {
  document.body.innerHTML = '<div class="preview-bar"></div>'
  const { notePrices } = await visit()
  notePrices([{ id: 1, price: 100 }])
  expect(stored()).toBeNull()
})

test('where the browser keeps nothing, nothing happens', async () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const { notePrices, pricesBefore } = await visit()
  notePrices([{ id: 1, price: 100 }])
  expect(pricesBefore()).toEqual(new Map())
})

test('the list does not grow without end', async () => {
  const { notePrices } = await visit()
  const trims = Array.from({ length: 300 }, (_, index) => ({ id: index + 1, price: 5 }))
  notePrices(trims)
  // What was shown last is kept: trims that are gone make room.
  expect(JSON.parse(stored() ?? '[]')).toEqual(trims.slice(200).map(({ id, price }) => [id, price]))
})
