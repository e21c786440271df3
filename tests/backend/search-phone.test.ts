import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutBinding } from '#src/domain/nbsp.ts'
import type { SearchList } from '#src/domain/search.ts'
import { createTestBackend, dataOf } from './test-backend.ts'

/**
 * Questions of two lists. Phone: forty that mix a task, a part of the car and a place, as people type them on a phone. What stands first on
 * the page, the answer or else the first result, leads where a person would expect and says what he wants to know.
 * Visitor: ten that a reviewer missed, and twenty-two written before they were mended. Review: what two
 * later reviewers asked in vain, with neighbours of each.
 */
test.each(['search-queries-phone.tsv', 'search-queries-visitor.tsv', 'search-queries-review.tsv'])(
  'is answered where one expects it: %s',
  async (file) => {
    const backend = await createTestBackend()
    const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
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
  },
  30_000,
)
