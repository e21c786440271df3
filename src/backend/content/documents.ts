import type { Database } from '#src/backend/database.ts'
import type { ContentBody } from '#src/domain/content/bodies.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'

/** Kinds that have no table of their own. */
type DocumentKind = Exclude<ContentKind, 'news' | 'city' | 'dealer' | 'credit-program'>

/** What holds of this kind under this key; undefined where nothing does. */
export async function findContent<K extends DocumentKind>(
  db: Database,
  kind: K,
  key: string,
): Promise<ContentBody<K> | undefined> {
  const row = await db
    .selectFrom('content_document')
    .select('document')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst()
  return row && read<K>(row.document)
}

export async function allContent<K extends DocumentKind>(db: Database, kind: K): Promise<ContentBody<K>[]> {
  const rows = await db.selectFrom('content_document').select('document').where('kind', '=', kind).execute()
  return rows.map(({ document }) => read<K>(document))
}

/** The same by its keys. */
export async function contentByKey<K extends DocumentKind>(
  db: Database,
  kind: K,
): Promise<Map<string, ContentBody<K>>> {
  const rows = await db.selectFrom('content_document').select(['key', 'document']).where('kind', '=', kind).execute()
  return new Map(rows.map(({ key, document }) => [key, read<K>(document)]))
}

/** Cast: applyContent writes bodies in the shape of their kind alone. */
const read = <K extends DocumentKind>(document: string): ContentBody<K> => JSON.parse(document) as ContentBody<K>
