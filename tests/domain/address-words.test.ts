import { expect, test } from 'vitest'
import { newsCategory } from '#src/domain/news.ts'
import { searchText } from '#src/domain/search.ts'
import { addressOf } from '#src/server/pages/page-address.ts'

test.each(['G70', '  гарантия  ', 'а'.repeat(300), `${'а'.repeat(199)} б`, ''])(
  'a question of %j is the same for the page and for the server, whose address is shorter',
  (q) => {
    const asked = new URLSearchParams({ q })
    const kept = new URL(addressOf(`/search.html?${asked}`) ?? '', 'http://localhost').searchParams
    expect(searchText(asked)).toBe(searchText(kept))
  },
)

test('a topic that we do not have is all of them', () => {
  expect(newsCategory(new URLSearchParams('category=brand'))).toBe('brand')
  expect(newsCategory(new URLSearchParams('category=nonsense'))).toBeUndefined()
  expect(newsCategory(new URLSearchParams(''))).toBeUndefined()
})
