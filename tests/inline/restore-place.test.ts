// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restorePlace } from '#src/inline/restore-place.ts'

const scrolled = vi.fn<(to: ScrollToOptions) => void>()
const parsed = () => dispatchEvent(new Event('DOMContentLoaded'))

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrolled)
  vi.stubGlobal('scrollY', 223)
  sessionStorage.setItem('places', JSON.stringify([['left', { top: 500 }]]))
  history.replaceState({ key: 'left' }, '')
  restorePlace('places')
})
afterEach(() => {
  parsed()
  vi.unstubAllGlobals()
  scrolled.mockClear()
  sessionStorage.clear()
  history.replaceState(null, '')
})

test('an entry that was left before opens where it was, wherever the browser has put it', () => {
  expect(scrolled).not.toHaveBeenCalled()
  parsed()
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 500, behavior: 'instant' })
})

test.each(['wheel', 'touchmove', 'keydown', 'mousedown'])(
  'a visitor who has begun to move it is left alone: %s',
  (kind) => {
    dispatchEvent(new Event(kind))
    parsed()
    expect(scrolled).not.toHaveBeenCalled()
  },
)

test.each([
  ['a page opened by its address', () => history.replaceState(null, '')],
  ['storage that holds something else', () => sessionStorage.setItem('places', '{"left":500}')],
  ['an address that was entered again', () => vi.stubGlobal('scrollY', 0)],
  ['a page that is where it was', () => vi.stubGlobal('scrollY', 500)],
])('%s is not moved', (_what, prepare) => {
  prepare()
  parsed()
  expect(scrolled).not.toHaveBeenCalled()
})
