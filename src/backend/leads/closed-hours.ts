import type { Database } from '#src/backend/database.ts'
import { inWrite } from '#src/backend/write.ts'

/**
 * Forgets the hours that dealers have closed, once their day is over everywhere: the schedule shows tomorrow and later, no
 * dealer's clock is behind UTC, and who has closed how many is in the office's history. Bookings stay with their requests.
 */
export const deleteClosedHours = (db: Database, now: Date): Promise<unknown> => {
  const today = now.toISOString().slice(0, 10)
  return inWrite(db, async (write) => {
    await write.deleteFrom('office_block').where('date', '<', today).execute()
    await write.deleteFrom('slot_booking').where('date', '<', today).where('lead_id', 'is', null).execute()
  })
}
