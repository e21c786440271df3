import { expect, test } from 'vitest'
import { news } from '#src/content/seed/news-articles.ts'
import { asMessage, placeOf, quoted, repeated } from '../content/rules/places.ts'
import { newsCover } from '../../scripts/pictures/covers.ts'

test('no two news have the same cover', () => {
  const problems = repeated(news, (item) => newsCover(item, news).replaceAll(/news-\d+/g, 'news')).map(
    ([, same]) =>
      `${placeOf({ file: 'seed/news', near: `code: '${same[0]?.code}'` })}: одна и та же обложка у новостей ${quoted(same.map(({ name }) => name))}. Дайте одной из них другую (cover) или снимок (photo).`,
  )
  expect(problems, asMessage(problems)).toEqual([])
})

test.each([
  ['card', '0 0 400 300'],
  ['wide', '-150 0 700 300'],
] as const)(
  'a cover of the shape %s has its format, keeps the content policy and shows no bare number',
  (shape, box) => {
    for (const item of news) {
      const cover = newsCover(item, news, shape)
      expect(cover).toContain(`viewBox="${box}"`)
      expect(cover).not.toMatch(/ style=|<style|<script|<text|NaN|undefined/)
    }
  },
)
