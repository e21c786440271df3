import type { Kysely } from 'kysely'
import type { Tables } from '#src/backend/tables.ts'

/** Recipient of an outbox message: letters are messages too. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('channel', 'text', (column) => column.notNull().defaultTo('crm'))
    .execute()
  await db.updateTable('outbox').set({ channel: 'schedule' }).where('event', '=', 'hour').execute()
  await db.updateTable('outbox').set({ channel: 'people' }).where('event', '=', 'announcement').execute()
}
