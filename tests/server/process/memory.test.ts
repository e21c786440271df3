import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { returnMemoryWhenIdle } from '#src/server/process/memory.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** How often a process collects in each of these checks, by how busy it was since the one before. */
function collections(shares: readonly number[]): number[] {
  const left = [...shares]
  const collect = vi.fn<() => void>()
  const stop = returnMemoryWhenIdle({ busyShare: () => left.shift() ?? 0, collect })
  const made = shares.map(() => {
    collect.mockClear()
    vi.advanceTimersByTime(10_000)
    return collect.mock.calls.length
  })
  stop()
  collect.mockClear()
  vi.advanceTimersByTime(60_000)
  expect(collect).not.toHaveBeenCalled()
  return made
}

test('a process that has worked and rests collects its garbage three times, and then no more', () => {
  expect(collections([0.5, 0, 0, 0, 0, 0])).toEqual([0, 1, 1, 1, 0, 0])
})

test('at work it leaves that to V8; a process that has done nothing has nothing to collect', () => {
  expect(collections([0, 0.3, 0.9, 0.3])).toEqual([0, 0, 0, 0])
})

test('work in between begins a new rest', () => {
  expect(collections([0.5, 0, 0.5, 0, 0.01, 0.01, 0.01])).toEqual([0, 1, 0, 1, 1, 1, 0])
})

test('by default it reads the event loop and calls V8', () => {
  const stop = returnMemoryWhenIdle()
  expect(() => vi.advanceTimersByTime(60_000)).not.toThrow()
  stop()
})
