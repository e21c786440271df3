import { choicePairs, readQuery } from '#src/domain/configurator/choice.ts'
import { findVin } from '#src/domain/vin.ts'
import { hrefTo, matchRoute, redirects, routeOf, type HrefOptions } from '#src/routes.ts'

/** From the address a request asks for to the page it means. */

/** No page address of ours is longer; what is longer is an unknown address without further thought. */
const MAX_ADDRESS = 1024
const MAX_VALUE = 200
/** Of one parameter that may come several times. */
const MAX_VALUES = 8

function splitUrl(url: string): [path: string, query: string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}

/** What makes two requests the same page: the exact path and the parameters its route reads. Null: no such page. */
export function addressOf(url: string): string | null {
  const [path, query] = splitUrl(url)
  if (path.length > MAX_ADDRESS) return null
  const match = matchRoute(path)
  if (!match || match.name === 'error-404') return null
  const { query: wanted, lists } = routeOf(match.name)
  if (!wanted || !query) return path
  const given = new URLSearchParams(query)
  if (match.name === 'configurator') return configuratorAddress(path, given)
  const kept = new URLSearchParams()
  for (const name of wanted) {
    const values = lists?.includes(name)
      ? [...new Set(given.getAll(name))].sort().slice(0, MAX_VALUES)
      : [given.get(name)]
    for (const value of values) {
      const text = value?.trim().slice(0, MAX_VALUE)
      if (text) kept.append(name, text)
    }
  }
  const rest = kept.toString()
  return rest ? `${path}?${rest}` : path
}

/** However a build is spelt, and whatever no car has: one order, ticked packages in one field, bad values gone. */
function configuratorAddress(path: string, given: URLSearchParams): string {
  const choice = readQuery(given)
  // Without a model there is but the first slide.
  const pairs = choicePairs(choice).filter(([key]) => key !== 'slide' || choice.model !== null)
  const rest = new URLSearchParams(pairs).toString()
  return rest ? `${path}?${rest}` : path
}

/**
 * Whether the page of an address is made for whoever asks and never kept: it tells what holds at the very moment, or
 * answers a question with a car's number in it.
 */
export function isForOne(address: string): boolean {
  const [path, query] = splitUrl(address)
  const match = query ? matchRoute(path) : null
  if (!match) return false
  const given = new URLSearchParams(query)
  const { moment, page } = routeOf(match.name)
  return (moment !== undefined && given.has(moment)) || (page === 'search' && findVin(given.get('q') ?? '') !== null)
}

/** The path as a browser would have it. One that a browser cannot have (dots, broken signs) is simply «not found». */
export function comparablePath(url: string): string {
  const [path] = splitUrl(url)
  const isPlain = path.length <= MAX_ADDRESS && URL.parse(`http://localhost${path}`)?.pathname === path
  return isPlain && !matchRoute(path) && isDecodable(path) ? path : hrefTo('error-404')
}

function isDecodable(path: string): boolean {
  try {
    // The result is used: the bundler takes the call to be without effect, and would leave it out.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** The new address of one that has moved for good; the query goes along. */
export function redirectOf(url: string): string | null {
  const [path, query] = splitUrl(url)
  if (!Object.hasOwn(redirects, path)) return null
  const name = redirects[path]
  return name ? hrefTo(name as 'home', ...([] as HrefOptions<'home'>)) + (query && `?${query}`) : null
}
