import type { Kysely } from 'kysely'

/** Letters per visitor's mailbox and day; not tied to a request, so that the counts survive its erasure. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('letter_count')
    .addColumn('box', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('letters', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('letter_count_key', ['box', 'day'])
    .execute()
}
