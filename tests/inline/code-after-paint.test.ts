// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestCodeAfterPaint } from '#src/inline/code-after-paint.ts'

let paint: (names: string[]) => void

const listen = window.addEventListener.bind(window)
let listening: AbortController
beforeEach(() => {
  // The script listens for as long as its page lives: a test's page ends with it.
  listening = new AbortController()
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) =>
    listen(type, listener, { signal: listening.signal }),
  )
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
  requestCodeAfterPaint('code')
})
afterEach(() => {
  listening.abort()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const asked = () => document.head.querySelectorAll(':scope > [name=code]').length
const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))

test('the first contentful paint asks for the code, once', () => {
  paint(['first-paint'])
  expect(asked()).toBe(0)
  paint(['first-contentful-paint'])
  paint(['first-contentful-paint'])
  expect(asked()).toBe(1)
})

test('many files are asked for in several tasks, in their order', async () => {
  const names = ['1', '2', '3', '4', '5', '6', '7']
  document.getElementById('code')!.innerHTML = names.map((name) => `<meta name="code" content="${name}">`).join('')
  paint(['first-contentful-paint'])
  expect(asked()).toBeGreaterThan(0)
  expect(asked()).toBeLessThan(names.length)
  await vi.waitFor(() => expect(asked()).toBe(names.length))
  const metas = document.head.querySelectorAll<HTMLMetaElement>(':scope > meta[name=code]')
  expect([...metas].map(({ content }) => content)).toEqual(names)
})

test('scripts run in the order they stand in', () => {
  document.getElementById('code')!.innerHTML = '<script type="text/plain" id="first"></script>'
  paint(['first-contentful-paint'])
  expect(document.head.querySelector<HTMLScriptElement>(':scope > #first')?.async).toBe(false)
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

test('in a background tab the end of loading asks: nothing is painted there', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  dispatchEvent(new Event('load'))
  await new Promise((done) => setTimeout(done))
  expect(asked()).toBe(1)
})

test('a visible page whose loading ends before its first paint waits for two frames', async () => {
  dispatchEvent(new Event('load'))
  await new Promise((done) => setTimeout(done))
  expect(asked()).toBe(0)
  await frames()
  await new Promise((done) => setTimeout(done))
  expect(asked()).toBe(1)
})
