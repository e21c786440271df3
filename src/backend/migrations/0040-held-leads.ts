import type { Kysely } from 'kysely'

/** Requests that hold no hour or are not sent at all yet, and an index of what came from one network. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lead').addColumn('held', 'text').execute()
  await db.schema.createIndex('lead_held').on('lead').columns(['held', 'created_at']).execute()
  await db.schema.createIndex('consent_address').on('consent').columns(['address_hash', 'given_at']).execute()
}
