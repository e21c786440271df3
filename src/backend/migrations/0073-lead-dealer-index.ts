import type { Kysely } from 'kysely'

/**
 * The requests of a dealer, newest first, for its desk: with all that decides which of them it sees and which are late, so
 * that counting them reads no request.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('lead_dealer')
    .on('lead')
    .columns(['dealer_id', 'created_at', 'held', 'status', 'id'])
    .execute()
}
