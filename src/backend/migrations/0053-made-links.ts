import type { Kysely } from 'kysely'

/** Links made for advertising. The secret of a link's page is not here, only its hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('made_link')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}
