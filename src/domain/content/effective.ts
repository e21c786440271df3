import type { ContentKind } from '#src/domain/content/kinds.ts'

/**
 * The content in effect at a given time. Shipped content comes with the code; versions are published by the office. Of
 * several versions in force the one that began last counts; without any, the shipped one. Times are ISO texts in UTC.
 */

export type ShippedItem = {
  kind: ContentKind
  key: string
  body: string
  /** Not visible before; null: always. */
  from: string | null
}
export type PublishedVersion = {
  kind: ContentKind
  key: string
  /** Null: the item is hidden. */
  body: string | null
  from: string
  /** No longer in force from this time on; null: no end. */
  until: string | null
  publishedAt: string
}

export const itemId = ({ kind, key }: { kind: string; key: string }): string => `${kind}/${key}`

const isInForce = ({ from, until }: PublishedVersion, time: string): boolean =>
  from <= time && (until === null || until > time)

const later = (one: PublishedVersion, other: PublishedVersion): PublishedVersion =>
  one.from > other.from || (one.from === other.from && one.publishedAt > other.publishedAt) ? one : other

/** Bodies in effect at the given time, by item. */
export function effectiveAt(
  shipped: readonly ShippedItem[],
  versions: readonly PublishedVersion[],
  time: string,
): Map<string, { kind: ContentKind; key: string; body: string }> {
  const inForce = new Map<string, PublishedVersion>()
  for (const version of versions) {
    if (!isInForce(version, time)) continue
    const known = inForce.get(itemId(version))
    inForce.set(itemId(version), known ? later(version, known) : version)
  }
  const shown = [
    ...shipped.filter((item) => !inForce.has(itemId(item)) && (item.from === null || item.from <= time)),
    ...inForce.values(),
  ]
  return new Map(
    shown.flatMap(({ kind, key, body }) => (body === null ? [] : [[itemId({ kind, key }), { kind, key, body }]])),
  )
}

/**
 * The next time after this one at which the content in effect may change; null when nothing is scheduled. `others`:
 * times known otherwise.
 */
export function nextChange(
  shipped: readonly ShippedItem[],
  versions: readonly PublishedVersion[],
  others: readonly string[],
  time: string,
): string | null {
  const planned = [
    ...shipped.map(({ from }) => from),
    ...versions.flatMap(({ from, until }) => [from, until]),
    ...others,
  ]
  return (
    planned
      .filter((at): at is string => at !== null && at > time)
      .toSorted()
      .at(0) ?? null
  )
}
