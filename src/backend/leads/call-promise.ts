import type { Selectable } from 'kysely'
import { holidaysIn } from '#src/backend/content/days-off.ts'
import type { Database } from '#src/backend/database.ts'
import { findDealerById, findKnownDealer, timeZoneOf } from '#src/backend/dealers.ts'
import { hasDesk } from '#src/backend/leads/desk-presence.ts'
import { otherDealer } from '#src/backend/leads/other-dealer.ts'
import type { LeadTable } from '#src/backend/tables.ts'
import { dealerTimetable } from '#src/content/dealer-hours.ts'
import { callDeadline, deadlineText } from '#src/domain/call-deadline.ts'
import type { Dealer } from '#src/domain/dealer.ts'
import type { Holidays } from '#src/domain/holidays.ts'
import type { VisitorRequest } from '#src/domain/shapes/visitor-request.ts'

type LeadRow = Selectable<LeadTable>

/** By when a request to this dealer has to be called back; null where the opening hours are not known. */
export const dueAt = (dealer: Dealer, timeZone: string, sent: Date, holidays: Holidays): Date | null =>
  callDeadline(dealerTimetable(dealer, undefined, holidays), timeZone, sent)

/** The promise for a request sent now; null where nobody in the office would keep it. */
export async function promisedCall(db: Database, dealer: Dealer | null, now: Date): Promise<string | null> {
  if (dealer === null || !(await hasDesk(db, dealer.id, now))) return null
  return dueAt(dealer, await timeZoneOf(db, dealer), now, await holidaysIn(db))?.toISOString() ?? null
}

type Promised = Pick<LeadRow, 'id' | 'dealer_id' | 'call_by' | 'status'>

/** «сегодня до 15:30»; null where nothing is promised, or the time has passed. */
export async function callTimeOf(db: Database, row: Promised, now: Date): Promise<string | null> {
  if (row.call_by === null || row.call_by < now.toISOString()) return null
  return textOf(db, row, now)
}

async function textOf(db: Database, { dealer_id, call_by }: Promised, now: Date): Promise<string | null> {
  const dealer = dealer_id === null ? undefined : await findKnownDealer(db, dealer_id)
  return dealer && call_by !== null ? deadlineText(new Date(call_by), await timeZoneOf(db, dealer), now) : null
}

/** What the request page says about the promise; undefined where there is none, or somebody has called. */
export async function callOf(db: Database, row: LeadRow, now: Date): Promise<VisitorRequest['call']> {
  if (!(await isAwaited(db, row))) return undefined
  const text = await textOf(db, row, now)
  if (text === null) return undefined
  if (!(await isOver(db, row, now))) return { text, isOver: false, other: null }
  const other = await otherDealer(db, row)
  return { text, isOver: true, other: other ? { id: other.id, name: other.name, address: other.address } : null }
}

/** The time has passed, or the dealer has left the site meanwhile: nobody there will call. */
export const isOver = async (
  db: Database,
  { call_by, dealer_id }: Pick<LeadRow, 'call_by' | 'dealer_id'>,
  now: Date,
): Promise<boolean> =>
  call_by !== null &&
  (call_by < now.toISOString() || (dealer_id !== null && (await findDealerById(db, dealer_id)) === undefined))

/** Whether a promise is still open: the desk has not called, and the visitor still wants the call. */
export async function isAwaited(db: Database, { id, status, call_by, personal }: LeadRow): Promise<boolean> {
  if (call_by === null || status !== 'accepted' || personal === null) return false
  const desk = await db.selectFrom('office_request').select('state').where('lead_id', '=', id).executeTakeFirst()
  return desk === undefined || desk.state === 'new' || desk.state === 'work'
}
