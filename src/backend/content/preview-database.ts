import { applyContent } from '#src/backend/content/apply.ts'
import type { Preview } from '#src/backend/content/preview-links.ts'
import { openDatabase, type Database } from '#src/backend/database.ts'
import { migrate } from '#src/backend/migrations.ts'
import { readPictureEnds } from '#src/backend/pictures/rights.ts'
import { inWrite } from '#src/backend/write.ts'

/** In the order of foreign keys. */
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

/** A statement has a limited number of values. */
const ROWS_AT_ONCE = 200

/**
 * The content of another time in a separate in-memory database: calls read from it as from the real one. It contains no
 * visitors' data.
 */
export async function openPreviewDatabase(db: Database, { versionId, at }: Preview): Promise<Database> {
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
  if (versionId !== null) await publishCopy(memory, versionId, at.toISOString())
  const ends = await readPictureEnds(db)
  await inWrite(memory, (write) => applyContent(write, at, { ends }))
  return memory
}

/** As if the version were published at that time; the version itself stays a draft. */
async function publishCopy(memory: Database, id: string, at: string): Promise<void> {
  const version = await memory
    .selectFrom('content_version')
    .selectAll()
    .where('id', '=', id)
    .where('state', '!=', 'dropped')
    .executeTakeFirst()
  if (!version) return
  const published = { state: 'published' as const, from_at: at, until_at: null, published_at: at }
  await memory
    .insertInto('content_version')
    .values({ ...version, ...published, id: `${id} shown` })
    .execute()
}
