// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { startPrefetch } from '#src/components/prefetch.ts'

test('bytes are counted also when the browser’s own list of resources is full: beyond the budget only a press fetches', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const nothing = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = nothing
      disconnect = nothing
    },
  )
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = nothing
      disconnect = nothing
      takeRecords = () => [{ startTime: performance.now() + 1, encodedBodySize: 60_000, initiatorType: 'script' }]
    },
  )
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
  document.body.innerHTML = '<a href="/a.html">А</a><a href="/b.html">Б</a>'
  const [first, second] = document.querySelectorAll('a')
  const fetchPage = vi.fn<(url: URL) => Promise<void>>(async () => {})
  const { stop } = startPrefetch(fetchPage, fetchPage)
  const asked = () => fetchPage.mock.calls.map(([{ pathname }]) => pathname)
  const send = async (link: Element | undefined, type: string) => {
    link?.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerType: 'mouse' }))
    await vi.runAllTimersAsync()
  }
  await send(first, 'pointerover')
  await send(second, 'pointerover')
  expect(asked()).toEqual(['/a.html'])
  await send(second, 'pointerdown')
  expect(asked()).toEqual(['/a.html', '/b.html'])
  stop()
  vi.useRealTimers()
})
