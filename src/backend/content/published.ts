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
