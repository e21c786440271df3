import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPoller } from '#src/backend/poller.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const POLL_MS = 1_000
const heldJob = () => {
  const runs: PromiseWithResolvers<void>[] = []
  const job = vi.fn<() => Promise<void>>(() => {
    const run = Promise.withResolvers<void>()
    runs.push(run)
    return run.promise
  })
  const end = async (index: number) => {
    runs[index]!.resolve()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { job, end }
}

test('runs at the start and after every pause', async () => {
  const job = vi.fn<() => Promise<void>>(async () => {})
  const poller = createPoller({ job, pollMs: POLL_MS, onError: () => {} })
  poller.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(job).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2 * POLL_MS)
  expect(job).toHaveBeenCalledTimes(3)
  await poller.stop()
  await vi.advanceTimersByTimeAsync(5 * POLL_MS)
  expect(job).toHaveBeenCalledTimes(3)
})

test('woken during a run it runs once more, however often it was woken, and never twice at a time', async () => {
  const { job, end } = heldJob()
  const poller = createPoller({ job, pollMs: POLL_MS, onError: () => {} })
  poller.start()
  await vi.advanceTimersByTimeAsync(0)
  poller.wake()
  poller.wake()
  expect(job).toHaveBeenCalledTimes(1)
  await end(0)
  expect(job).toHaveBeenCalledTimes(2)
  await end(1)
  expect(job).toHaveBeenCalledTimes(2)
})

test('a run that throws is told of and tried again; what comes before the first one may fail too', async () => {
  const onError = vi.fn<(error: unknown) => void>()
  const job = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined)
  const poller = createPoller({ job, pollMs: POLL_MS, onError })
  poller.start(Promise.reject(new Error('before')))
  await vi.advanceTimersByTimeAsync(POLL_MS)
  expect(onError.mock.calls.map(([error]) => String(error))).toEqual(['Error: before', 'Error: away'])
  expect(job).toHaveBeenCalledTimes(2)
})

test('runs that fail for hours are reported more and more rarely, and anew after one that has worked', async () => {
  const onError = vi.fn<(error: unknown, failures: number) => void>()
  let isAway = true
  const job = async () => {
    if (isAway) throw new Error('away')
  }
  const poller = createPoller({ job, pollMs: POLL_MS, onError })
  poller.start()
  await vi.advanceTimersByTimeAsync(99 * POLL_MS)
  expect(onError.mock.calls.map(([, failures]) => failures)).toEqual([1, 2, 4, 8, 16, 32, 64])
  isAway = false
  await vi.advanceTimersByTimeAsync(POLL_MS)
  isAway = true
  await vi.advanceTimersByTimeAsync(POLL_MS)
  expect(onError).toHaveBeenLastCalledWith(expect.any(Error), 1)
  await poller.stop()
})

test('stopping waits for the run under way', async () => {
  const { job, end } = heldJob()
  const poller = createPoller({ job, pollMs: POLL_MS, onError: () => {} })
  poller.start()
  await vi.advanceTimersByTimeAsync(0)
  let isOver = false
  const stopped = poller.stop().then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(0)
  expect([isOver, poller.isStopped()]).toEqual([false, true])
  await end(0)
  await stopped
  expect(isOver).toBe(true)
})
