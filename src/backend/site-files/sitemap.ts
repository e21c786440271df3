import { contentByKey } from '#src/backend/content/documents.ts'
import { laterDay, lastChanges } from '#src/backend/content/last-changes.ts'
import { newestEditionDay } from '#src/backend/content/legal-editions.ts'
import { dealersInCities } from '#src/backend/dealers.ts'
import type { SiteFile } from '#src/backend/site-files/site-file.ts'
import { newsItems } from '#src/backend/site-files/news-items.ts'
import { escapeXml, XML_HEAD } from '#src/backend/site-files/xml.ts'
import { editions } from '#src/brand/brand.ts'
import { pricesSince } from '#src/content/models/prices.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { dayIn } from '#src/domain/day.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { hrefTo, routeOf, staticRouteNames, type RouteName } from '#src/routes.ts'

/** Pages open to search engines, except news, promo pages and dealers, which are in the database. */
export const indexedRoutes = staticRouteNames.filter((name) => !routeOf(name).noindex)

const withNews: readonly RouteName[] = ['home', 'news', 'sitemap']
const WITH_PRICES: ReadonlySet<string> = new Set(['home', 'models', 'configurator', 'finance', 'price-changes'])
const withLaw: readonly RouteName[] = ['personal-data', 'about']

/** Pages that list the items of these kinds: a change of any item is one of the page. */
const LISTS: Partial<Record<RouteName, readonly ContentKind[]>> = {
  home: ['news', 'home-slide'],
  news: ['news'],
  sitemap: ['news'],
  dealers: ['dealer', 'city'],
  support: ['question'],
  finance: ['credit-program'],
}

/** Kinds of content that have a page, or change the content of one. */
const KINDS = [
  'tags',
  'news',
  'city',
  'dealer',
  'promo-page',
  'price',
  'home-slide',
  'question',
  'credit-program',
] as const

type Days = {
  newestNews: string
  newestLaw: string
  today: string
  /** When the office changed prices, by model: where a sale has ended, the list in force is older than that. */
  newPrices: ReadonlyMap<string, string>
  /** When any item of a kind was changed last. */
  lastOf: (kind: ContentKind) => string | undefined
}

/** The date of a page's last change: its prices, news, documents or texts, none of them in the future. ISO dates. */
function lastModified(name: RouteName, { newestNews, newestLaw, today, newPrices, lastOf }: Days): string {
  const { model, page } = routeOf(name)
  const known: string[] = [editions.texts]
  if (model || WITH_PRICES.has(page)) {
    const changes = model ? [newPrices.get(model)] : [...newPrices.values()]
    known.push(pricesSince(model), ...changes.flatMap((change) => (change ? [laterDay('', change)] : [])))
  }
  if (withNews.includes(name)) known.push(newestNews)
  if (withLaw.includes(name)) known.push(newestLaw)
  for (const kind of LISTS[name] ?? []) known.push(laterDay('', lastOf(kind)))
  return (
    known
      .filter((day) => day <= today)
      .toSorted()
      .at(-1) ?? editions.texts
  )
}

/** sitemaps.org: every indexed page with the day of its last change. */
export const sitemap: SiteFile<string> = {
  type: 'application/xml; charset=utf-8',
  async make({ db, publicOrigin, now }) {
    const today = dayIn(DEFAULT_ZONE, now())
    const news = await newsItems(db)
    const newest = news[0]?.date ?? editions.texts
    const changes = await Promise.all(KINDS.map((kind) => lastChanges(db, kind, now())))
    const [ofTags, ofNews, ofCities, ofDealers, ofPromos, ofPrices] = changes
    const newestOf = new Map<ContentKind | undefined, string | undefined>(
      changes.map((ofKind, index) => [KINDS[index], [...ofKind.values()].toSorted().at(-1)]),
    )
    const days: Days = {
      newestNews: newest,
      newestLaw: await newestEditionDay(db),
      today,
      newPrices: new Map(ofPrices),
      lastOf: (kind) => newestOf.get(kind),
    }
    const pages = indexedRoutes.map((name) => ({
      path: hrefTo(name),
      modified: laterDay(lastModified(name, days), ofTags?.get(hrefTo(name))),
    }))
    const items = news.map(({ id, code, date }) => ({
      path: hrefTo('news-detail', { params: { code } }),
      // An item may bear a day that is still to come: it was not changed then.
      modified: laterDay(date <= today ? date : today, ofNews?.get(String(id))),
    }))
    const dealers = (await dealersInCities(db)).map(({ dealer: { id, code }, city }) => ({
      path: hrefTo('dealers', { query: { dealer: code } }),
      modified: laterDay(laterDay(editions.texts, ofDealers?.get(String(id))), ofCities?.get(String(city.id))),
    }))
    const promos = [...(await contentByKey(db, 'promo-page'))].map(([key, { code }]) => ({
      path: hrefTo('promo-page', { params: { code } }),
      modified: laterDay(editions.texts, ofPromos?.get(key)),
    }))
    const urls = [...pages, ...promos, ...dealers, ...items].map(
      ({ path, modified }) => `<url><loc>${escapeXml(publicOrigin + path)}</loc><lastmod>${modified}</lastmod></url>`,
    )
    return `${XML_HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
  },
}
