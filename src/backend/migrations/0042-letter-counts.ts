import type { Kysely } from 'kysely'

/** How many letters went to a visitor's letter box on a day; of no request, so that it outlives one that is erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('letter_count')
    .addColumn('box', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('letters', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('letter_count_key', ['box', 'day'])
    .execute()
}
