import { conflict } from '#src/backend/call-error.ts'
import { eraseNotes } from '#src/backend/crm/embedded.ts'
import type { Database } from '#src/backend/database.ts'
import { leaveAnnouncement } from '#src/backend/leads/announcements.ts'
import { eraseLead } from '#src/backend/leads/erase.ts'
import type { LeadRow } from '#src/backend/leads/visitor-request.ts'
import { countLinkCancel } from '#src/backend/links/count-link.ts'
import { freeSlot } from '#src/backend/leads/slot.ts'
import { CLOSED, type ChangeContext, change } from '#src/backend/leads/record-change.ts'

/** Cancels or withdraws; a request that is closed already stays as it is. Throws CallError 409. */
export async function close(
  db: Database,
  row: LeadRow,
  action: 'cancel' | 'withdraw',
  context: ChangeContext,
): Promise<LeadRow> {
  if (action === 'withdraw') return row.personal === null ? row : withdraw(db, row, context)
  if (row.status === 'cancelled') return row
  if (row.status !== 'accepted') throw conflict(CLOSED)
  await leaveAnnouncement(db, row, context.now)
  await noteForLink(db, row, context)
  await freeSlot(db, row.id)
  return change(db, row, { status: 'cancelled' }, 'cancelled', context)
}

async function withdraw(db: Database, row: LeadRow, context: ChangeContext): Promise<LeadRow> {
  if (row.status === 'accepted') await noteForLink(db, row, context)
  await freeSlot(db, row.id)
  await leaveAnnouncement(db, row, context.now)
  await eraseLead(db, row.id, context.now)
  // Erased here, not only when the embedded CRM receives the message: the files of the database are cleaned with this
  // transaction.
  await eraseNotes(db, row.number)
  await db
    .updateTable('consent')
    .set((eb) => ({
      withdrawn_at: eb.fn.coalesce('withdrawn_at', eb.val(context.now.toISOString())),
      phone_hash: null,
    }))
    .where('lead_id', '=', row.id)
    .execute()
  return change(db, row, { status: 'withdrawn' }, 'withdrawn', context)
}

/** A suspected request was never counted. */
const noteForLink = async (db: Database, row: LeadRow, { now }: ChangeContext): Promise<void> => {
  if (row.held !== 'suspected') await countLinkCancel(db, row, now)
}
