import type { Database } from '#src/backend/database.ts'

/** Where the bytes of a picture are kept: an object store may have them instead of the database, which then has none. */
export async function up(db: Database): Promise<void> {
  for (const table of ['picture', 'picture_file'])
    await db.schema
      .alterTable(table)
      .addColumn('kept_in', 'text', (column) => column.notNull().defaultTo('database'))
      .execute()
}
