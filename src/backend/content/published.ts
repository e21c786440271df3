import type { Database } from '#src/backend/database.ts'
import type { PublishedVersion } from '#src/domain/content/effective.ts'

/** What the office has published of all kinds, whenever it holds. */
export async function publishedVersions(db: Database): Promise<PublishedVersion[]> {
  const rows = await db
    .selectFrom('content_version')
    .select(['kind', 'key', 'body', 'from_at', 'until_at', 'published_at'])
    .where('state', '=', 'published')
    .execute()
  return rows.map(({ kind, key, body, from_at, until_at, published_at }) => ({
    kind,
    key,
    body,
    from: from_at ?? '',
    until: until_at,
    publishedAt: published_at ?? '',
  }))
}
