import type { Database } from '#src/backend/database.ts'
import { findDealerById, timeZoneOf } from '#src/backend/dealers.ts'
import type { ChangeContext } from '#src/backend/leads/record-change.ts'
import type { LeadRow } from '#src/backend/leads/visitor-request.ts'
import { countLinkRequest } from '#src/backend/links/count-link.ts'
import { enqueueLetters } from '#src/backend/mail/plan.ts'
import { enqueue } from '#src/backend/outbox/queue.ts'
import { inWrite } from '#src/backend/write.ts'
import { type Selection, chosenLeads } from '#src/backend/leads/select-leads.ts'
import { dayIn } from '#src/domain/day.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'

/** Operators' actions on held requests and on hours that a robot has taken (leads/hold.ts). */

/** `isOutside`: the schedule is external and has to be notified of the hour. */
export type ReleaseContext = ChangeContext & { isOutside: boolean }

export type ReleasedLead = { number: string; hour: 'none' | 'held' | 'taken' }

/** Releases held requests: the hour is taken if it is still free, the CRM is notified. Returns the result for each. */
export async function releaseLeads(
  db: Database,
  selection: Selection,
  now: Date,
  { mail = null, isOutside = false }: Partial<Omit<ReleaseContext, 'now'>> = {},
): Promise<ReleasedLead[]> {
  const rows = await chosenLeads(db, selection).where('held', 'is not', null).execute()
  const released: ReleasedLead[] = []
  for (const { id } of rows) {
    const one = await inWrite(db, (transaction) => releaseHeld(transaction, id, { now, mail, isOutside }))
    if (one) released.push(one)
  }
  return released
}

/** One, inside a transaction. Null when it is not held any more. */
export async function releaseHeld(db: Database, id: string, context: ReleaseContext): Promise<ReleasedLead | null> {
  const row = await lockHeld(db, id)
  return row ? release(db, row, context) : null
}

/** Locks the row; undefined when somebody else has released it, or its visitor has closed it. */
const lockHeld = (db: Database, id: string): Promise<LeadRow | undefined> =>
  db
    .updateTable('lead')
    .set((eb) => ({ sequence: eb.ref('sequence') }))
    .where('id', '=', id)
    .where('status', '=', 'accepted')
    .where('held', 'is not', null)
    .returningAll()
    .executeTakeFirst()

async function release(db: Database, row: LeadRow, { now, mail, isOutside }: ReleaseContext): Promise<ReleasedLead> {
  const hour = await takeBack(db, row, now)
  // A request the CRM has never received is new to it, whatever the visitor has changed since.
  const isNew = row.held === 'suspected'
  const wasFreed = row.held === 'freed'
  // An hour that somebody else has taken meanwhile remains only a preference.
  const stillHeld = wasFreed ? 'freed' : 'dealer'
  const released = await db
    .updateTable('lead')
    .set({ held: hour === 'taken' ? stillHeld : null, sequence: row.sequence + 1, updated_at: now.toISOString() })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (isNew) await countLinkRequest(db, released, now)
  if (isNew || hour === 'held') await enqueue(db, released, isNew ? 'created' : 'moved', now)
  // The one that was freed was reported when it was first taken.
  if (isOutside && hour === 'held' && !wasFreed) await enqueue(db, released, 'hour', now)
  // A visitor who was never told that the hour is not held has a letter with this hour already.
  const visitorEvent = wasFreed ? 'given' : null
  if (isNew) await enqueueLetters(db, released, 'created', { now, mail })
  else if (hour === 'held') await enqueueLetters(db, released, 'moved', { now, mail, visitorEvent })
  return { number: row.number, hour }
}

async function takeBack(db: Database, { id, dealer_id, slot_date, slot_time }: LeadRow, now: Date) {
  if (dealer_id === null || slot_date === null || slot_time === null) return 'none'
  const dealer = await findDealerById(db, dealer_id)
  const zone = dealer ? await timeZoneOf(db, dealer) : DEFAULT_ZONE
  if (slot_date < dayIn(zone, now)) return 'taken'
  const taken = await db
    .insertInto('slot_booking')
    .values({ dealer_id, date: slot_date, time: slot_time, lead_id: id })
    .onConflict((clash) => clash.columns(['dealer_id', 'date', 'time']).doNothing())
    .returning('date')
    .executeTakeFirst()
  return taken ? 'held' : 'taken'
}
