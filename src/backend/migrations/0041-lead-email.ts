import type { Kysely } from 'kysely'

/** How many letters one address has had, without keeping the address twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lead').addColumn('email_hash', 'text').execute()
  await db.schema.createIndex('lead_email').on('lead').columns(['email_hash', 'updated_at']).execute()
}
