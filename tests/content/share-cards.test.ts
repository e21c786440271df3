import { expect, test } from 'vitest'
import { newsCardOf, shareCardOf, shareCards, shareImage } from '#src/content/share-cards.ts'
import { news } from '#src/content/seed/news-articles.ts'

test('a news item is shared with its own words: with a card drawn for other ones it is not', () => {
  const own = news[0]
  if (!own) throw new Error('No news came with the code')
  const { code } = own
  const image = shareImage(`news-${code}`)
  expect(shareCards.map(({ key }) => shareImage(key))).toContain(image)
  expect(newsCardOf(own).image).toBe(image)
  const list = shareCardOf('news')
  expect(list.image).toBe(shareImage('news'))
  expect(newsCardOf({ ...own, name: 'Новое имя' })).toEqual(list)
  expect(newsCardOf({ ...own, date: '2020-02-29' })).toEqual(list)
  expect(newsCardOf({ ...own, code: 'iz-ofisa' })).toEqual(list)
})
