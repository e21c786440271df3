import { expect, test } from 'vitest'
import { trims } from '#src/content/cars/trims.ts'
import type { SearchList } from '#src/domain/search.ts'
import { withLiveContent } from '#src/server/live/live-content.ts'
import { createTestBackend, dataOf } from '../../backend/test-backend.ts'

test('an answer about a trim names the price of the office, and since when it holds', async () => {
  const backend = await createTestBackend()
  const own = trims.filter(({ model }) => model === 'g90')
  const family = own.at(-1)?.family ?? ''
  const answer = async () => {
    const list = dataOf<SearchList>(await backend.get('/v1/search', { q: `сколько стоит g90 ${family}` }))
    return JSON.stringify(list).replaceAll('\u00a0', ' ')
  }
  const prices = own.map(({ id }) => [id, 9_870_000] as const)
  const live = { prices: { g90: { lowest: '9 870 000', since: '2021-08-01', trims: prices } } }
  const said = await withLiveContent(live, answer)
  expect(said).toContain('от 9 870 000 ₽')
  expect(said).toContain('1 августа 2021 г.')
  expect(await answer()).not.toContain('9 870 000')
})
