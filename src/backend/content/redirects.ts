import { allContent } from '#src/backend/content/documents.ts'
import { formerCodes, type Renamed } from '#src/backend/content/former-codes.ts'
import type { Database } from '#src/backend/database.ts'
import type { formerNewsCodes } from '#src/content/seed/former-news-codes.ts'
import { hrefTo, matchRoute, routeOf } from '#src/routes.ts'

export type Redirects = {
  /** Target (path and query) of an address without a page; null where there is no redirect. */
  find: (url: string) => string | null
  /** Where an item is whose address has been changed, in the path or in the query; null for every other address. */
  findRenamed: (url: string) => string | null
  renew: () => Promise<void>
}

/** A redirect of one path: it applies if the address has all these parameters, written «name=value». */
type Redirect = { asked: string[]; to: string }

/** Redirects made in the office, in memory; `find` is asked only for addresses without a page. */
export async function createRedirects(
  db: Database,
  now: () => Date,
  inSources?: typeof formerNewsCodes,
): Promise<Redirects> {
  let known = byPath(await allContent(db, 'redirect'))
  let renamed = await allFormerCodes(db, now(), inSources)
  return {
    find(url) {
      const [path, given] = partsOf(url)
      const found = known.get(path)?.find(({ asked }) => asked.every((pair) => given.includes(pair)))
      // Other parameters of the address, such as advertising tags, are passed on.
      return found
        ? withQuery(
            found.to,
            given.filter((pair) => !found.asked.includes(pair)),
          )
        : null
    },
    findRenamed: (url) => presentAddress(url, renamed),
    async renew() {
      known = byPath(await allContent(db, 'redirect'))
      renamed = await allFormerCodes(db, now(), inSources)
    },
  }
}

/** Where an item is that had this address, path and query, before; null for every other address. */
export function presentAddress(url: string, renamed: Renamed): string | null {
  const [path, given] = partsOf(url)
  const match = matchRoute(path)
  if (!match) return null
  const { name, params } = match
  if (name === 'news-detail' || name === 'promo-page') {
    const code = renamed[name === 'news-detail' ? 'news' : name].get(params['code'] ?? '')
    return code === undefined ? null : withQuery(hrefTo(name, { params: { code } }), given)
  }
  // The configurator's parameters of these names are numbers.
  if (name === 'configurator') return null
  const pairs = given.map((pair) => renamedPair(pair, renamed, routeOf(name).query))
  return pairs.some((pair, index) => pair !== given[index]) ? withQuery(path, pairs) : null
}

const allFormerCodes = async (db: Database, now: Date, inSources?: typeof formerNewsCodes): Promise<Renamed> => ({
  news: await formerCodes(db, 'news', now, inSources),
  'promo-page': await formerCodes(db, 'promo-page', now),
  city: await formerCodes(db, 'city', now),
  dealer: await formerCodes(db, 'dealer', now),
})

/** `city=…` and `dealer=…` with the present code, where the page reads them. Codes need no decoding. */
function renamedPair(pair: string, renamed: Renamed, wanted: readonly string[] = []): string {
  const [name = '', value = ''] = pair.split('=', 2)
  if ((name !== 'city' && name !== 'dealer') || !wanted.includes(name)) return pair
  const code = renamed[name].get(value)
  return code === undefined ? pair : `${name}=${code}`
}

/** Those with the most parameters come first. */
function byPath(redirects: readonly { from: string; to: string }[]): Map<string, Redirect[]> {
  const paths = new Map<string, Redirect[]>()
  for (const { from, to } of redirects) {
    const [path, asked] = partsOf(asSent(from))
    paths.set(
      path,
      [...(paths.get(path) ?? []), { asked, to: asSent(to) }].toSorted((a, b) => b.asked.length - a.asked.length),
    )
  }
  return paths
}

/** An address as browsers send it: Cyrillic letters are percent-encoded, as required in a header. */
function asSent(address: string): string {
  const url = URL.parse(address, 'http://localhost')
  return url ? url.pathname + url.search + url.hash : address
}

function partsOf(url: string): [path: string, pairs: string[]] {
  const at = url.indexOf('?')
  return at < 0
    ? [url, []]
    : [
        url.slice(0, at),
        url
          .slice(at + 1)
          .split('&')
          .filter(Boolean),
      ]
}

function withQuery(target: string, pairs: readonly string[]): string {
  if (pairs.length === 0) return target
  const at = target.indexOf('#')
  const [address, hash] = at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at)]
  return `${address}${address.includes('?') ? '&' : '?'}${pairs.join('&')}${hash}`
}
