import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutBinding } from '#src/domain/nbsp.ts'
import type { SearchList } from '#src/domain/search.ts'
import { createTestBackend, dataOf } from './test-backend.ts'

/**
 * Forty questions that mix a task, a part of the car and a place, as people type them on a phone. What stands first on
 * the page, the answer or else the first result, leads where a person would expect and says what he wants to know.
 */
test('what is typed on a phone is answered where one expects it', async () => {
  const backend = await createTestBackend()
  const lines = readFileSync(new URL('search-queries-phone.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  const missed: string[] = []
  for (const line of lines) {
    const [q = '', url, says = '-'] = line.split('\t')
    const { answer, items } = dataOf<SearchList>(await backend.get('/v1/search', { q }))
    const said = withoutBinding(answer ? `${answer.title} ${answer.text}` : `${items[0]?.name} ${items[0]?.excerpt}`)
    const first = answer?.url ?? items[0]?.url
    if (first !== url) missed.push(`${q}: ${first ?? 'nothing'} instead of ${url}`)
    else if (says !== '-' && !said.includes(says)) missed.push(`${q}: «${said}» without «${says}»`)
  }
  expect(missed, `${missed.length} of ${lines.length}`).toEqual([])
}, 30_000)
