import { codeOf } from '#src/backend/content/former-codes.ts'
import { publishedVersions } from '#src/backend/content/published.ts'
import { readShipped } from '#src/backend/content/shipped.ts'
import type { Database } from '#src/backend/database.ts'
import { effectiveAt, itemId, type ShippedItem } from '#src/domain/content/effective.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'

/**
 * Two items under one address. The office refuses the second one, but a new version of the code may ship an item at an
 * address that one of the office already has. The office's stays, the shipped one is left out.
 */

type Item = { kind: ContentKind; key: string; body: string }
export type LeftOut = { kind: ContentKind; key: string; code: string }

/** A city is not among them: without it its dealers could not be on the site. */
const hasOwnCode = ({ kind }: Item): boolean => kind === 'news' || kind === 'dealer'
const codeId = ({ kind, body }: Item): string => `${kind} ${codeOf(body)}`

export function withoutTakenCodes<I extends Item>(items: readonly I[], shipped: readonly ShippedItem[]): I[] {
  const bodies = new Map(shipped.map((item) => [itemId(item), item.body]))
  const isShipped = (item: Item) => bodies.get(itemId(item)) === item.body
  const first = new Map<string, I>()
  const coded = items.filter(hasOwnCode)
  for (const item of [...coded.filter((one) => !isShipped(one)), ...coded.filter(isShipped)])
    if (!first.has(codeId(item))) first.set(codeId(item), item)
  return items.filter((item) => !hasOwnCode(item) || first.get(codeId(item)) === item)
}

/** Items that are not on the site because another one has their address. */
export async function itemsLeftOut(db: Database, now: Date): Promise<LeftOut[]> {
  const shipped = await readShipped(db)
  const held = [...effectiveAt(shipped, await publishedVersions(db), now.toISOString()).values()]
  const kept = new Set(withoutTakenCodes(held, shipped))
  return held.filter((item) => !kept.has(item)).map(({ kind, key, body }) => ({ kind, key, code: codeOf(body) }))
}
