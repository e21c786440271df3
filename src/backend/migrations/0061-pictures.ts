import { sql } from 'kysely'
import type { Database } from '#src/backend/database.ts'
import { isPostgres } from '#src/backend/postgres.ts'

/** Pictures uploaded in the office and the files made from them: in the database, so that a backup is complete. */
export async function up(db: Database): Promise<void> {
  const bytes = isPostgres(db) ? sql`bytea` : sql`blob`
  await db.schema
    .createTable('picture')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('rights_owner', 'text', (column) => column.notNull())
    .addColumn('rights_until', 'text')
    .addColumn('original', bytes, (column) => column.notNull())
    .addColumn('thumbnail', bytes, (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('picture_file')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('picture_id', 'text', (column) => column.notNull().references('picture.id').onDelete('cascade'))
    .addColumn('content', bytes, (column) => column.notNull())
    .execute()
}
