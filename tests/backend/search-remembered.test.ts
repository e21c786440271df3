import { expect, test, vi } from 'vitest'
import { remembered } from '#src/backend/search/remembered.ts'

test('a text is asked about once, even where nothing is known of it', () => {
  const ask = vi.fn((text: string) => (text === 'а' ? null : text.length))
  const answerTo = remembered(ask)
  expect(['а', 'слово', 'а', 'слово'].map(answerTo)).toEqual([null, 5, null, 5])
  expect(ask).toHaveBeenCalledTimes(2)
})
