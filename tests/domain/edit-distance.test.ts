import { expect, test } from 'vitest'
import { editDistance } from '#src/domain/edit-distance.ts'

test.each([
  ['', '', 0],
  ['abc', '', 3],
  ['', 'дом', 3],
  ['дом', 'дом', 0],
  ['design', 'desing', 1],
  ['гарнат', 'гарант', 1],
  ['кофигуратор', 'конфигуратор', 1],
  ['models', 'model', 1],
  ['kitten', 'sitting', 3],
  ['ab', 'ba', 1],
  ['a'.repeat(100), 'b'.repeat(100), 100],
])('%j and %j are %i edits apart', (a, b, edits) => expect(editDistance(a, b)).toBe(edits))

test('what was compared before does not matter', () => {
  expect(editDistance('конфигуратор', 'конфигураторы')).toBe(1)
  expect(editDistance('g7', 'g70')).toBe(1)
})
