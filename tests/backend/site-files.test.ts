import { renderSVG } from 'uqr'
import { beforeAll, describe, expect, test } from 'vitest'
import { laterDay } from '#src/backend/content/last-changes.ts'
import { siteFileAt, siteFiles } from '#src/backend/site-files/index.ts'
import { escapeXml } from '#src/backend/site-files/xml.ts'
import { editions } from '#src/brand/brand.ts'
import { pricesSince } from '#src/content/models/prices.ts'
import { groups, modelGroups } from '#src/pages/sitemap/groups.ts'
import { hrefTo, routeOf, staticRouteNames } from '#src/routes.ts'
import type { Place } from '#src/domain/geo.ts'
import { yandexRoute } from '#src/domain/route-links.ts'
import type { MetaTags } from '#src/domain/shapes/meta.ts'
import { complectations } from '../fixtures/cars.ts'
import { dealers } from '../fixtures/directory.ts'
import { news } from '../fixtures/news.ts'
import { withLiveContent } from '#src/server/live/live-content.ts'
import { createTestBackend, dataOf, type TestBackend } from './test-backend.ts'

const ORIGIN = 'https://site.example'
const NOW = new Date('2021-12-20T10:00:00Z')

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend()
})
const read = async (path: string) =>
  await siteFiles[path]!.make({ db: backend.db, publicOrigin: ORIGIN, now: () => NOW })

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replace(ORIGIN, ''))
const indexed = staticRouteNames.filter((name) => !routeOf(name).noindex).map((name) => hrefTo(name))
const dealerPages = dealers.map(({ code }) => hrefTo('dealers', { query: { dealer: code } }))
const newsPages = news.map(({ code }) => hrefTo('news-detail', { params: { code } }))

/** Disallow lines as crawlers read them: beginnings of paths. */
const isDisallowed = (robots: string, path: string) =>
  [...robots.matchAll(/^Disallow: (.+)$/gm)].some(([, start = '']) => path.startsWith(start))

