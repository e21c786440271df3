import { expect, test } from 'vitest'
import { pressCosts } from '../../bench/press-cost.ts'

const MAIN = { pid: 1, tid: 7 }
const OTHER_THREAD = { pid: 1, tid: 8 }
const threads = [
  { name: 'thread_name', ph: 'M', ts: 0, ...MAIN, args: { name: 'CrRendererMain' } },
  { name: 'thread_name', ph: 'M', ts: 0, ...OTHER_THREAD, args: { name: 'Compositor' } },
]
/** Times in ms. */
const task = (start: number, dur: number, cpu: number, thread = MAIN) => ({
  name: 'RunTask',
  ph: 'X',
  ts: start * 1000,
  dur: dur * 1000,
  tdur: cpu * 1000,
  ...thread,
})
const commit = (start: number) => ({ name: 'Commit', ph: 'X', ts: start * 1000, dur: 1000, tdur: 1000, ...MAIN })
const event = (interactionId: number, type: string, start: number, duration: number, handling = 1) => ({
  name: 'EventTiming',
  ph: 'b',
  ts: start * 1000,
  ...MAIN,
  // Of the page's own clock.
  args: { data: { interactionId, type, duration, timeStamp: start + 5000, processingEnd: start + 5000 + handling } },
})

test('the tasks from the press to the frame handed over, by CPU time, of the main thread only', () => {
  const costs = pressCosts([
    ...threads,
    event(1, 'click', 100, 60, 20),
    // The frame before the response.
    commit(110),
    task(101, 20, 8),
    task(125, 10, 5),
    commit(134),
    // Postponed to a later frame, and on another thread.
    task(140, 15, 15),
    commit(154),
    task(110, 40, 40, OTHER_THREAD),
  ])
  expect(costs).toEqual([{ type: 'click', cpuMs: 13 }])
})

test('a task that was running when the press came counts from the press on', () => {
  const [cost] = pressCosts([...threads, event(1, 'keydown', 100, 40), task(80, 40, 20), commit(119)])
  expect(cost?.cpuMs).toBe(10)
})

test('an interaction is its longest event, and events without one are none', () => {
  const costs = pressCosts([
    ...threads,
    event(0, 'mousemove', 0, 90),
    event(2, 'pointerup', 60, 30),
    event(1, 'pointerdown', 0, 10),
    event(1, 'click', 2, 30),
    task(3, 4, 4),
  ])
  expect(costs).toEqual([
    { type: 'click', cpuMs: 4 },
    { type: 'pointerup', cpuMs: 0 },
  ])
})
