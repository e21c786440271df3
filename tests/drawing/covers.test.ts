import { expect, test } from 'vitest'
import { news } from '#src/content/seed/news.ts'
import { newsCover } from '../../scripts/pictures/covers.ts'

test('no two news have the same cover', () => {
  const covers = news.map((item) => newsCover(item, news).replaceAll(/news-\d+/g, 'news'))
  expect(new Set(covers).size).toBe(news.length)
})

test('covers are 4:3 and keep the content policy', () => {
  for (const item of news) {
    const cover = newsCover(item, news)
    expect(cover).toContain('viewBox="0 0 400 300"')
    expect(cover).not.toMatch(/ style=|<style|<script|NaN|undefined/)
  }
})
