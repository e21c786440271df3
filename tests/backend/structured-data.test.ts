import { beforeAll, describe, expect, test } from 'vitest'
import { complectationOf } from '#src/content/cars/complectations.ts'
import { trims } from '#src/content/cars/trims.ts'
import { faq } from '#src/content/faq.ts'
import { facts } from '#src/content/models/facts.ts'
import { models } from '#src/content/models/summary.ts'
import { BRAND, company } from '#src/brand/brand.ts'
import { FAQ_TOPICS } from '#src/domain/faq.ts'
import { openHoursOf } from '#src/domain/opening-hours.ts'
import { normalizePhone } from '#src/domain/phone.ts'
import type { MetaTags } from '#src/domain/shapes/meta.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import { hrefTo, isRouteName, routeOf, staticRouteNames } from '#src/routes.ts'
import { cities, dealers } from '../fixtures/directory.ts'
import { news } from '../fixtures/news.ts'
import { createTestBackend, dataOf, type TestBackend } from './test-backend.ts'

type Thing = Record<string, unknown> & { '@type': string }

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend()
})
const metaOf = async (route: string): Promise<MetaTags> => dataOf(await backend.get('/v1/meta', { route }))
const thingsOf = async (route: string) => ((await metaOf(route)).jsonld ?? []) as Thing[]
const ofType = (things: readonly Thing[], type: string) => things.filter((thing) => thing['@type'] === type)

const pages = staticRouteNames.filter((name) => !routeOf(name).noindex).map((name) => hrefTo(name))
const newsPages = news.map(({ code }) => hrefTo('news-detail', { params: { code } }))

const dealerPages = dealers.map(({ code }) => hrefTo('dealers', { query: { dealer: code } }))

