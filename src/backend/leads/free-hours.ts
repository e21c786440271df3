import type { Database } from '#src/backend/database.ts'
import { freeSlot } from '#src/backend/leads/slot.ts'
import { enqueueLetters, type MailPlan } from '#src/backend/mail/plan.ts'
import { enqueue } from '#src/backend/outbox/queue.ts'
import { inWrite } from '#src/backend/write.ts'
import { type Selection, chosenLeads } from '#src/backend/leads/select-leads.ts'

const BATCH = 200

/** Hours held by the selected requests, oldest request first. */
export async function hoursHeld(db: Database, selection: Selection) {
  const rows = await chosenLeads(db, selection)
    .where('id', 'in', db.selectFrom('slot_booking').select('lead_id').where('lead_id', 'is not', null))
    .execute()
  return rows.map(({ id, number, dealer_id, slot_date, slot_time, created_at }) => ({
    id,
    number,
    dealer: dealer_id,
    hour: `${slot_date} ${slot_time}`,
    sent: created_at,
  }))
}

/** `isSilent`: visitors get no letter, because the selected requests name uninvolved people. */
type Freeing = { mail?: MailPlan | null; isSilent?: boolean }

/**
 * Frees the hours of the selected requests. The requests stay: CRM, dealer and visitor are notified that the hour is not
 * held, the dealer offers another, and `releaseLeads` reverses it. Returns how many hours.
 */
export async function freeHours(
  db: Database,
  selection: Selection,
  now: Date,
  { mail = null, isSilent = false }: Freeing = {},
): Promise<number> {
  const rows = await hoursHeld(db, selection)
  let freed = 0
  for (let from = 0; from < rows.length; from += BATCH)
    freed += await inWrite(db, async (transaction) => {
      let count = 0
      for (const { id } of rows.slice(from, from + BATCH)) {
        // Its visitor may have closed it since the list was read.
        const row = await transaction
          .updateTable('lead')
          .set((eb) => ({ held: 'freed', sequence: eb('sequence', '+', 1), updated_at: now.toISOString() }))
          .where('id', '=', id)
          .where('status', '=', 'accepted')
          .where('held', 'is', null)
          .returningAll()
          .executeTakeFirst()
        if (!row) continue
        await freeSlot(transaction, id)
        await enqueue(transaction, row, 'moved', now)
        await enqueueLetters(transaction, row, 'moved', { now, mail, visitorEvent: isSilent ? null : 'freed' })
        count++
      }
      return count
    })
  return freed
}
