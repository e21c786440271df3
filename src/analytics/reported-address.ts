import { parseUrl } from '#src/domain/parse-url.ts'
import { routeNames, routeOf } from '#src/routes.ts'

/** What analytics may learn of an address. The address of a request page is a secret, and search texts are private. */

const PARAMETER = /:.*$/
/** Path pattern of the table, and the common beginning of its addresses: a mistyped one contains the secret too. */
const personal = routeNames
  .filter((name) => routeOf(name).personal)
  .map((name) => ({ path: routeOf(name).path, start: routeOf(name).path.replace(PARAMETER, '').toLowerCase() }))

const personalOf = (path: string) => personal.find(({ start }) => path.toLowerCase().startsWith(start))

/** Whether a path belongs to one visitor (`personal` in the routes table). */
export const isPersonalPath = (path: string): boolean => personalOf(path) !== undefined

/** The path of an ordinary page; for a personal page, its pattern in the routes table. */
export const reportedPath = (path: string): string => personalOf(path)?.path ?? path

/** A whole address: ours without search texts and secrets, others unchanged. */
export function reportedAddress(address: string): string {
  const url = parseUrl(address)
  if (!url || url.origin !== location.origin) return address
  if (isPersonalPath(url.pathname)) return url.origin + reportedPath(url.pathname)
  if (!url.searchParams.has('q')) return address
  url.searchParams.delete('q')
  return url.href
}