describe('sitemap.xml, the site map page, robots.txt and the routes table agree', () => {
  test('sitemap.xml has every page that may be indexed, the dealers and the news, once', async () => {
    const listed = locations(await read('/sitemap.xml'))
    expect(listed.toSorted()).toEqual([...indexed, ...dealerPages, ...newsPages].toSorted())
  })

  test('the site map page has the same pages, news by their list', () => {
    const shown = [...modelGroups, ...groups].flatMap(({ routes }) => routes).map((name) => hrefTo(name))
    expect([...new Set(shown)].toSorted()).toEqual(indexed.toSorted())
  })

  test('robots.txt forbids none of them and names the map', async () => {
    const robots = await read('/robots.txt')
    expect(locations(await read('/sitemap.xml')).filter((path) => isDisallowed(robots, path))).toEqual([])
    expect(robots).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`)
  })

  test('what is listed is said to be indexed by its own page, under the same address', async () => {
    for (const path of locations(await read('/sitemap.xml'))) {
      const meta = dataOf<MetaTags>(await backend.get('/v1/meta', { route: path }))
      expect(meta).toMatchObject({ canonical: ORIGIN + path, robots: 'index, follow' })
    }
  })
})

test('every address of the map has its day, none after the newest of editions, prices and news', async () => {
  const days = [...(await read('/sitemap.xml')).matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, day = '']) => day)
  expect(days).toHaveLength(indexed.length + dealerPages.length + newsPages.length)
  expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day))).toEqual([])
  const newest = [...Object.values(editions), pricesSince(), ...news.map(({ date }) => date.slice(0, 10))]
    .toSorted()
    .at(-1)!
  expect(days.toSorted().at(-1)! <= newest).toBe(true)
})

test('no address has changed on a day that is still to come, whatever day an item bears', async () => {
  const context = { db: backend.db, publicOrigin: ORIGIN, now: () => new Date('2021-07-14T09:00:00Z') }
  const map = String(await siteFileAt('/sitemap.xml')?.make(context))
  const days = [...map.matchAll(/\/news\/[^<]*<\/loc><lastmod>([^<]+)</g)].map(([, day = '']) => day)
  expect(news.some(({ date }) => date > '2021-07-14')).toBe(true)
  expect(days.filter((day) => day > '2021-07-14')).toEqual([])
})

test('the day of new prices is that of the pages that have them, and none before it has come', async () => {
  const live = { prices: { g90: { lowest: '1 000 000', since: '2099-05-01', trims: [] } } }
  const changedOn = async (day: string) => {
    const now = () => new Date(`${day}T12:00:00Z`)
    const context = { db: backend.db, publicOrigin: ORIGIN, now }
    const map = String(await withLiveContent(live, () => siteFileAt('/sitemap.xml')?.make(context)))
    return [...map.matchAll(/<loc>([^<]+)<\/loc><lastmod>2099-05-01</g)].map(([, url = '']) => url.replace(ORIGIN, ''))
  }
  expect(await changedOn('2099-04-30')).toEqual([])
  const changed = await changedOn('2099-05-01')
  expect(changed).toEqual(
    expect.arrayContaining([hrefTo('home'), hrefTo('finance'), hrefTo('model-g90'), hrefTo('configurator')]),
  )
  expect(changed).not.toContain(hrefTo('model-gv70'))
})

describe('robots.txt', () => {
  test.each(['/dealer/v1/options', '/ru/ru/api/v1/options', '/leads/api/crm/send-pdf-to-crm/'])(
    'forbids %s',
    async (path) => expect(isDisallowed(await read('/robots.txt'), path)).toBe(true),
  )
  test.each(['/dealers.html', '/ru/ru/g70-design.html', '/search.html'])('lets %s be read', async (path) =>
    expect(isDisallowed(await read('/robots.txt'), path)).toBe(false),
  )
  test('tells Yandex which parameters mean nothing', async () =>
    expect(await read('/robots.txt')).toMatch(/^Clean-param: utm_source&.*&yclid&gclid&from&link$/m))
  test('tells Yandex that a choice in the table of trims is the same page', async () =>
    expect(await read('/robots.txt')).toMatch(/^Clean-param: drive&engine&compare&only \/new-g70-price\.html$/m))
})

describe('news.atom', () => {
  test('has the twenty latest, whole, each with its address and day', async () => {
    const feed = await read('/news.atom')
    const entries = [...feed.matchAll(/<entry>.*?<\/entry>/gs)].map(([entry]) => entry)
    expect(entries).toHaveLength(20)
    const [first = ''] = entries
    expect(first).toContain(`<id>${ORIGIN}${newsPages[0]}</id>`)
    expect(first).toContain(`<updated>${news[0]!.date}T00:00:00+03:00</updated>`)
    expect(first).toMatch(/<content type="html">&lt;p&gt;/)
    expect(feed).toContain(`<link rel="self" type="application/atom+xml" href="${ORIGIN}/news.atom"/>`)
  })

  test.each(['/news.atom', '/prices.atom'])('%s is well formed: signs are escaped, elements closed', async (path) => {
    const feed = await read(path)
    expect(feed.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot|apos);)/)
    const open: string[] = []
    for (const [, slash = '', name = '', own] of feed.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
      if (own) continue
      const isClosed = slash && open.at(-1) === name
      if (isClosed) open.pop()
      else open.push(slash + name)
    }
    expect(open).toEqual([])
  })
})

test('what no XML may contain is left out: one such sign in outside news would make the feed unreadable', () =>
  expect(escapeXml('Первая\u000bстрока\u0000 & \ufffe«вторая»\ud800\n😀')).toBe('Перваястрока &amp; «вторая»\n😀'))

describe('the list of prices', () => {
  const keys = ['model', 'model_name', 'trim_id', 'trim', 'engine', 'model_year', 'price', 'since', 'url']
  test('as JSON has every trim with the fields that partners know', async () => {
    const list = JSON.parse(await read('/prices.json')) as { prices: Record<string, unknown>[] }
    expect(list).toMatchObject({ version: 1, currency: 'RUB', vat_included: true })
    expect(list.prices.map((row) => row['trim_id'])).toEqual(complectations.map(({ id }) => id))
    expect(list.prices.map((row) => row['price'])).toEqual(complectations.map(({ price }) => price))
    expect(new Set(list.prices.flatMap((row) => Object.keys(row)))).toEqual(new Set(keys))
    for (const { price, since } of list.prices) expect(typeof since).toBe(price === null ? 'object' : 'string')
  })
  test('as CSV has the same', async () => {
    const [head, ...rows] = (await read('/prices.csv')).trim().split('\r\n')
    expect(head).toBe('model;model_name;trim_id;trim;engine;model_year;price;currency;vat_included;since;url')
    expect(rows.map((row) => Number(row.split(';')[2]))).toEqual(complectations.map(({ id }) => id))
    expect(rows.map((row) => row.split(';')[6])).toEqual(complectations.map(({ price }) => String(price ?? '')))
  })
  test('may be read by scripts of any site', () => {
    expect(Object.keys(siteFiles).filter((path) => siteFiles[path]?.isForAll)).toEqual(['/prices.csv', '/prices.json'])
  })
})

test('llms.txt links every page once, with its description', async () => {
  const links = [...(await read('/llms.txt')).matchAll(/^- \[[^\]]+\]\((.+?)\): .{70,160}$/gm)].map(([, url = '']) =>
    url.replace(ORIGIN, ''),
  )
  expect(links.toSorted()).toEqual(indexed.toSorted())
})

test('the manifest names icons of the sizes that phones want', async () => {
  const { icons, start_url, lang } = JSON.parse(await read('/manifest.webmanifest')) as Record<string, unknown>
  expect(icons).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ sizes: '192x192', type: 'image/png' }),
      expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }),
    ]),
  )
  expect({ start_url, lang }).toEqual({ start_url: hrefTo('home'), lang: 'ru-RU' })
})

test('security.txt is believed for half a year', async () => {
  const file = await read('/.well-known/security.txt')
  expect(file).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(file).toContain('Expires: 2022-06-18T00:00:00.000Z')
})

describe('a dealer’s contact', () => {
  const make = async (path: string) =>
    await siteFileAt(path)?.make({ db: backend.db, publicOrigin: ORIGIN, now: () => NOW })

  test.each(dealers)('$name: leads to his page on this very site', async ({ name, code }) => {
    const card = (await make(`/dealers/${code}.vcf`))?.replaceAll('\r\n ', '')
    expect(card).toContain(`FN:${name}\r\n`)
    expect(card).toContain(`URL:${ORIGIN}/dealers.html?dealer=${code}\r\n`)
  })

  test('the code of his route leads to where he is by now: the office moves dealers, and adds them', async () => {
    const [dealer] = dealers
    if (!dealer) throw new Error('No dealer')
    const path = `/dealers/${dealer.code}-route.svg`
    const change = (document: typeof dealer) =>
      backend.db
        .updateTable('dealer')
        .set({ document: JSON.stringify(document) })
        .where('id', '=', dealer.id)
        .execute()
    /** Its squares, whatever their colours. */
    const squares = (svg = '') => svg.match(/M\d+,\d+h\d+/g)
    const codeOf = (place: Place) => squares(renderSVG(yandexRoute(place), { border: 0, pixelSize: 4 }))
    expect(squares(await make(path))).toEqual(codeOf(dealer))
    const moved = { ...dealer, lat: 43.5855, lng: 39.7231 }
    await change(moved)
    try {
      expect(squares(await make(path))).toEqual(codeOf(moved))
    } finally {
      await change(dealer)
    }
  })

  test.each([
    '/dealers/nobody.vcf',
    '/dealers/nobody-route.svg',
    '/dealers/constructor.vcf',
    '/dealers/.vcf',
    '/dealers/a/b.vcf',
  ])('%s is not there', async (path) => expect(await make(path)).toBeUndefined())
})

test('the day of a change is Moscow’s', () => {
  expect(laterDay('2021-07-14', '2021-07-14T21:30:00.000Z')).toBe('2021-07-15')
  expect(laterDay('2021-07-14', '2021-07-13T21:30:00.000Z')).toBe('2021-07-14')
  expect(laterDay('2021-07-14', undefined)).toBe('2021-07-14')
})
