// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sparseWrites } from '#src/components/sparse-writes.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  history.replaceState({ key: 'a' }, '', '/finance.html')
})
afterEach(() => void vi.useRealTimers())

test('a slider dragged for half a minute stays under the hundred writes of WebKit, and the address says where it ended', () => {
  const done = vi.fn<(value: number) => void>()
  const { write } = sparseWrites()
  for (let value = 0; value <= 1_500; value++) {
    write(() => done(value))
    vi.advanceTimersByTime(20)
  }
  expect(done.mock.calls[0]).toEqual([0])
  expect(done.mock.calls.length).toBeLessThan(90)
  vi.runAllTimers()
  expect(done).toHaveBeenLastCalledWith(1_500)
})

test('what is due is not written into another entry of the history, nor after it was dropped', () => {
  const done = vi.fn<(value: number) => void>()
  const { write, flush, drop } = sparseWrites()
  for (const value of [1, 2]) write(() => done(value))
  flush()
  expect(done.mock.calls).toEqual([[1], [2]])
  write(() => done(3))
  drop()
  vi.runAllTimers()
  for (const value of [4, 5]) write(() => done(value))
  history.replaceState({ key: 'b' }, '', '/g70.html')
  vi.runAllTimers()
  expect(done.mock.calls).toEqual([[1], [2], [4]])
})
