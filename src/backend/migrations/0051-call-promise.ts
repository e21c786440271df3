import type { Kysely } from 'kysely'

/** By when the visitor was promised a call, and requests passed on to another dealer when nobody called. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lead').addColumn('call_by', 'text').execute()
  await db.schema
    .createTable('lead_pass')
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('from_dealer_id', 'integer', (column) => column.notNull())
    .addColumn('to_dealer_id', 'integer', (column) => column.notNull())
    .addColumn('given_at', 'text', (column) => column.notNull())
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('text_hash', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_pass_key', ['lead_id', 'at'])
    .execute()
  await db.schema.createIndex('lead_pass_from').on('lead_pass').columns(['from_dealer_id', 'at']).execute()
}
