import { expect, test } from 'vitest'
import { createSearch } from '#src/backend/search/search.ts'
import { firstWords, MAX_QUERY_WORDS, questionWords } from '#src/backend/search/words.ts'
import { createTestBackend } from './test-backend.ts'

/** The work of a search grows with its words: how many are read is limited, whatever is sent. */

const words = (count: number, separator = ' ') => Array.from({ length: count }, (_, at) => `щщ${at}`).join(separator)

test('a query of as many words as are read is left as it was typed', () => {
  const typed = `Сколько, до 3,5 млн ${words(MAX_QUERY_WORDS - 5)}`
  expect(questionWords(typed)).toHaveLength(MAX_QUERY_WORDS)
  expect(firstWords(typed)).toBe(typed)
})

test.each([
  ['spaces', words(60)],
  ['hyphens', words(60, '-')],
  ['signs', words(60, '/')],
  ['line breaks', words(60, '\n')],
])('of more words, between %s, the first are read', (_, typed) => {
  expect(firstWords(typed)).toBe(words(MAX_QUERY_WORDS))
})

test('words that are repeated or say nothing take no place', () => {
  const typed = `${'а что где '.repeat(8)}${'щщ0 '.repeat(20)}${words(MAX_QUERY_WORDS)}`
  expect(firstWords(typed)).toBe(words(MAX_QUERY_WORDS))
  expect(firstWords('и в на '.repeat(20))).toBe('')
})

test('a search says what it read of a longer query', async () => {
  const { db, now } = await createTestBackend()
  const { find } = await createSearch(db, now)
  const paging = { page: 1, pageSize: 10 }
  expect(find(words(MAX_QUERY_WORDS), paging).corrected).toBeNull()
  expect(find(words(60), paging)).toMatchObject({ q: words(60), corrected: words(MAX_QUERY_WORDS) })
})
