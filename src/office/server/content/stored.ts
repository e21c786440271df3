import type { Selectable } from 'kysely'
import { notFound } from '#src/backend/call-error.ts'
import { toPublished } from '#src/backend/content/published.ts'
import { readShipped } from '#src/backend/content/shipped.ts'
import type { ContentVersionTable } from '#src/backend/content-tables.ts'
import type { Database } from '#src/backend/database.ts'
import { lockName } from '#src/backend/write.ts'
import type { PriceBody } from '#src/domain/content/bodies.ts'
import { wholePrices } from '#src/domain/content/whole-prices.ts'
import { effectiveAt, type PublishedVersion, type ShippedItem } from '#src/domain/content/effective.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import type { Body } from '#src/office/server/content/words.ts'

/** The stored versions of a kind, and the content in effect. */

export type Version = Selectable<ContentVersionTable>
export type Item = { kind: ContentKind; key: string }

export const bodyOf = (text: string): Body =>
  // Bodies are JSON objects: written only by saveDraft and by the code.
  JSON.parse(text) as Body

/** A body as it can be edited today: a list of prices with all trims of its model. `source`: the shipped one. */
export function editable(kind: ContentKind, text: string, source: string | undefined): Body {
  const body = bodyOf(text)
  if (kind !== 'price' || source === undefined) return body
  // Casts: bodies are written in the shape of their kind alone (drafts.ts, shipped.ts).
  return wholePrices(body as PriceBody, bodyOf(source) as PriceBody)
}

/** Newest first. */
export const versionsOf = (db: Database, kind: ContentKind): Promise<Version[]> =>
  db
    .selectFrom('content_version')
    .selectAll()
    .where('kind', '=', kind)
    .where('state', '!=', 'dropped')
    .orderBy('created_at', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute()

export async function shippedOf(db: Database, kind: ContentKind): Promise<ShippedItem[]> {
  return (await readShipped(db)).filter((item) => item.kind === kind)
}

export const published = (versions: readonly Version[]): PublishedVersion[] =>
  versions.filter(({ state }) => state === 'published').map(toPublished)

/** Bodies in effect now, by key. */
export async function holding(db: Database, kind: ContentKind, now: Date): Promise<Map<string, Body>> {
  const [shipped, versions] = await Promise.all([shippedOf(db, kind), versionsOf(db, kind)])
  const items = effectiveAt(shipped, published(versions), now.toISOString()).values()
  const sources = new Map(shipped.map(({ key, body }) => [key, body]))
  return new Map([...items].map(({ key, body }) => [key, editable(kind, body, sources.get(key))]))
}

/** The open draft of an item: there is at most one. */
export const draftOf = (versions: readonly Version[], key: string): Version | undefined =>
  versions.find((version) => version.key === key && (version.state === 'draft' || version.state === 'waiting'))

/** Whatever was published last of an item, scheduled versions included. */
export const newestOf = (versions: readonly Version[], key: string): Version | undefined =>
  versions
    .filter((version) => version.key === key && version.state === 'published')
    .toSorted((a, b) => (b.published_at ?? '').localeCompare(a.published_at ?? ''))
    .at(0)

/** Throws CallError 404. */
export async function findVersion(db: Database, id: string): Promise<Version> {
  const version = await db.selectFrom('content_version').selectAll().where('id', '=', id).executeTakeFirst()
  if (!version || version.state === 'dropped') throw notFound('Такой версии нет')
  return version
}

/** Whether it is a version that has been taken away. */
export async function isDropped(db: Database, id: string): Promise<boolean> {
  const version = await db.selectFrom('content_version').select('state').where('id', '=', id).executeTakeFirst()
  return version?.state === 'dropped'
}

/**
 * The same in a transaction that changes it, read when nobody else writes in its kind any more: what was read before may
 * have been changed while this waited. Throws CallError 404.
 */
export async function lockVersion(db: Database, id: string): Promise<Version> {
  const { kind } = await findVersion(db, id)
  await lockName(db, `content ${kind}`)
  return findVersion(db, id)
}

export async function shippedHash(db: Database, { kind, key }: Item): Promise<string | null> {
  const row = await db
    .selectFrom('content_shipped')
    .select('hash')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.hash ?? null
}
