import { contentByKey } from '#src/backend/content/documents.ts'
import type { Database } from '#src/backend/database.ts'
import { parseDocument } from '#src/backend/endpoint.ts'
import { formerNewsCodes } from '#src/content/seed/former-news-codes.ts'
import type { NewsItem } from '#src/content/seed/news-articles.ts'

/**
 * Addresses that items had before an editor changed them. Nobody keeps a list of them: what was published is never
 * deleted, so an item's history is its former addresses, and each leads to the present one without a way round. The
 * sources have no such history: there a list says what the news were called (content/seed/former-news-codes.ts).
 */

/** Kinds whose items have a code in an address. */
export type CodedKind = 'news' | 'promo-page' | 'city' | 'dealer'
/** The present code by each former one, of the items that are shown at the moment. */
export type FormerCodes = ReadonlyMap<string, string>
export type Renamed = Record<CodedKind, FormerCodes>
type FormerInSources = typeof formerNewsCodes

export async function formerCodes(
  db: Database,
  kind: CodedKind,
  now: Date,
  inSources: FormerInSources = formerNewsCodes,
): Promise<FormerCodes> {
  const bodies = [...(await shippedBodies(db, kind, now)), ...(await publishedBodies(db, kind, now))]
  return formerCodesOf(await shownCodes(db, kind), bodies, kind === 'news' ? inSources : [])
}

/**
 * `current`: the codes of the items that are shown, by key. `bodies`: all that these items have had. `inSources`: codes
 * they had in the sources before.
 */
export function formerCodesOf(
  current: ReadonlyMap<string, string>,
  bodies: readonly Stored[],
  inSources: FormerInSources = [],
): FormerCodes {
  const taken = new Set(current.values())
  const had = [
    ...inSources.map(([id, former]) => [String(id), former] as const),
    ...bodies.map(({ key, body }) => [key, codeOf(body)] as const),
  ]
  return new Map(
    had.flatMap(([key, former]) => {
      const code = current.get(key)
      return code === undefined || taken.has(former) ? [] : [[former, code] as const]
    }),
  )
}

/** The code that an item had when it first was on the site, by key. */
export async function firstCodes(db: Database, kind: CodedKind, now: Date): Promise<ReadonlyMap<string, string>> {
  const bodies = [...(await shippedBodies(db, kind, now)), ...(await publishedBodies(db, kind, now))]
  return new Map(bodies.toReversed().map(({ key, body }) => [key, codeOf(body)]))
}

/** The item that was under this code before it had another one. */
export async function findRenamedNews(db: Database, code: string, now: Date): Promise<NewsItem | undefined> {
  const current = (await formerCodes(db, 'news', now)).get(code)
  if (current === undefined) return undefined
  const row = await db.selectFrom('news').select('document').where('code', '=', current).executeTakeFirst()
  return row && parseDocument<NewsItem>(row)
}

/** By the key of the item. */
async function shownCodes(db: Database, kind: CodedKind): Promise<Map<string, string>> {
  if (kind === 'promo-page')
    return new Map([...(await contentByKey(db, kind))].map(([key, { code }]) => [key, code] as const))
  const rows =
    kind === 'city'
      ? // The row of a city outlives it: visitors see those with a dealer.
        await db
          .selectFrom('city')
          .select(['id', 'document'])
          .where('id', 'in', db.selectFrom('dealer').select('city_id'))
          .execute()
      : await db.selectFrom(kind).select(['id', 'document']).execute()
  return new Map(rows.map(({ id, document }) => [String(id), codeOf(document)]))
}

export type Stored = { key: string; body: string }

const shippedBodies = (db: Database, kind: CodedKind, now: Date): Promise<Stored[]> =>
  db
    .selectFrom('content_shipped')
    .select(['key', 'body'])
    .where('kind', '=', kind)
    .where((eb) => eb.or([eb('from_at', 'is', null), eb('from_at', '<=', now.toISOString())]))
    .execute()

/** What has begun, the oldest first: a planned address is nobody's yet. */
async function publishedBodies(db: Database, kind: CodedKind, now: Date): Promise<Stored[]> {
  const rows = await db
    .selectFrom('content_version')
    .select(['key', 'body'])
    .where('kind', '=', kind)
    .where('state', '=', 'published')
    .where('from_at', '<=', now.toISOString())
    .orderBy('from_at')
    .orderBy('published_at')
    .execute()
  return rows.flatMap(({ key, body }) => (body === null ? [] : [{ key, body }]))
}

/** Cast: bodies are written in the shape of their kind alone (versions.ts, shipped.ts). */
export const codeOf = (body: string): string => (JSON.parse(body) as { code: string }).code
