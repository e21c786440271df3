import { routeNames, routeOf } from '#src/routes.ts'

/** What analytics may be told of an address. A visitor's own page is a secret, the words of a search are his own. */

const PARAMETER = /:.*$/
/** Path as the table has it, and what every address of it begins with: a mistyped one holds the secret too. */
const personal = routeNames
  .filter((name) => routeOf(name).personal)
  .map((name) => ({ path: routeOf(name).path, start: routeOf(name).path.replace(PARAMETER, '').toLowerCase() }))

const personalOf = (path: string) => personal.find(({ start }) => path.toLowerCase().startsWith(start))

/** Whether a path is one visitor's own (`personal` in the routes table). */
export const isPersonalPath = (path: string): boolean => personalOf(path) !== undefined

/** A path of ours; of a personal page its row in the routes table instead. */
export const reportedPath = (path: string): string => personalOf(path)?.path ?? path

/** A whole address: of ours without the words of a search, without a secret; of others as it is. */
export function reportedAddress(address: string): string {
  const url = URL.parse(address)
  if (!url || url.origin !== location.origin) return address
  if (isPersonalPath(url.pathname)) return url.origin + reportedPath(url.pathname)
  if (!url.searchParams.has('q')) return address
  url.searchParams.delete('q')
  return url.href
}
