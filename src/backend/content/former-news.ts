import type { Database } from '#src/backend/database.ts'
import { parseDocument } from '#src/backend/endpoint.ts'
import type { NewsItem } from '#src/content/seed/news-articles.ts'

/**
 * Addresses that news items had before an editor changed them. Nobody keeps a list of them: what was published is never
 * deleted, so an item's history is its former addresses, and each leads to the present one without a way round.
 */

/** The present code by each former one, of the items that are shown at the moment. */
export async function formerNewsCodes(db: Database, now: Date): Promise<ReadonlyMap<string, string>> {
  const shown = await db.selectFrom('news').select(['id', 'code']).execute()
  const current = new Map(shown.map(({ id, code }) => [String(id), code]))
  const taken = new Set(current.values())
  const bodies = [...(await shippedBodies(db, now)), ...(await publishedBodies(db, now))]
  return new Map(
    bodies.flatMap(({ key, body }) => {
      const code = current.get(key)
      const former = codeOf(body)
      return code === undefined || taken.has(former) ? [] : [[former, code] as const]
    }),
  )
}

/** The item that was under this code before it had another one. */
export async function findRenamedNews(db: Database, code: string, now: Date): Promise<NewsItem | undefined> {
  const current = (await formerNewsCodes(db, now)).get(code)
  if (current === undefined) return undefined
  const row = await db.selectFrom('news').select('document').where('code', '=', current).executeTakeFirst()
  return row && parseDocument<NewsItem>(row)
}

type Stored = { key: string; body: string }

const shippedBodies = (db: Database, now: Date): Promise<Stored[]> =>
  db
    .selectFrom('content_shipped')
    .select(['key', 'body'])
    .where('kind', '=', 'news')
    .where((eb) => eb.or([eb('from_at', 'is', null), eb('from_at', '<=', now.toISOString())]))
    .execute()

/** What has begun: a planned address is nobody's yet. */
async function publishedBodies(db: Database, now: Date): Promise<Stored[]> {
  const rows = await db
    .selectFrom('content_version')
    .select(['key', 'body'])
    .where('kind', '=', 'news')
    .where('state', '=', 'published')
    .where('from_at', '<=', now.toISOString())
    .execute()
  return rows.flatMap(({ key, body }) => (body === null ? [] : [{ key, body }]))
}

/** Cast: bodies are written in the shape of their kind alone (versions.ts, shipped.ts). */
const codeOf = (body: string): string => (JSON.parse(body) as Pick<NewsItem, 'code'>).code
