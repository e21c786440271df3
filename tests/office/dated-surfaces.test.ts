import { expect, test } from 'vitest'
import { createAnswer } from '#src/backend/answer.ts'
import { createRedirects } from '#src/backend/content/redirects.ts'
import { createSearchIndex } from '#src/backend/search/search-index.ts'
import { siteFileAt, siteFiles } from '#src/backend/site-files/index.ts'
import { legalPath, PRINTED_LEGAL_KEYS } from '#src/content/legal/keys.ts'
import { documentPath } from '#src/content/model-documents.ts'
import { shippedFooter } from '#src/content/seed/site-links.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { hrefTo, staticRouteNames } from '#src/routes.ts'
import { readLiveContent } from '#src/backend/content/live.ts'
import { withLiveContent } from '#src/server/live/live-content.ts'
import { documentAt } from '#src/server/live/published-documents.ts'
import { createContentOffice, keepFile, passTime } from './content-office.ts'
import type { TestOffice } from './test-office.ts'

/**
 * Each kind of content with a beginning and an end, against everything the site tells anybody: answers of calls, search,
 * files for machines, tags with structured data, what pages take from the live content, redirects and printed documents.
 * One word that nobody else uses is looked for everywhere.
 */

const FROM = '2021-07-15T07:00:00.000Z'
const UNTIL = '2021-07-16T07:00:00.000Z'
const justBefore = (time: string) => new Date(Date.parse(time) - 1).toISOString()

const WORD = 'Канарейка'
/** The same stem: an answer of the search that repeats the question says nothing. */
const QUESTION = 'канарейку'
const CODE = 'kanareika'
const PRICE = 9_876_543
const STEM = 'media-ca0a1e4ca0a1e400-50x50'
const TOLD = new RegExp(`канарейка|${CODE}|${PRICE}|${STEM}`, 'i')

type Row = {
  kind: ContentKind
  /** Null: a new item. */
  key: string | null
  change: (body: Record<string, unknown>) => object
  /** Where it is told while it holds; nowhere else, and never otherwise. */
  told: string[]
  /** What tells afterwards that it was so: a history. */
  remembered?: string[]
}

const paragraph = [{ type: 'p', text: `${WORD} поёт.` }]
const rows: Row[] = [
  {
    kind: 'news',
    key: null,
    change: (body) => ({
      ...body,
      code: CODE,
      date: '2021-07-15',
      name: WORD,
      preview: `${WORD} прилетела.`,
      image: '/images/news/own-news.svg',
      image_alt: WORD,
      body: paragraph,
    }),
    told: ['/v1/news', `/v1/news ${CODE}`, 'search', 'suggest', '/sitemap.xml', '/news.atom', 'tags /news/…'],
  },
  {
    kind: 'city',
    key: '1',
    change: (body) => ({ ...body, name: WORD, name_in: `в ${WORD}`, name_of: WORD, code: CODE }),
    told: ['/v1/city', 'search', 'suggest', 'tags /dealers', 'tags /dealers.html'],
  },
  {
    kind: 'dealer',
    key: '1',
    change: (body) => ({ ...body, name: WORD }),
    told: ['/v1/dealer', 'search', 'suggest', 'tags /dealers', 'tags /dealers.html'],
  },
  {
    kind: 'days-off',
    key: null,
    change: () => ({ year: 2021, days: [{ date: '2021-07-20', name: WORD, hours: null }] }),
    told: ['live content'],
  },
  { kind: 'credit-program', key: '1', change: (body) => ({ ...body, name: WORD }), told: ['/v1/credit-program'] },
  {
    kind: 'price',
    key: 'g90',
    change: (body) => ({
      ...body,
      since: '2021-07-15',
      trims: (body['trims'] as object[]).map((trim) => ({ ...trim, price: PRICE })),
    }),
    told: [
      '/v1/complectation',
      '/v1/model',
      '/v1/home',
      '/v1/price-changes',
      'search',
      'live content',
      'tags /g90.html',
      'tags /g90-price.html',
      '/prices.atom',
      '/prices.csv',
      '/prices.json',
      '/llms.txt',
      'paper /documents/g90-brochure.pdf',
    ],
    remembered: ['/v1/price-changes', '/prices.atom'],
  },
  {
    kind: 'home-slide',
    key: null,
    change: (body) => ({ ...body, name: WORD, title: WORD, text: WORD, model: 'g70', button: BUTTON }),
    told: ['/v1/home'],
  },
  {
    kind: 'question',
    key: null,
    change: (body) => ({ ...body, question: `${WORD}?`, answer: WORD }),
    told: ['/v1/faq', 'search', 'suggest', 'tags /support.html'],
  },
  {
    kind: 'menu',
    key: 'menu',
    change: (body) => renamed(body),
    told: ['/v1/options'],
  },
  {
    kind: 'footer',
    key: 'footer',
    change: (body) => ({ ...body, disclaimer: `${shippedFooter.disclaimer} ${WORD}.` }),
    told: ['live content', ...MODEL_CODES.map((code) => `paper ${documentPath(code, 'brochure')}`)],
  },
  {
    kind: 'promo-page',
    key: null,
    change: (body) => ({ ...body, code: CODE, h1: WORD, body: paragraph, title: LONG_TITLE, description: LONG_TEXT }),
    told: ['/v1/promo-page', 'search', 'suggest', '/sitemap.xml', 'tags /promo/…'],
  },
  { kind: 'redirect', key: null, change: () => ({ from: `/${CODE}`, to: '/finance.html' }), told: ['redirects'] },
  {
    kind: 'tags',
    key: '/finance.html',
    change: (body) => ({ ...body, title: LONG_TITLE, description: LONG_TEXT }),
    told: ['tags /finance.html'],
  },
  {
    kind: 'photo',
    key: 'g90/hero',
    change: () => ({ image: `/assets/${STEM}-hero-1920.jpg`, alt: WORD }),
    told: ['live content', '/v1/home', 'tags /g90.html', 'tags /g90-price.html'],
  },
  {
    kind: 'gallery',
    key: 'g90',
    change: () => ({ pictures: [{ image: `/assets/${STEM}-details-1200.jpg`, alt: WORD, shows: 'lamp' }] }),
    told: ['live content'],
  },
]

