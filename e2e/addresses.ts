import { needed, newsByDate } from './content.ts'
import { hrefTo, routeNames, routeOf, type RouteName } from '#src/routes.ts'

/** The newest news item. */
export const NEWS_CODE = needed(newsByDate[0], 'news').code

/** Every address of the table with the status it answers. */
export const addresses: { name: RouteName; path: string; status: number }[] = routeNames
  .filter((name) => !routeOf(name).personal && name !== 'build')
  .map((name) => ({
    name,
    path: name === 'news-detail' ? hrefTo(name, { params: { code: NEWS_CODE } }) : routeOf(name).path,
    status: name === 'error-404' ? 404 : 200,
  }))
