import { expect, it } from 'vitest'
import { typograf } from '#src/domain/typography.ts'
import { versionsHeading } from '#src/pages/model-home/trims.tsx'

it.each([
  [1, 'Одна версия'],
  [2, 'Две версии'],
  [4, 'Четыре версии'],
  [5, 'Пять версий'],
  [8, 'Восемь версий'],
  [9, 'Все версии'],
])('over %i trims stands «%s», as typeset', (count, text) => {
  expect(versionsHeading(count)).toBe(text)
  expect(typograf(text)).toBe(text)
})
