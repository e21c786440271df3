import type { Database } from '#src/backend/database.ts'
import type { ContentBody } from '#src/domain/content/bodies.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'

/** Kinds that have no table of their own. */
type DocumentKind = Exclude<ContentKind, 'news' | 'city' | 'dealer' | 'credit-program'>

/** The content in effect of this kind under this key; undefined where there is none. */
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

/** All of a kind, by key. */
export async function contentByKey<K extends DocumentKind>(
  db: Database,
  kind: K,
): Promise<Map<string, ContentBody<K>>> {
  const rows = await db.selectFrom('content_document').select(['key', 'document']).where('kind', '=', kind).execute()
  return new Map(rows.map(({ key, document }) => [key, read<K>(document)]))
}

/** Cast: applyContent writes bodies only in the shape of their kind. */
const read = <K extends DocumentKind>(document: string): ContentBody<K> => JSON.parse(document) as ContentBody<K>
