import { applyContent } from '#src/backend/content/apply.ts'
import type { Preview } from '#src/backend/content/preview-links.ts'
import { openDatabase, type Database } from '#src/backend/database.ts'
import { migrate } from '#src/backend/migrations.ts'
import { readPictureEnds } from '#src/backend/pictures/rights.ts'
import { inWrite } from '#src/backend/write.ts'

/** In the order of their foreign keys. */
const COPIED = [
  'city',
  'dealer',
  'news',
  'credit_program',
  'complectation',
  'feature_set',
  'specification_set',
  'configurator',
  'content_shipped',
  'content_document',
  'legal_edition',
  'content_version',
] as const

/** A statement has a limit of values. */
const ROWS_AT_ONCE = 200

/**
 * The content of another moment in a database of its own, in memory: calls answer from it as they do from the real
 * one. It holds nothing of visitors.
 */
export async function openPreviewDatabase(db: Database, { versionId, moment }: Preview): Promise<Database> {
  const memory = openDatabase({ file: ':memory:' })
  await migrate(memory)
  for (const table of COPIED) {
    const rows = await db.selectFrom(table).selectAll().execute()
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await memory
        .insertInto(table)
        .values(rows.slice(from, from + ROWS_AT_ONCE))
        .execute()
  }
  const draft = versionId === null ? undefined : await versionOf(memory, versionId)
  const from = moment.toISOString()
  const besides = draft ? [{ ...draft, from, until: null, publishedAt: from }] : []
  const ends = await readPictureEnds(db)
  await inWrite(memory, (write) => applyContent(write, moment, { besides, ends }))
  return memory
}

const versionOf = (db: Database, id: string) =>
  db
    .selectFrom('content_version')
    .select(['kind', 'key', 'body'])
    .where('id', '=', id)
    .where('state', '!=', 'dropped')
    .executeTakeFirst()
