import { beforeAll, describe, expect, test } from 'vitest'
import { cutAtWord, fitDescription, fitTitle } from '#src/backend/meta/meta-texts.ts'
import { metaTagsShape, type MetaTags } from '#src/domain/shapes/meta.ts'
import { BRAND } from '#src/brand/brand.ts'
import { formatMoney } from '#src/domain/format.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { hrefTo, staticRouteNames } from '#src/routes.ts'
import { configurator, trimById } from '../fixtures/cars.ts'
import { news } from '../fixtures/news.ts'
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

  test('a news item has those of its item, as an article under the news', async () => {
    for (const { code, name } of news) {
      const { title, description, og, breadcrumbs } = await metaOf(hrefTo('news-detail', { params: { code } }))
      expect(title).toContain(name)
      expect(title.length).toBeLessThanOrEqual(65)
      expect(description.length).toBeLessThanOrEqual(160)
      expect(og.type).toBe('article')
      // The build has drawn cards for the news of the code alone.
      expect(og.image).toBe('https://site.example/images/share/news.jpg')
      expect(breadcrumbs.map(({ url }) => url)).toEqual([
        hrefTo('home'),
        hrefTo('news'),
        hrefTo('news-detail', { params: { code } }),
      ])
    }
  })

  test.each([
    ['/gv80.html', 'index, follow', 'product'],
    ['/warranty.html', 'index, follow', 'website'],
    ['/search.html', 'noindex, follow', 'website'],
    ['/404.html', 'noindex', 'website'],
  ])('%s is %s and %s', async (route, robots, type) => {
    expect(await metaOf(route)).toMatchObject({ robots, og: { type } })
  })

  describe('a build in the address of the configurator', () => {
    const build = '/configurator?model=gv70&comp=204&ext=BLU&int=IVR&pkg=3'

    test('has tags of its own, its card, and the configurator as its canonical address', async () => {
      const chosen = (list: readonly { code: string; name: string; price: number | null }[], code: string) => {
        const found = list.find((one) => one.code === code)
        if (!found) throw new Error(`No ${code} in the fixtures`)
        return found
      }
      const paint = chosen(configurator.colorExterior, 'BLU')
      const cabin = chosen(configurator.colorInterior, 'IVR')
      const sound = configurator.package.find(({ id }) => id === 3)
      const trim = trimById(204)
      const total = [trim, paint, cabin, sound].reduce((sum, part) => sum + (part?.price ?? Number.NaN), 0)
      const meta = metaTagsShape.parse(await metaOf(build))
      expect(meta).toMatchObject({
        route: build,
        title: `${BRAND} GV70 ${trim.name}, ${paint.name.toLowerCase()} — конфигуратор`,
        canonical: 'https://site.example/configurator',
        robots: 'index, follow',
        og: {
          url: `https://site.example${build}`,
          image: 'https://site.example/upload/builds/gv70.204.BLU.IVR.3.jpg',
          image_alt: `${BRAND} GV70, ${paint.name.toLowerCase()}`,
        },
      })
      expect(withPlainSpaces(meta.description)).toContain(
        `${cabin.name.toLowerCase()}. ${withPlainSpaces(formatMoney(total))}`,
      )
      expect(meta.description.length).toBeLessThanOrEqual(160)
    })

    test('what cannot be had is shared as what stands in its place', async () => {
      const { og } = await metaOf('/configurator?model=gv70&comp=201&ext=NONE&int=IVR&pkg=999')
      expect(og.url).toBe('https://site.example/configurator?model=gv70&comp=201&ext=WHT&int=BRW')
      expect(og.image).toBe('https://site.example/upload/builds/gv70.201.WHT.BRW.jpg')
    })

    test.each(configurator.model.map(({ code }) => code))('of %s alone', async (model) => {
      const { title, description, og } = await metaOf(`/configurator?model=${model}`)
      expect(og.url).toBe(`https://site.example/configurator?model=${model}`)
      expect([title.length >= 30, title.length <= 65, description.length >= 70, description.length <= 160]).toEqual(
        Array(4).fill(true),
      )
    })

    test.each(['/configurator', '/configurator?model=x', '/configurator?comp=204'])(
      '%s is the configurator',
      async (route) => {
        const { title } = await metaOf('/configurator')
        expect(await metaOf(route)).toMatchObject({
          title,
          og: { image: expect.stringContaining('/images/share/') as string },
        })
      },
    )

    test('no other page has a query', async () => {
      expect(await backend.get('/v1/meta', { route: '/gv80.html?model=gv70' })).toMatchObject({ status: 404 })
    })
  })

  test('a section stands under its model', async () => {
    const { breadcrumbs } = await metaOf('/ru/ru/g70-design.html')
    expect(breadcrumbs.map(({ url }) => url)).toEqual([
      hrefTo('home'),
      '/models.html',
      '/new-g70.html',
      '/ru/ru/g70-design.html',
    ])
  })
})

describe('texts made for a news item', () => {
  test('a long title is cut at a word', () => {
    const title = fitTitle('Сертифицированные автомобили с\u00a0пробегом: программа началась в двадцати городах')
    expect(title).toBe(`Сертифицированные автомобили с пробегом… — новости ${BRAND}`)
  })
  test('a short preview says where it stands, a long one is cut', () => {
    expect(fitDescription('Коротко.')).toBe(`Коротко. Подробности — в новостях ${BRAND}.`)
    expect(fitDescription('слово '.repeat(40).trim())).toMatch(/слово…$/)
  })
  test.each([
    ['Автоцентр «Премиум Восток на Садовом»', 28, 'Автоцентр «Премиум Восток…»'],
    // The mark needs a place of its own.
    ['Автоцентр «Премиум Восток на Садовом»', 26, 'Автоцентр «Премиум…»'],
    ['Автоцентр «Премиум Восток на Садовом»', 18, 'Автоцентр…'],
    ['Салон «Центр „Волга Премиум“ на набережной»', 25, 'Салон «Центр „Волга…“»'],
    ['Салон «Центр „Волга Премиум“ на набережной»', 34, 'Салон «Центр „Волга Премиум“ на…»'],
    ['Салон «Волга» на набережной у моста', 28, 'Салон «Волга» на набережной…'],
  ])('%s in %i characters leaves no quotation mark open', (name, max, cut) => {
    expect(cutAtWord(name, max)).toBe(cut)
    expect(cut.length).toBeLessThanOrEqual(max)
  })
})
