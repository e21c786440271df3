import type { Kysely } from 'kysely'

/** Counters by day (Moscow time): how often something was done on the site, and nothing about who did it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_count')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('site_count_key', ['what', 'day', 'name'])
    .execute()
}
