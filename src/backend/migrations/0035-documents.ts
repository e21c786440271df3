import { randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'

/**
 * Documents get a size, a network and a flag whether a request names them; requests get a document that is made later
 * where necessary; short codes of builds get the time of their last use.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('configuration_file')
    .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('configuration_file').addColumn('network', 'text').execute()
  // Existing documents were promised for ninety days, so they count as named.
  await db.schema
    .alterTable('configuration_file')
    .addColumn('is_named', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await sql`UPDATE configuration_file SET bytes = length(content)`.execute(db)
  await db.schema.createIndex('configuration_file_network').on('configuration_file').column('network').execute()

  await db.schema.alterTable('build').addColumn('used_at', 'text').execute()
  await sql`UPDATE build SET used_at = created_at`.execute(db)
  await db.schema.createIndex('build_used_at').on('build').column('used_at').execute()

  await createLeadDocument(db)
  await promiseMissing(db)
}

async function createLeadDocument(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lead_document')
    .addColumn('lead_id', 'text', (column) => column.primaryKey().references('lead.id'))
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('stored_as', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text')
    .execute()
  await db.schema.createIndex('lead_document_file').on('lead_document').column('file_id').execute()
  await db.schema.createIndex('lead_document_due').on('lead_document').columns(['made_at', 'next_at']).execute()
}

type Before = {
  lead: { id: string; type: string; created_at: string; personal: string | null; origin: string | null }
  lead_document: { lead_id: string; file_id: string; next_at: string; created_at: string }
}

/** Requests sent without their document, or waiting without one, get it now. */
async function promiseMissing(anyDb: Kysely<unknown>): Promise<void> {
  const db = anyDb.withTables<Before>()
  const rows = await db
    .selectFrom('lead')
    .select(['id', 'created_at', 'personal', 'origin'])
    .where('type', '=', 'configurator')
    .where('personal', 'is not', null)
    .execute()
  for (const { id, created_at, personal, origin } of rows) {
    const sent = JSON.parse(personal ?? '{}') as { file?: string }
    const { config } = JSON.parse(origin ?? '{}') as { config?: string }
    if (sent.file || !config) continue
    const fileId = randomBytes(16).toString('base64url')
    const withFile = JSON.stringify({ ...sent, file: `/upload/configurations/${fileId}.pdf` })
    await db.updateTable('lead').set({ personal: withFile }).where('id', '=', id).execute()
    await db
      .insertInto('lead_document')
      .values({ lead_id: id, file_id: fileId, next_at: created_at, created_at })
      .execute()
  }
}
