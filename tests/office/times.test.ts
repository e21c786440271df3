import { expect, test } from 'vitest'
import { fromLocalInput } from '#src/office/client/parts/times.ts'

test('a day and hour of a form is Moscow time; one that is missing is asked for in words', () => {
  expect(fromLocalInput('2026-12-01T00:00')).toBe('2026-11-30T21:00:00.000Z')
  expect(() => fromLocalInput('')).toThrow('Укажите день и час')
})
