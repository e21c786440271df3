import { expect, test } from 'vitest'
import { typograf } from '#src/domain/typography.ts'
import { foundLines } from '#src/office/client/content/found-lines.ts'
import { eachOnce } from '#src/office/client/parts/each-once.ts'
import type { ContentLine } from '#src/office/shapes/content.ts'

const line = (key: string, title: string): ContentLine => ({
  key,
  title: typograf(title),
  origin: 'made',
  draft: null,
  plannedAt: null,
  isConflict: false,
})

test('items are found by their names as they are typed', () => {
  const lines = [line('7', 'Тест-драйв в Тюмени, ещё один'), line('8', 'Новая G90 L')]
  for (const words of ['тест-драйв в тюмени', ' В Тюмени', 'еще один', '7'])
    expect([words, foundLines(lines, words).map(({ key }) => key)]).toEqual([words, ['7']])
  expect(foundLines(lines, 'g90 l')).toHaveLength(1)
  expect(foundLines(lines, '')).toHaveLength(2)
  expect(foundLines(lines, 'тестдрайв')).toEqual([])
})

test('a row that comes again on the next page, because others have come before it, is shown once', () => {
  const rows = ['a', 'b', 'b', 'c'].map((id) => ({ id }))
  expect(eachOnce(rows).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})
