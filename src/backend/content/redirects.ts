import { allContent } from '#src/backend/content/documents.ts'
import { formerNewsCodes } from '#src/backend/content/former-news.ts'
import type { Database } from '#src/backend/database.ts'
import { hrefTo, matchRoute } from '#src/routes.ts'

export type Redirects = {
  /** Target (path and query) of an address without a page; null where there is no redirect. */
  find: (url: string) => string | null
  /** Where a news item is whose address has been changed; null for every other address. */
  findRenamed: (url: string) => string | null
  renew: () => Promise<void>
}

/** A redirect of one path: it applies if the address has all these parameters, written «name=value». */
type Redirect = { asked: string[]; to: string }

/** Redirects made in the office, in memory; `find` is asked only for addresses without a page. */
export async function createRedirects(db: Database, now: () => Date): Promise<Redirects> {
  let known = byPath(await allContent(db, 'redirect'))
  let renamed = await formerNewsCodes(db, now())
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
    findRenamed(url) {
      const [path, given] = partsOf(url)
      const match = matchRoute(path)
      const code = match?.name === 'news-detail' ? renamed.get(match.params['code'] ?? '') : undefined
      return code === undefined ? null : withQuery(hrefTo('news-detail', { params: { code } }), given)
    },
    async renew() {
      known = byPath(await allContent(db, 'redirect'))
      renamed = await formerNewsCodes(db, now())
    },
  }
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
