import type { Kysely } from 'kysely'

/** Content of the site: the columns used by queries, and the record itself as JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_state')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  await documentTable(db, 'city')
    .addColumn('sort', 'integer', (column) => column.notNull())
    .execute()
  await documentTable(db, 'dealer')
    .addColumn('city_id', 'integer', (column) => column.notNull().references('city.id'))
    .addColumn('certified', 'integer', (column) => column.notNull())
    .addColumn('test_drive', 'integer', (column) => column.notNull())
    .addColumn('sort', 'integer', (column) => column.notNull())
    .execute()
  await documentTable(db, 'news')
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('news_date').on('news').columns(['date', 'id']).execute()
  await documentTable(db, 'complectation')
    .addColumn('model_code', 'text', (column) => column.notNull())
    .addColumn('is_long', 'integer', (column) => column.notNull())
    .addColumn('sort', 'integer', (column) => column.notNull())
    .execute()
  for (const name of ['credit_program', 'feature_set', 'specification_set', 'configurator'])
    await documentTable(db, name).execute()
}

const documentTable = (db: Kysely<unknown>, name: string) =>
  db.schema
    .createTable(name)
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('document', 'text', (column) => column.notNull())
