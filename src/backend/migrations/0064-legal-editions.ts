import type { Database } from '#src/backend/database.ts'

/** Every edition of a legal text that was ever in force, word for word: what visitors agreed to. */
export async function up(db: Database): Promise<void> {
  await db.schema
    .createTable('legal_edition')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('is_current', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('legal_edition_key', ['key', 'edition'])
    .execute()
}
