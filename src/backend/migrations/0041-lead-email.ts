import type { Kysely } from 'kysely'

/** For counting the letters to one address without storing the address twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lead').addColumn('email_hash', 'text').execute()
  await db.schema.createIndex('lead_email').on('lead').columns(['email_hash', 'updated_at']).execute()
}
