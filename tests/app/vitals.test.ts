// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { startVitals } from '#src/app/vitals.ts'

vi.mock('#src/analytics/vitals.ts', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

afterEach(() => {
  vi.useRealTimers()
  delete document.documentElement.dataset['vitals']
})

test('measuring whose code does not arrive makes no error', async () => {
  const failures: unknown[] = []
  const note = (reason: unknown) => void failures.push(reason)
  process.on('unhandledRejection', note)
  vi.useFakeTimers()
  document.documentElement.dataset['vitals'] = '1'
  startVitals()
  dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  await new Promise((resolve) => setTimeout(resolve, 50))
  process.off('unhandledRejection', note)
  expect(failures).toEqual([])
})
