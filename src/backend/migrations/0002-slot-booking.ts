import type { Kysely } from 'kysely'

/** Hours taken for test drives. No reference to `dealer`: content is rewritten, bookings stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('slot_booking')
    .addColumn('dealer_id', 'integer', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('time', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('slot_booking_key', ['dealer_id', 'date', 'time'])
    .execute()
}
