import type { Database } from '#src/backend/database.ts'

/** Where the bytes of a picture are: in the database, or in an object store, and then not in the database. */
export async function up(db: Database): Promise<void> {
  for (const table of ['picture', 'picture_file'])
    await db.schema
      .alterTable(table)
      .addColumn('kept_in', 'text', (column) => column.notNull().defaultTo('database'))
      .execute()
}
