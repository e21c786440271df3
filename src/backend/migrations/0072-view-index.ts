import { sql, type Kysely } from 'kysely'

/**
 * Who opened a request, and which were taken to a file: without reading every list of the year, each of them a row too.
 * Partial: the numbers of a list are longer than an index takes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('office_view_opened')
    .on('office_view')
    .columns(['numbers', 'at'])
    .where(sql.ref('what'), '=', sql.lit('opened'))
    .execute()
  await db.schema
    .createIndex('office_view_exported')
    .on('office_view')
    .column('at')
    .where(sql.ref('what'), '=', sql.lit('exported'))
    .execute()
}
