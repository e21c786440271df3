// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askForCodeAfterPaint } from '#src/inline/code-after-paint.ts'

let paint: (names: string[]) => void

beforeEach(() => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(tell: (list: { getEntriesByName: (name: string) => string[] }) => void) {
        paint = (names) => tell({ getEntriesByName: (wanted) => names.filter((name) => name === wanted) })
      }
      observe() {}
    },
  )
  document.head.innerHTML = '<template id="code"><meta name="code"></template>'
  askForCodeAfterPaint('code')
})
afterEach(() => vi.unstubAllGlobals())

const asked = () => document.head.querySelectorAll(':scope > [name=code]').length
const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))

test('the first contentful paint asks for the code, once', () => {
  paint(['first-paint'])
  expect(asked()).toBe(0)
  paint(['first-contentful-paint'])
  paint(['first-contentful-paint'])
  expect(asked()).toBe(1)
})

test('a page that begins further down asks after two frames: Firefox tells of no paint there', async () => {
  vi.stubGlobal('scrollY', 800)
  dispatchEvent(new Event('DOMContentLoaded'))
  expect(asked()).toBe(0)
  await frames()
  expect(asked()).toBe(1)
  paint(['first-contentful-paint'])
  expect(asked()).toBe(1)
})

test('at the top it waits for the paint', async () => {
  dispatchEvent(new Event('DOMContentLoaded'))
  await frames()
  expect(asked()).toBe(0)
})
