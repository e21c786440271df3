import { choicePairs, readQuery } from '#src/domain/configurator/choice.ts'
import { MAX_ADDRESS, MAX_QUERY_VALUE } from '#src/domain/constants.ts'
import { findVin } from '#src/domain/vin.ts'
import { hrefTo, matchRoute, routeOf } from '#src/routes.ts'

/** Maps the address of a request to the page it means. */

/** Limit on values of one repeated parameter. */
const MAX_VALUES = 8

export function splitUrl(url: string): [path: string, query: string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}

/**
 * The cache key of a page: the exact path and the query parameters its route reads. Null when there is no such page.
 */
export function addressOf(url: string): string | null {
  const [path, query] = splitUrl(url)
  if (path.length > MAX_ADDRESS) return null
  const match = matchRoute(path)
  if (!match || match.name === 'error-404') return null
  const { query: wanted, lists } = routeOf(match.name)
  if (!wanted || !query) return path
  const given = new URLSearchParams(query)
  if (match.name === 'configurator') return configuratorAddress(path, given)
  const known = new URLSearchParams()
  for (const name of wanted) {
    const values = lists?.includes(name)
      ? [...new Set(given.getAll(name))].sort().slice(0, MAX_VALUES)
      : [given.get(name)]
    for (const value of values) {
      const text = value?.trim().slice(0, MAX_QUERY_VALUE)
      if (text) known.append(name, text)
    }
  }
  const rest = known.toString()
  return rest ? `${path}?${rest}` : path
}

/** One spelling for equivalent builds: fixed order, ticked packages in one field, invalid values removed. */
function configuratorAddress(path: string, given: URLSearchParams): string {
  const choice = readQuery(given)
  // Without a model there is only the first slide.
  const pairs = choicePairs(choice).filter(([key]) => key !== 'slide' || choice.model !== null)
  const rest = new URLSearchParams(pairs).toString()
  return rest ? `${path}?${rest}` : path
}

/** Whether a page must not be cached: it depends on the current moment, or its query contains a VIN. */
export function isForOne(address: string): boolean {
  const [path, query] = splitUrl(address)
  const match = query ? matchRoute(path) : null
  if (!match) return false
  const given = new URLSearchParams(query)
  const { timeKey, page } = routeOf(match.name)
  return (timeKey !== undefined && given.has(timeKey)) || (page === 'search' && findVin(given.get('q') ?? '') !== null)
}

/**
 * The path as a browser would resolve it. A path no browser can produce (dots, broken escapes) is simply "not found".
 */
export function comparablePath(url: string): string {
  const [path] = splitUrl(url)
  const isPlain = path.length <= MAX_ADDRESS && URL.parse(`http://localhost${path}`)?.pathname === path
  return isPlain && !matchRoute(path) && isDecodable(path) ? path : hrefTo('error-404')
}

export function isDecodable(path: string): boolean {
  try {
    // Uses the result: the bundler assumes that the call has no side effect and would remove it.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
