import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { ContentVersionTable } from '#src/backend/content-tables.ts'
import type { Database } from '#src/backend/database.ts'
import type { PublishedVersion } from '#src/domain/content/effective.ts'

/** Everything the office has published, of all kinds, past and scheduled included. */
export async function publishedVersions(db: Database): Promise<PublishedVersion[]> {
  const rows = await db
    .selectFrom('content_version')
    .select(['kind', 'key', 'body', 'from_at', 'until_at', 'published_at'])
    .where('state', '=', 'published')
    .execute()
  return rows.map(toPublished)
}

type Publication = {
  at: string
  /** From when on it is in force. */
  from: string
  /** A user, or what publishes in place of one. */
  by: string
  /** Of the shipped body that it replaces. */
  baseHash: string | null
  /** Orders the publications of an item. */
  publishedAt: string
}

/** Stores a body as a published version without a draft before it; null hides the item. Call in a transaction. */
export async function insertPublished(
  db: Database,
  { kind, key, body }: Pick<PublishedRow, 'kind' | 'key' | 'body'>,
  { at, from, by, baseHash, publishedAt }: Publication,
): Promise<void> {
  await db
    .insertInto('content_version')
    .values({
      id: randomUUID(),
      kind,
      key,
      body,
      state: 'published',
      revision: 1,
      from_at: from,
      until_at: null,
      base_hash: baseHash,
      author_id: by,
      created_at: at,
      updated_at: at,
      published_at: publishedAt,
      published_by: by,
    })
    .execute()
}

type PublishedRow = Pick<
  Selectable<ContentVersionTable>,
  'kind' | 'key' | 'body' | 'from_at' | 'until_at' | 'published_at'
>

/** The version of a row whose state is published. */
export const toPublished = (row: PublishedRow): PublishedVersion => ({
  kind: row.kind,
  key: row.key,
  body: row.body,
  from: row.from_at ?? '',
  until: row.until_at,
  publishedAt: row.published_at ?? '',
})
