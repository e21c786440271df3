import type { Database } from '#src/backend/database.ts'

/** Content changed in the office: the shipped content, versions, the content in effect, preview links. */
export async function up(db: Database): Promise<void> {
  await db.schema
    .createTable('content_shipped')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('from_at', 'text')
    .addPrimaryKeyConstraint('content_shipped_key', ['kind', 'key'])
    .execute()
  await db.schema
    .createTable('content_document')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_document_key', ['kind', 'key'])
    .execute()
  await db.schema
    .createTable('content_version')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('body', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('from_at', 'text')
    .addColumn('until_at', 'text')
    .addColumn('base_hash', 'text')
    .addColumn('author_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text')
    .addColumn('published_by', 'text')
    .execute()
  await db.schema.createIndex('content_version_item').on('content_version').columns(['kind', 'key']).execute()
  await db.schema.createIndex('content_version_state').on('content_version').column('state').execute()
  await db.schema
    .createTable('content_preview')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('version_id', 'text')
    .addColumn('moment', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
}
