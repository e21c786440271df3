import { beforeAll, describe, expect, test } from 'vitest'
import { fitDescription, fitTitle } from '#src/backend/meta-texts.ts'
import { metaTagsShape, type MetaTags } from '#src/domain/shapes/meta.ts'
import { news } from '#src/content/seed/news.ts'
import { hrefTo, staticRouteNames } from '#src/routes.ts'
import { createTestBackend, dataOf, type TestBackend } from './test-backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend()
})
const metaOf = async (route: string): Promise<MetaTags> => dataOf(await backend.get('/v1/meta', { route }))

describe('meta tags', () => {
  test.each(staticRouteNames)('%s has its own', async (name) => {
    const path = hrefTo(name)
    const meta = metaTagsShape.parse(await metaOf(path))
    expect(meta).toMatchObject({ route: path, canonical: name === 'error-404' ? '' : `https://site.example${path}` })
    expect(meta.breadcrumbs[0]?.url).toBe(hrefTo('home'))
    expect(meta.breadcrumbs.at(-1)?.url).toBe(path)
  })

  test('a visitor’s own page tells search engines nothing, not even its address', async () => {
    const path = hrefTo('request', { params: { secret: 'a'.repeat(22) } })
    expect(await metaOf(path)).toMatchObject({ route: path, canonical: '', robots: 'noindex, nofollow' })
  })

  test('news has those of its item, within the usual lengths', async () => {
    for (const { code } of news) {
      const { title, description, og, breadcrumbs } = await metaOf(hrefTo('news-detail', { params: { code } }))
      expect(title.length).toBeGreaterThanOrEqual(30)
      expect(title.length).toBeLessThanOrEqual(65)
      expect(title).toMatch(/ — новости Norven$/)
      expect(description.length).toBeGreaterThanOrEqual(70)
      expect(description.length).toBeLessThanOrEqual(160)
      expect(og.type).toBe('article')
      expect(breadcrumbs).toHaveLength(3)
    }
  })

  test('no two pages share a title or a description, news among them', async () => {
    const paths = [
      ...staticRouteNames.map((name) => hrefTo(name)),
      ...news.map(({ code }) => hrefTo('news-detail', { params: { code } })),
    ]
    const tags = await Promise.all(paths.map(metaOf))
    const twice = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)
    expect(twice(tags.map(({ title }) => title))).toEqual([])
    expect(twice(tags.map(({ description }) => description))).toEqual([])
  })

  test.each([
    ['/gv80.html', 'index, follow', 'product'],
    ['/warranty.html', 'index, follow', 'website'],
    ['/search.html', 'noindex, follow', 'website'],
    ['/404.html', 'noindex', 'website'],
  ])('%s is %s and %s', async (route, robots, type) => {
    expect(await metaOf(route)).toMatchObject({ robots, og: { type } })
  })

  test('a section stands under its model', async () => {
    const { breadcrumbs } = await metaOf('/ru/ru/g70-design.html')
    expect(breadcrumbs.map(({ url }) => url)).toEqual([
      '/norven.html',
      '/models.html',
      '/new-g70.html',
      '/ru/ru/g70-design.html',
    ])
  })
})

describe('texts made for a news item', () => {
  test('a long title is cut at a word', () => {
    const title = fitTitle('Сертифицированные автомобили с\u00a0пробегом: программа началась в двадцати городах')
    expect(title).toBe('Сертифицированные автомобили с пробегом… — новости Norven')
  })
  test('a short preview says where it stands, a long one is cut', () => {
    expect(fitDescription('Коротко.')).toBe('Коротко. Подробности — в новостях Norven.')
    expect(fitDescription('слово '.repeat(40).trim())).toMatch(/слово…$/)
  })
})
