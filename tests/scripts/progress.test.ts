import { expect, test } from 'vitest'
import { createProgress, duration } from '../../scripts/progress.ts'

test('durations are said as one says them', () => {
  expect([30, 240, 12_000].map(duration)).toEqual(['30 s', '4 min', '3 h 20 min'])
})

function told(total: number, secondsAStep: number): string[] {
  const lines: string[] = []
  let clock = 0
  const step = createProgress('Pictures', total, { say: (line) => lines.push(line), now: () => clock })
  for (let i = 0; i < total; i++) {
    clock += secondsAStep * 1000
    step()
  }
  return lines
}

test('long work says at every tenth of the way what is done and what is left at the pace so far', () => {
  const lines = told(40, 3)
  expect(lines).toHaveLength(9)
  expect(lines[0]).toBe('Pictures: 4 of 40, about 2 min left')
  expect(lines.at(-1)).toBe('Pictures: 36 of 40, about 12 s left')
})

test('work of a few steps says one line for each but the last', () => {
  expect(told(3, 10)).toEqual(['Pictures: 1 of 3, about 20 s left', 'Pictures: 2 of 3, about 10 s left'])
})
