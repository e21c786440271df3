import { readBuildCode } from '#src/domain/configurator/build-code.ts'
import { MAX_QUERY_VALUE } from '#src/domain/constants.ts'
import { plainNumber } from '#src/domain/plain-number.ts'
import { hrefTo, redirects, type HrefOptions } from '#src/routes.ts'
import { isDecodable, splitUrl } from '#src/server/pages/page-address.ts'

/**
 * The address of a permanently moved page, or of a page whose build code or numbers are spelt in another way; the rest of
 * the query is kept.
 */
export function redirectOf(url: string): string | null {
  const [path, query] = splitUrl(url)
  const name = Object.hasOwn(redirects, path) ? redirects[path] : undefined
  const target = name ? hrefTo(name as 'home', ...([] as HrefOptions<'home'>)) : buildAddress(path)
  return target === null ? plainNumbersAddress(path, query) : target + (query && `?${query}`)
}

/** Sums and distances that visitors type into forms without scripts, by page. Here, because routes are in every bundle. */
const NUMBERS = new Map<string, readonly string[]>([
  [hrefTo('finance'), ['budget', 'mileage', 'insurance', 'service']],
  [hrefTo('owners'), ['last', 'now']],
  [hrefTo('warranty'), ['km']],
])

/** «budget=3,5 млн» in digits, as a script would have written it: server and browser then read the same address. */
function plainNumbersAddress(path: string, query: string): string | null {
  const names = query ? NUMBERS.get(path) : undefined
  if (!names) return null
  const given = new URLSearchParams(query)
  const before = given.toString()
  for (const name of names) {
    const value = given.get(name)
    if (value) given.set(name, plainNumber(value.slice(0, MAX_QUERY_VALUE)))
  }
  const after = given.toString()
  return after === before ? null : `${path}?${after}`
}

/** The folder of builds and a code as people type it, percent-encoded at most. */
const TYPED_BUILD = /^\/build\/([^/]{6,40}?)(?:\.html)?\/?$/i

/** The address of a build that was typed by hand: a code in small letters, with a hyphen, without «.html». */
function buildAddress(path: string): string | null {
  const [, typed] = TYPED_BUILD.exec(path) ?? []
  const code = typed !== undefined && isDecodable(typed) ? readBuildCode(decodeURIComponent(typed)) : null
  const address = code && hrefTo('build', { params: { code } })
  return address === path ? null : address
}
