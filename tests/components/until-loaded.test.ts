// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilLoaded } from '#src/components/until-loaded.ts'

const reload = vi.fn()
const answer = vi.fn<(url: string) => Promise<Response>>()
const lost = () => Promise.reject(new Error('Failed to fetch dynamically imported module'))
let type = 'navigate'

beforeEach(() => {
  type = 'navigate'
  reload.mockReset()
  answer.mockReset().mockResolvedValue(new Response(null, { status: 200 }))
  vi.useFakeTimers()
  vi.stubGlobal('location', { href: 'http://localhost/a.html', reload })
  vi.stubGlobal('fetch', answer)
  // jsdom's own timers read the clock.
  vi.stubGlobal('performance', { now: () => Date.now(), getEntriesByType: () => [{ type }] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a file that comes late is waited for', async () => {
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(lost).mockResolvedValue('late')
  const loaded = untilLoaded(load, true)
  await vi.advanceTimersByTimeAsync(3_000)
  await expect(loaded).resolves.toBe('late')
  expect(reload).not.toHaveBeenCalled()
})

test('a part that is missing although the server answers reloads the page', async () => {
  void untilLoaded(lost, true)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answer).toHaveBeenCalledWith('http://localhost/a.html', { method: 'HEAD' })
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that was reloaded is not reloaded again', async () => {
  type = 'reload'
  void untilLoaded(lost, true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).not.toHaveBeenCalled()
})

test('neither without a network, nor where the server’s HTML is in its place', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  void untilLoaded(lost, true)
  await vi.advanceTimersByTimeAsync(30_000)
  answer.mockResolvedValue(new Response(null, { status: 502 }))
  await vi.advanceTimersByTimeAsync(30_000)
  answer.mockClear()
  void untilLoaded(lost)
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).not.toHaveBeenCalled()
})
