import type { Selectable } from 'kysely'
import type { Database } from '#src/backend/database.ts'
import { findDealerById, findKnownDealer, timeZoneOf } from '#src/backend/dealers.ts'
import { boxHash, mayWriteTo } from '#src/backend/mail/letter-limits.ts'
import { isFormer, isMail, LETTERS } from '#src/backend/outbox/channel.ts'
import { enqueue } from '#src/backend/outbox/queue.ts'
import type { LeadEvent, LeadTable, MailChannel } from '#src/backend/tables.ts'
import { DAY_MS } from '#src/domain/day.ts'
import { deliverableAddress } from '#src/domain/mail-address.ts'
import { instantIn } from '#src/domain/time-zone.ts'

/** Who gets letters, by the settings: dealers about their requests, and this many addresses of the distributor. */
export type MailPlan = { toDealers: boolean; distributors: number }

type Row = Selectable<LeadTable>
type PlanContext = {
  now: Date
  mail: MailPlan | null
  /** When the dealer and the distributor are notified; the visitor is at once. */
  dueAt?: Date
  /** What the visitor is told, if something else; null where the visitor's last letter is still correct. */
  visitorEvent?: 'freed' | 'given' | null
}
export type StaffEvent = Extract<LeadEvent, 'created' | 'moved' | 'passed' | 'cancelled' | 'withdrawn' | 'refused'>

/**
 * Puts the letters about a change of a request into the outbox, inside its transaction: none where mail is not
 * configured, so that old requests are not mailed when it is. People without a usable address get no letter.
 */
export async function enqueueLetters(
  db: Database,
  row: Row,
  event: StaffEvent,
  { now, mail, dueAt = now, visitorEvent }: PlanContext,
): Promise<void> {
  if (event !== 'created' && event !== 'refused') await dropReminders(db, row.id, now)
  if (mail === null) return
  const planned =
    event === 'withdrawn' || event === 'refused' ? await channelsUsed(db, row.id) : await channelsOf(db, row, mail)
  for (const channel of planned) if (channel !== 'mail:visitor') await enqueue(db, row, event, now, { channel, dueAt })
  const visitor = planned.includes('mail:visitor') ? visitorAddress(row) : null
  if (visitor === null) return
  // Nothing is counted without a letter: the visitor's last one still has the correct hour.
  if (visitorEvent !== null) {
    if (!(await mayWriteTo(db, visitor, now))) return
    await enqueue(db, row, visitorEvent ?? event, now, { channel: 'mail:visitor' })
  }
  if (event === 'created' || event === 'moved') await enqueueReminder(db, row, now)
}

async function channelsOf(db: Database, row: Row, { toDealers, distributors }: MailPlan): Promise<MailChannel[]> {
  const dealer = toDealers && row.dealer_id !== null ? await findKnownDealer(db, row.dealer_id) : undefined
  return [
    ...(deliverableAddress(dealer?.email) === null ? [] : (['mail:dealer'] as const)),
    ...Array.from({ length: distributors }, (_, index) => `mail:distributor:${index}` as const),
    ...(isConfirmed(row) ? (['mail:visitor'] as const) : []),
  ]
}

/**
 * Recipients of letters with personal data, sent or waiting, must be told what may be done with them. The visitor need
 * not; a dealer whose request was passed on was asked to delete them then.
 */
async function channelsUsed(db: Database, leadId: string): Promise<MailChannel[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('channel')
    .distinct()
    .where('lead_id', '=', leadId)
    .where('channel', 'like', LETTERS)
    .where('state', 'in', ['delivered', 'waiting'])
    .execute()
  return rows.flatMap(({ channel }) =>
    isMail(channel) && channel !== 'mail:visitor' && !isFormer(channel) ? [channel] : [],
  )
}

/** Tells a dealer that the request now belongs to another, so that the dealer deletes the data. */
export async function enqueueFormer(
  db: Database,
  row: Row,
  dealerId: number,
  { now, mail }: Pick<PlanContext, 'now' | 'mail'>,
): Promise<void> {
  const dealer = mail?.toDealers ? await findKnownDealer(db, dealerId) : undefined
  if (deliverableAddress(dealer?.email) === null) return
  await enqueue(db, row, 'passed', now, { channel: `mail:former:${dealerId}` })
}

/** Keyed hash of the mailbox among the fields of a person; null when there is none. */
export async function addressHash(db: Database, personal: object): Promise<string | null> {
  const address = visitorAddress({ personal: JSON.stringify(personal) })
  return address === null ? null : boxHash(db, address)
}

/** The address the visitor left, as a letter may use it; null when there is none, or once the data are erased. */
export function visitorAddress({ personal }: Pick<Row, 'personal'>): string | null {
  const { email } = JSON.parse(personal ?? '{}') as { email?: unknown }
  return typeof email === 'string' ? deliverableAddress(email) : null
}

/**
 * Whether the visitor gets letters about the request. Price subscribers were promised one message, and get that one.
 */
export const isConfirmed = (row: Pick<Row, 'type' | 'personal'>): boolean =>
  row.type !== 'waiting-list' && visitorAddress(row) !== null

/** The day before, at noon of the dealer's city, when the visitor is awake and the dealer can be called. */
const REMINDER_TIME = '12:00'
/** For a visit sooner than that the confirmation is enough. */
const MIN_AHEAD_MS = 6 * 3_600_000

async function enqueueReminder(db: Database, row: Row, now: Date): Promise<void> {
  const dealer = row.dealer_id === null ? undefined : await findDealerById(db, row.dealer_id)
  if (!dealer || !row.slot_date || row.held === 'freed' || !isConfirmed(row)) return
  const dayBefore = new Date(Date.parse(`${row.slot_date}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10)
  const dueAt = instantIn(await timeZoneOf(db, dealer), dayBefore, REMINDER_TIME)
  if (dueAt.getTime() - now.getTime() >= MIN_AHEAD_MS)
    await enqueue(db, row, 'reminder', now, { channel: 'mail:visitor', dueAt })
}

const dropReminders = async (db: Database, leadId: string, now: Date): Promise<void> =>
  void (await db
    .updateTable('outbox')
    .set({ state: 'dropped', done_at: now.toISOString(), claimed_until: null })
    .where('lead_id', '=', leadId)
    .where('event', '=', 'reminder')
    .where('state', 'in', ['waiting', 'dead'])
    .execute())
