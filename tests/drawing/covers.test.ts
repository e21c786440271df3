import { expect, test } from 'vitest'
import { news } from '#src/content/seed/news.ts'
import { asMessage, placeOf, quoted, repeated } from '../content/rules/places.ts'
import { newsCover } from '../../scripts/pictures/covers.ts'

test('no two news have the same cover', () => {
  const problems = repeated(news, (item) => newsCover(item, news).replaceAll(/news-\d+/g, 'news')).map(
    ([, same]) =>
      `${placeOf({ file: 'seed/news', near: `code: '${same[0]?.code}'` })}: одна и та же обложка у новостей ${quoted(same.map(({ name }) => name))}. Дайте одной из них другую (cover) или снимок (photo).`,
  )
  expect(problems, asMessage(problems)).toEqual([])
})

test('covers are 4:3 and keep the content policy', () => {
  for (const item of news) {
    const cover = newsCover(item, news)
    expect(cover).toContain('viewBox="0 0 400 300"')
    expect(cover).not.toMatch(/ style=|<style|<script|NaN|undefined/)
  }
})
