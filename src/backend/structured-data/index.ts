import type { Thing } from 'schema-dts'
import type { Context } from '#src/backend/endpoint.ts'
import { holidaysIn } from '#src/backend/content/days-off.ts'
import { lastChanges } from '#src/backend/content/last-changes.ts'
import { questionsNow } from '#src/backend/content/questions.ts'
import { newsArticle, questions } from '#src/backend/structured-data/articles.ts'
import { carWithRange, carWithTrims, modelsList } from '#src/backend/structured-data/cars.ts'
import type { DealerInCity } from '#src/backend/dealers.ts'
import { autoDealer, autoDealers, dealerId } from '#src/backend/structured-data/dealers.ts'
import { organization, website } from '#src/backend/structured-data/organization.ts'
import { breadcrumbList, webPage } from '#src/backend/structured-data/page.ts'
import type { NewsItem } from '#src/content/seed/news-articles.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import type { MetaTags } from '#src/domain/shapes/meta.ts'
import { routeOf, type RouteName } from '#src/routes.ts'

type Page = { name: RouteName; meta: MetaTags; item?: NewsItem | undefined; dealer?: DealerInCity | undefined }

/**
 * Structured data of a page for search engines (schema.org, JSON-LD): always the page and its place on the site, then
 * its subject. Everything comes from the same facts the page shows. Pages excluded from indexing have none.
 */
export async function structuredData(context: Context, { name, meta, item, dealer }: Page): Promise<Thing[]> {
  if (routeOf(name).noindex) return []
  const { publicOrigin } = context
  const page = webPage(publicOrigin, name, meta)
  const about = await subjectsOf(context, { name, meta, item, dealer })
  if (dealer) Object.assign(page, { mainEntity: { '@id': dealerId(publicOrigin, dealer.dealer) } })
  if (name === 'support') Object.assign(page, { mainEntity: questions(meta.canonical, await questionsNow(context.db)) })
  return [page, breadcrumbList(publicOrigin, meta), ...about]
}

async function subjectsOf(
  { db, publicOrigin: origin, now }: Context,
  { name, meta, item, dealer }: Page,
): Promise<Thing[]> {
  const { model, page } = routeOf(name)
  if (item) return [newsArticle(origin, item, meta, (await lastChanges(db, 'news', now())).get(String(item.id)))]
  if (model && page === 'model-home') return [carWithRange(origin, model)]
  if (model && page === 'model-price') return [carWithTrims(origin, model, name)]
  if (page === 'models') return [modelsList(origin, MODEL_CODES)]
  if (name === 'home') return [organization(origin), website(origin)]
  if (dealer) return [autoDealer(origin, dealer, { now: now(), holidays: await holidaysIn(db) })]
  if (name === 'dealers') return autoDealers(db, origin, now())
  return []
}
