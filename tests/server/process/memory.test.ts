import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { returnMemoryWhenIdle } from '#src/server/process/memory.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Each check: how busy the process was since the one before, and its megabytes. */
type Check = [share: number, megabytes: number]

/** The numbers of the checks at which a process collects, which leaves it `left` megabytes. */
function collections(checks: readonly Check[], left = 100): number[] {
  let at = -1
  let isCollected = false
  const made: number[] = []
  const stop = returnMemoryWhenIdle({
    busyShare: () => {
      isCollected = false
      return checks[++at]?.[0] ?? 0
    },
    size: () => (isCollected ? left : (checks[at]?.[1] ?? 100)) * 1024 * 1024,
    collect: () => {
      isCollected = true
      made.push(at)
    },
  })
  vi.advanceTimersByTime(10_000 * checks.length)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(at).toBe(checks.length - 1)
  return made
}

test('a process that has grown and rests for two checks collects its garbage once', () => {
  expect(
    collections([
      [0.5, 180],
      [0, 180],
      [0, 180],
      [0, 101],
      [0, 101],
    ]),
  ).toEqual([2])
})

test('at work, or with little to return, it leaves that to V8', () => {
  expect(
    collections([
      [0.5, 180],
      [0, 180],
      [0.3, 180],
      [0, 180],
      [0, 115],
    ]),
  ).toEqual([])
})

test('what has come since the last collection counts', () => {
  expect(
    collections([
      [0, 117],
      [0, 117],
      [0, 110],
      [0, 110],
      [0, 117],
    ]),
  ).toEqual([1, 4])
})

test('what a collection cannot return is not collected again and again', () => {
  expect(
    collections(
      [
        [0, 180],
        [0, 180],
        [0, 131],
        [0, 131],
        [0, 131],
      ],
      130,
    ),
  ).toEqual([1])
})

test('busy is who takes CPU time, not who waits for it', () => {
  const sizes = [100, 200, 200, 200, 200, 200].map((megabytes) => megabytes * 1024 * 1024)
  const collect = vi.fn()
  const stop = returnMemoryWhenIdle({ size: () => sizes.shift() ?? 0, collect })
  const start = process.threadCpuUsage()
  while (process.threadCpuUsage(start).user < 300_000);
  vi.advanceTimersByTime(20_000)
  expect(collect).not.toHaveBeenCalled()
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
  vi.advanceTimersByTime(10_000)
  expect(collect).toHaveBeenCalledOnce()
  stop()
})

test('V8 has the collection that is called by default', () => {
  const sizes = [0, 1e9]
  const stop = returnMemoryWhenIdle({ busyShare: () => 0, size: () => sizes.shift() ?? 1e9 })
  expect(() => vi.advanceTimersByTime(60_000)).not.toThrow()
  stop()
})
