import { badRequest, notFound } from '#src/backend/call-error.ts'
import type { Context, Endpoint } from '#src/backend/endpoint.ts'
import { findContent } from '#src/backend/content/documents.ts'
import { findNews } from '#src/backend/endpoints/news.ts'
import { findPromoPage } from '#src/backend/endpoints/promo-page.ts'
import { fitDescription, fitTitle } from '#src/backend/meta/meta-texts.ts'
import { requestPageTexts } from '#src/content/request-page.ts'
import { structuredData } from '#src/backend/structured-data/index.ts'
import { routeTitles } from '#src/content/site-pages.ts'
import { metaOf } from '#src/content/all-pages.ts'
import { newsCardOf } from '#src/content/share-cards.ts'
import type { MetaTags } from '#src/domain/shapes/meta.ts'
import {
  matchRoute,
  routeOf,
  type RouteMatch,
  type StaticRouteName,
  isStaticRoute,
  staticRouteNames,
} from '#src/routes.ts'
import { type Texts, toMetaTags } from '#src/backend/meta/meta-tags.ts'
import { dealerTexts } from '#src/backend/meta/dealer-texts.ts'
import { buildTexts, chosenTexts } from '#src/backend/meta/build-texts.ts'

/**
 * Meta tags of a page by its exact path (gaps.md 14); the page of a dealer has those of the list with the dealer's
 * name.
 */
export const getMeta: Endpoint<'GET /v1/meta'> = async (context, query) => {
  const route = query('route')
  if (route === undefined) throw badRequest('Не указан адрес страницы')
  const dealer = await dealerTexts(context, route)
  const [bare = '', search] = route.split('?', 2)
  const match = matchRoute(bare)
  // Only these pages have a subject in their query (routes.ts).
  if (search !== undefined && !(match && routeOf(match.name).subject)) throw notFound('Страница не найдена')
  const build = match?.name === 'configurator' ? await chosenTexts(context, new URLSearchParams(search)) : null
  const texts = dealer ?? build ?? (match && (await textsOf(context, match)))
  if (!match || !texts) throw notFound('Страница не найдена')
  const tags = toMetaTags(context.publicOrigin, dealer ? route : bare, match, texts)
  const meta = build ? { ...tags, route } : tags
  const jsonld = await structuredData(context, { name: match.name, meta, item: texts.item, dealer: texts.dealer })
  // By its types a schema.org value may be a bare string; ours are all objects.
  return jsonld.length > 0 ? { ...meta, jsonld: jsonld as NonNullable<MetaTags['jsonld']> } : meta
}

async function textsOf(context: Context, { name, params }: RouteMatch): Promise<Texts | undefined> {
  if (name === 'request') return { ...requestPageTexts.meta, crumb: requestPageTexts.title }
  if (isStaticRoute(name)) return { ...metaOf(name), ...(await changedTags(context, name)), crumb: routeTitles[name] }
  if (name === 'promo-page') return promoTexts(context, params['code'] ?? '')
  if (name === 'build') return buildTexts(context, params['code'] ?? '')
  const item = await findNews(context, params['code'])
  return (
    item && {
      title: fitTitle(item.name),
      description: fitDescription(item.preview),
      crumb: item.name,
      item,
      card: newsCardOf(item),
    }
  )
}

/** The meta texts of the code before any change by the office: read while none is live yet. */
const shippedTags = new Map(staticRouteNames.map((name) => [name, metaOf(name)]))

/**
 * Title and description as changed in the office. Unchanged ones are stored, too, but with the shipped prices: for
 * those metaOf, which follows the office's prices, is used.
 */
async function changedTags(
  { db }: Context,
  name: StaticRouteName,
): Promise<Partial<Pick<Texts, 'title' | 'description'>>> {
  const tags = await findContent(db, 'tags', routeOf(name).path)
  const shipped = shippedTags.get(name)
  return {
    ...(tags && tags.title !== shipped?.title && { title: tags.title }),
    ...(tags && tags.description !== shipped?.description && { description: tags.description }),
  }
}

async function promoTexts(context: Context, code: string): Promise<Texts | undefined> {
  const page = await findPromoPage(context, code)
  return page && { title: page.title, description: page.description, crumb: page.h1 }
}
