import { beforeAll, describe, expect, test } from 'vitest'
import { swapLayout } from '#src/backend/search/layout.ts'
import { BRAND, BRAND_IN_RUSSIAN, BRAND_MISSPELT, BRAND_SLUG } from '#src/brand/brand.ts'
import type { SearchList } from '#src/domain/search.ts'
import { hrefTo } from '#src/routes.ts'
import { createTestBackend, dataOf, type TestBackend } from '../backend/test-backend.ts'

const inRussian = Object.values(BRAND_IN_RUSSIAN)
const spellings = [...new Set([BRAND, BRAND_SLUG, ...inRussian, ...BRAND_MISSPELT])]

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend()
})
const urlsOf = async (q: string) =>
  dataOf<SearchList>(await backend.get('/v1/search', { q })).items.map(({ url }) => url)

test.each([...spellings, swapLayout(BRAND_IN_RUSSIAN.nominative.toLowerCase())])(
  'whoever asks for «%s» finds the home page first',
  async (spelling) => expect((await urlsOf(spelling))[0]).toBe(hrefTo('home')),
)

describe('beside other words the name says nothing', async () => {
  test.each(spellings)('«гарантия %s»', async (spelling) =>
    expect(await urlsOf(`гарантия ${spelling}`)).toEqual(await urlsOf('гарантия')),
  )
})

test('the Russian forms are of one word', () => {
  const [stem = ''] = inRussian.toSorted((a, b) => a.length - b.length)
  for (const form of inRussian) expect(form.startsWith(stem.replace(/[аеиоуыэюяйь]$/, ''))).toBe(true)
})
