// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { loadEarlyBack } from '#src/inline/early-back.ts'

afterEach(() => {
  if (window.earlyBack) removeEventListener('popstate', window.earlyBack)
  vi.unstubAllGlobals()
})

/** The address the document was loaded at, then the one «back» has led to. */
function goBack(from: string, to: string) {
  const place = { ...partsOf(from), reload: vi.fn<() => void>() }
  vi.stubGlobal('location', place)
  loadEarlyBack()
  Object.assign(place, partsOf(to))
  dispatchEvent(new PopStateEvent('popstate'))
  return place.reload
}
const partsOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost')
  return { pathname, search }
}

test.each([
  ['/dealers.html', '/support.html'],
  ['/news.html?page=2', '/news.html'],
])('from %s back to %s before there is code: the document of that page is loaded', (from, to) => {
  expect(goBack(from, to)).toHaveBeenCalledOnce()
})

test('a place of the same page is left to the code that is coming', () => {
  expect(goBack('/support.html#a', '/support.html#b')).not.toHaveBeenCalled()
})
