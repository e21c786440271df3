import type { Kysely } from 'kysely'

/** Shared builds by short code, and the finished documents of configurations: no personal data in either. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('build')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('configuration_file')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    // PostgreSQL's type name; SQLite accepts any.
    .addColumn('content', 'bytea', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('configuration_file_expires_at').on('configuration_file').column('expires_at').execute()
}
