import { needed, newsByDate } from './content.ts'
import { hrefTo, routeNames, routeOf, type RouteName } from '#src/routes.ts'

/** The newest news item. */
export const NEWS_CODE = needed(newsByDate[0], 'news').code

/** Addresses created by visitors and editors: none exists from the start. */
const MADE_LATER: ReadonlySet<RouteName> = new Set(['build', 'promo-page'])

export type Address = { name: RouteName; path: string; status: number }

/** Every address of the table with its status code. */
export const addresses: Address[] = routeNames
  .filter((name) => !routeOf(name).personal && !MADE_LATER.has(name))
  .map((name) => ({
    name,
    path: name === 'news-detail' ? hrefTo(name, { params: { code: NEWS_CODE } }) : routeOf(name).path,
    status: name === 'error-404' ? 404 : 200,
  }))