const BUTTON = { name: 'Условия', href: '/finance.html' }
const LONG_TITLE = `${WORD}: всё, что о ней нужно знать заранее`
const LONG_TEXT = `${WORD} прилетает один раз в год, и об этом стоит узнать заранее: где, когда и с кем она поёт.`

function renamed(body: Record<string, unknown>): object {
  const [group, ...others] = body['groups'] as { entries: object[] }[]
  const [first, ...rest] = group?.entries ?? []
  return { groups: [{ ...group, entries: [{ ...first, name: WORD }, ...rest] }, ...others] }
}

const spaceless = (text: string) => text.replaceAll(/[\s\u00a0\u202f]/g, '')

const CALLS: [path: string, query: Record<string, string>][] = [
  ['/v1/home', {}],
  ['/v1/news', {}],
  ['/v1/faq', {}],
  ['/v1/options', {}],
  ['/v1/legal', {}],
  ['/v1/dealer', {}],
  ['/v1/city', {}],
  ['/v1/model', {}],
  ['/v1/credit-program', {}],
  ['/v1/price-changes', {}],
  ['/v1/complectation', { withG90l: '1', modelCode: 'g90' }],
  ['/v1/promo-page', { code: CODE }],
  ['/configurator/json-data', {}],
]

/** Names of everything that tells of it at the moment of the office's clock. */
async function telling({ backend }: TestOffice): Promise<string[]> {
  const { db, now } = backend
  const publicOrigin = 'https://site.example'
  const live = await readLiveContent(db)
  const answer = createAnswer({
    db,
    now,
    publicOrigin,
    metrikaId: null,
    search: createSearchIndex(db, now).current,
    log: { error: (details) => console.error(details) },
  })
  const ask = async (path: string, query: Record<string, string>) =>
    JSON.stringify((await answer({ base: 'dealer', method: 'GET', path, query })).data)
  return withLiveContent(live, async () => {
    const said = new Map<string, string>([['live content', JSON.stringify(live)]])
    for (const [path, query] of CALLS) said.set(path, await ask(path, query))
    said.set(`/v1/news ${CODE}`, await ask('/v1/news', { code: CODE, id: CODE }))
    said.set('search', (await ask('/v1/search', { q: QUESTION })) + (await ask('/v1/search', { q: 'g90 цена' })))
    said.set('suggest', (await ask('/v1/suggest', { q: QUESTION })) + (await ask('/v1/suggest', { q: 'g90' })))
    for (const name of staticRouteNames) {
      const path = hrefTo(name)
      said.set(`tags ${path}`, await ask('/v1/meta', { route: path }))
    }
    const own: [name: string, route: string][] = [
      ['tags /news/…', hrefTo('news-detail', { params: { code: CODE } })],
      ['tags /promo/…', hrefTo('promo-page', { params: { code: CODE } })],
      ['tags /dealers', hrefTo('dealers', { query: { dealer: 'dealer-1' } })],
    ]
    for (const [name, route] of own) {
      const tags = await ask('/v1/meta', { route })
      said.set(name, `${said.get(name) ?? ''}${tags}`)
    }
    for (const [path, file] of Object.entries(siteFiles))
      said.set(path, String(await file.make({ db, publicOrigin, now })))
    said.set('/dealers/…vcf', String(await siteFileAt('/dealers/dealer-1.vcf')?.make({ db, publicOrigin, now })))
    said.set('redirects', String((await createRedirects(db, now)).find(`/${CODE}`) === null ? '' : CODE))
    const papers = [
      ...MODEL_CODES.map((code) => documentPath(code, 'brochure')),
      ...PRINTED_LEGAL_KEYS.map((key) => legalPath(key) ?? ''),
    ]
    for (const path of papers) said.set(`paper ${path}`, JSON.stringify(await documentAt(db, path, now())))
    return [...said].filter(([, text]) => TOLD.test(spaceless(text))).map(([name]) => name)
  })
}

test.each(rows)(
  '$kind: nowhere before its hour, nowhere after its end',
  async ({ kind, key, change, told, remembered = [] }) => {
    const office = await createContentOffice()
    await keepFile(office.backend.db, `${STEM}-hero-1920.jpg`)
    await keepFile(office.backend.db, `${STEM}-details-1200.jpg`)
    const owner = await office.enter('owner')
    const { body } = await (key === null
      ? owner.call('content.blank', { kind })
      : owner.call('content.get', { kind, key }))
    const saved = await owner.call('content.save', { kind, key, body: { ...change(body ?? {}) }, revision: null })
    expect(await telling(office)).toEqual([])
    await owner.call('content.publish', { ...saved, from: FROM, until: UNTIL })
    const at = async (time: string) => {
      await passTime(office, time)
      return telling(office)
    }
    expect(await at(justBefore(FROM))).toEqual([])
    const first = await at(FROM)
    expect(first.toSorted()).toEqual(told.toSorted())
    expect(await at(justBefore(UNTIL))).toEqual(first)
    expect(await at(UNTIL)).toEqual(remembered)
  },
)
