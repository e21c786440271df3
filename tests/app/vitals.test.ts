// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { startVitals } from '#src/app/vitals.ts'

const asked = vi.hoisted(() => ({ times: 0 }))
vi.mock('#src/analytics/vitals.ts', () => {
  asked.times++
  throw new Error('Failed to fetch dynamically imported module')
})

afterEach(() => {
  vi.useRealTimers()
  delete document.documentElement.dataset['vitals']
})

test.each([['complete'], ['interactive']] as const)(
  'measuring whose code does not arrive makes no error; asked for when the page is %s',
  async (state) => {
    const failures: unknown[] = []
    const note = (reason: unknown) => void failures.push(reason)
    process.on('unhandledRejection', note)
    vi.spyOn(document, 'readyState', 'get').mockReturnValue(state)
    vi.useFakeTimers()
    document.documentElement.dataset['vitals'] = '1'
    const before = asked.times
    startVitals()
    if (state !== 'complete') dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    await vi.waitFor(() => expect(asked.times).toBeGreaterThan(before))
    await new Promise((resolve) => setTimeout(resolve, 50))
    process.off('unhandledRejection', note)
    expect(failures).toEqual([])
  },
)
