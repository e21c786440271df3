import { expect, test } from 'vitest'
import { interactionsOf, type SeenEvent } from '../../bench/visitor.ts'

const event = (interaction: number, what: string, start: number, [heard, done, shown]: [number, number, number]) =>
  ({ interaction, what, start, heard, done, ms: shown - start }) satisfies SeenEvent

test('an interaction is its longest event, its work all that was done until the frame', () => {
  const [press] = interactionsOf([
    event(1, 'pointerdown', 0, [5, 10, 48]),
    event(1, 'pointerup', 40, [42, 43, 120]),
    event(1, 'click', 40, [43, 90, 120]),
  ])
  expect(press).toEqual({ ms: 80, what: 'pointerup', wait: 2, work: 48, paint: 30 })
})

test('what a key makes the field do counts as its work, though it is no interaction of its own', () => {
  const [key, ...others] = interactionsOf([
    event(7, 'keydown', 100, [103, 105, 264]),
    event(0, 'input', 110, [130, 200, 262]),
  ])
  expect(key).toEqual({ ms: 164, what: 'keydown', wait: 3, work: 97, paint: 64 })
  expect(others).toEqual([])
})

test('events of another frame are no part of it', () => {
  const [press, key] = interactionsOf([event(1, 'click', 0, [1, 20, 40]), event(2, 'keydown', 10, [21, 90, 120])])
  expect(press).toMatchObject({ ms: 40, work: 19 })
  expect(key).toMatchObject({ ms: 110, wait: 11, work: 69 })
})
