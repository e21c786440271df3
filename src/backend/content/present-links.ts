import { codeOf, formerCodesOf, type CodedKind, type Renamed } from '#src/backend/content/former-codes.ts'
import { presentAddress } from '#src/backend/content/redirects.ts'
import type { PublishedVersion, ShippedItem } from '#src/domain/content/effective.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'

type Item = { kind: ContentKind; key: string; body: string }
type History = { shipped: readonly ShippedItem[]; versions: readonly PublishedVersion[]; at: string }

/**
 * The items in effect, with links to renamed items leading to their present addresses: a link pressed inside the site
 * makes no page request that the server could redirect.
 */
export function withPresentLinks(items: readonly Item[], history: History): Item[] {
  const renamed: Renamed = {
    news: renamedOf('news', items, history),
    'promo-page': renamedOf('promo-page', items, history),
    city: renamedOf('city', items, history),
    dealer: renamedOf('dealer', items, history),
  }
  return Object.values(renamed).every(({ size }) => size === 0)
    ? [...items]
    : items.map((item) => ({ ...item, body: item.body.replace(HREF, (href) => presentHref(href, renamed)) }))
}

function renamedOf(kind: CodedKind, items: readonly Item[], { shipped, versions, at }: History): Renamed[CodedKind] {
  const current = items.filter((item) => item.kind === kind).map(({ key, body }) => [key, codeOf(body)] as const)
  const bodies = [...shipped, ...versions].flatMap(({ key, body, ...item }) =>
    item.kind === kind && body !== null && (item.from === null || item.from <= at) ? [{ key, body }] : [],
  )
  return formerCodesOf(new Map(current), bodies)
}

/** The address of a link to a page of this site, in the JSON of an item: path and query, without the anchor. */
export const HREF = /(?<="href":")\/[^"\\#]*/g

const presentHref = (href: string, renamed: Renamed): string => presentAddress(href, renamed) ?? href