/** What each type must say to be of use: Google's and Yandex's required properties, and what the issue asks for. */
const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url', 'potentialAction'],
  WebPage: ['url', 'name', 'description', 'breadcrumb', 'isPartOf', 'primaryImageOfPage'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Car: ['name', 'url', 'image', 'brand', 'description'],
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency', 'offerCount'],
  Offer: ['name', 'price', 'priceCurrency', 'url'],
  AutoDealer: ['name', 'telephone', 'address', 'geo', 'openingHoursSpecification', 'url'],
  GeoCoordinates: ['latitude', 'longitude'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  OpeningHoursSpecification: ['opens', 'closes'],
  NewsArticle: ['headline', 'datePublished', 'image', 'author', 'publisher'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ItemList: ['itemListElement'],
}
const PAGE_TYPES = ['WebPage', 'CollectionPage', 'ContactPage', 'AboutPage', 'FAQPage']

/** Every object with a type, however deep. */
function walk(value: unknown, found: Thing[] = []): Thing[] {
  if (typeof value !== 'object' || value === null) return found
  if ('@type' in value) found.push(value as Thing)
  Object.values(value).forEach((inner) => walk(inner, found))
  return found
}

describe.each([...pages, ...dealerPages, ...newsPages])('%s', (path) => {
  test('says what it is, where it stands, and all that its things must say', async () => {
    const meta = await metaOf(path)
    const things = await thingsOf(path)
    const [page, breadcrumbs] = things
    expect(PAGE_TYPES).toContain(page?.['@type'])
    expect(page).toMatchObject({ url: meta.canonical, name: meta.title, description: meta.description })
    expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' })
    const steps = breadcrumbs?.['itemListElement'] as { item: string; position: number }[]
    expect(steps.map(({ position }) => position)).toEqual(meta.breadcrumbs.map((_, index) => index + 1))
    expect(steps.at(-1)?.item).toBe(meta.canonical)
    const poor = walk(things).flatMap((thing) => {
      const needed = required[PAGE_TYPES.includes(thing['@type']) ? 'WebPage' : thing['@type']] ?? []
      return needed
        .filter((property) => [undefined, null, ''].includes(thing[property] as never))
        .map((property) => `${thing['@type']}.${property}`)
    })
    expect(poor).toEqual([])
    const addresses = walk(things).flatMap(({ url, image, item }) =>
      [url, image, item].filter((value) => typeof value === 'string'),
    )
    expect(addresses.filter((address) => URL.parse(address as string)?.origin !== 'https://site.example')).toEqual([])
  })
})

test('a page nobody may index says nothing', async () => {
  expect(await thingsOf('/search.html')).toEqual([])
  expect(await thingsOf('/404.html')).toEqual([])
})

test('home names the company and the search of the site', async () => {
  const things = await thingsOf(hrefTo('home'))
  const [organization] = ofType(things, 'Organization')
  expect(organization).toMatchObject({
    logo: { url: expect.stringMatching(/\.png$/) },
    contactPoint: { telephone: normalizePhone(company.supportPhone) },
  })
  expect(ofType(things, 'WebSite')[0]?.['potentialAction']).toMatchObject({
    target: { urlTemplate: 'https://site.example/search.html?q={search_term_string}' },
    'query-input': 'required name=search_term_string',
  })
})

const pricePageOf = (code: ModelCode): string => {
  const name = `${code}-price`
  return isRouteName(name) ? routeOf(name).path : ''
}

describe('cars', () => {
  const carOn = async (href: string) => ofType(await thingsOf(href), 'Car')[0]

  test.each(models)('$name: its dimensions are the facts', async ({ href, modelName, code }) =>
    expect(await carOn(href)).toMatchObject({ name: modelName, depth: { value: facts[code].length, unitCode: 'MMT' } }),
  )

  test.each(models.filter(({ priceComingSoon }) => priceComingSoon))('$name: no price is named', async ({ href }) =>
    expect(JSON.stringify(await carOn(href))).not.toMatch(/price|offer/i),
  )

  test.each(models.filter(({ priceComingSoon }) => !priceComingSoon))(
    '$name: the range of its trims',
    async (model) => {
      const prices = trims.filter((trim) => trim.model === model.code).flatMap(({ price }) => price ?? [])
      expect((await carOn(model.href))?.['offers']).toMatchObject({
        '@type': 'AggregateOffer',
        lowPrice: Number(model.price.replaceAll(' ', '')),
        highPrice: Math.max(...prices),
        offerCount: prices.length,
        priceCurrency: 'RUB',
      })
    },
  )

  test.each(MODEL_CODES.filter(pricePageOf))('the price page of %s offers every trim at its price', async (code) => {
    const [car] = ofType(await thingsOf(pricePageOf(code)), 'Car')
    const offers = car?.['offers'] as { name: string; price: number }[]
    const expected = trims.filter(({ model }) => model === code).map(complectationOf)
    expect(new Map(offers.map(({ name, price }) => [name, price]))).toEqual(
      new Map(expected.map(({ trim_caption, price }) => [`${BRAND} ${trim_caption}`, price])),
    )
  })
})

test('dealers: all of them, with the place, phone and hours of their cards', async () => {
  const listed = ofType(await thingsOf(hrefTo('dealers')), 'AutoDealer')
  expect(listed.map(({ name }) => name).toSorted()).toEqual(dealers.map(({ name }) => name).toSorted())
  for (const dealer of dealers) {
    const card = listed.find(({ name }) => name === dealer.name)
    expect(card).toMatchObject({
      telephone: `+${dealer.phone.replace(/\D/g, '')}`,
      geo: { latitude: dealer.lat, longitude: dealer.lng },
    })
    const hours = card?.['openingHoursSpecification'] as { dayOfWeek: string[]; opens: string }[]
    expect(hours.flatMap(({ dayOfWeek }) => dayOfWeek)).toHaveLength(
      openHoursOf(dealer).reduce((sum, { days: [from, to] }) => sum + to - from + 1, 0),
    )
    expect(hours[0]?.opens).toBe(openHoursOf(dealer)[0]?.open)
  }
})

test('news: the article has the date, the headline and a picture of the item', async () => {
  const item = news[0]!
  const [article] = ofType(await thingsOf(hrefTo('news-detail', { params: { code: item.code } })), 'NewsArticle')
  expect(article).toMatchObject({ datePublished: item.date })
  expect(String(article?.['headline']).length).toBeLessThanOrEqual(110)
})

test('support: every question with its answer and its anchor', async () => {
  const [page] = await thingsOf(hrefTo('support'))
  const asked = page?.['mainEntity'] as { '@id': string }[]
  expect(page?.['@type']).toBe('FAQPage')
  expect(asked.map((question) => new URL(question['@id']).hash.slice(1))).toEqual(
    FAQ_TOPICS.flatMap((topic) => faq.filter((one) => one.topic === topic)).map(({ slug }) => slug),
  )
})

describe('the page of a dealer', () => {
  const dealer = dealers.find(({ city_id }) => city_id !== cities[0]?.id)
  const city = cities.find(({ id }) => id === dealer?.city_id)
  if (!dealer || !city) throw new Error('The fixtures have no dealer outside the first city')
  const page = hrefTo('dealers', { query: { dealer: dealer.code } })

  test('has title, description, address and card of its own, and stands under the list', async () => {
    const [list, own] = await Promise.all([metaOf('/dealers.html'), metaOf(page)])
    expect(own.title.startsWith(`${dealer.name} — `)).toBe(true)
    expect(own.title.endsWith(city.name_in)).toBe(true)
    expect(own.title.length).toBeLessThanOrEqual(65)
    expect(own.description).toContain(dealer.address)
    expect(own.canonical).toBe(`https://site.example${page}`)
    expect(own.og).toMatchObject({ title: own.title, description: own.description })
    expect(own.og.image_alt).not.toBe(list.og.image_alt)
    expect(own.breadcrumbs.map(({ url }) => url)).toEqual([hrefTo('home'), '/dealers.html', page])
  })

  test('speaks of that dealer alone, by the name the list has for him', async () => {
    const [list, own] = await Promise.all([thingsOf('/dealers.html'), thingsOf(page)])
    const [found, ...others] = ofType(own, 'AutoDealer')
    expect(others).toEqual([])
    expect(ofType(list, 'AutoDealer').map((one) => one['@id'])).toContain(found?.['@id'])
    expect(found).toMatchObject({
      url: `https://site.example${page}`,
      address: { postalCode: dealer.postcode },
    })
  })

  test.each(['nobody', '__proto__', 'constructor', ''])('«%s» is nobody’s: the list', async (code) => {
    const meta = await metaOf(`/dealers.html?dealer=${code}`)
    expect(meta).toMatchObject({ route: '/dealers.html', canonical: 'https://site.example/dealers.html' })
  })
})
