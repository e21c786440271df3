import type { Kysely } from 'kysely'
import { BRAND } from '#src/brand/brand.ts'

/** Download name of a document; older documents keep the general one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('configuration_file')
    .addColumn('name', 'text', (column) => column.notNull().defaultTo(`${BRAND}.pdf`))
    .execute()
}
