import type { Kysely } from 'kysely'

/** A consent to advertising holds until it is withdrawn: a keyed hash of the phone says whose it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('consent').addColumn('phone_hash', 'text').execute()
  await db.schema.createIndex('consent_phone').on('consent').column('phone_hash').execute()
}
