import { conflict } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import type { Slot } from '#src/backend/leads/check-slot.ts'
import { leadMessages } from '#src/domain/lead.ts'

/**
 * Takes an hour for a request, inside its transaction. The primary key of the table decides who was first, so there is
 * no gap between checking and taking. Throws CallError 409.
 */
export async function takeSlot(db: Database, leadId: string, dealerId: number, { date, time }: Slot): Promise<void> {
  const taken = await db
    .insertInto('slot_booking')
    .values({ dealer_id: dealerId, date, time, lead_id: leadId })
    .onConflict((clash) => clash.columns(['dealer_id', 'date', 'time']).doNothing())
    .returning('date')
    .executeTakeFirst()
  if (!taken) throw conflict(leadMessages.slotTaken)
}

/** Frees the hour of a request, if it has one. The dealer's confirmation was of that hour. */
export async function freeSlot(db: Database, leadId: string): Promise<void> {
  await db.deleteFrom('slot_booking').where('lead_id', '=', leadId).execute()
  await db.updateTable('office_request').set({ confirmed_at: null }).where('lead_id', '=', leadId).execute()
}
