import type { Database } from '#src/backend/database.ts'
import type { LeadRow } from '#src/backend/leads/visitor-request.ts'
import { freeSlot } from '#src/backend/leads/slot.ts'
import { enqueueLetters, type MailPlan } from '#src/backend/mail/plan.ts'
import { enqueue } from '#src/backend/outbox/queue.ts'
import type { Held } from '#src/backend/tables.ts'
import { inWrite } from '#src/backend/write.ts'

/** Operators' actions on held requests and on hours that a robot has taken (leads/hold.ts). */

/** Selects requests; all given criteria have to match. Hashes may be shortened as `busy` prints them. */
export type Selection = {
  numbers?: readonly string[]
  held?: Held
  /** Of the phone, of the network: see `busyOf`. */
  phoneHash?: string
  networkHash?: string
  dealerId?: number
  /** ISO moments of sending: from, and before. */
  since?: string
  until?: string
}
export type ReleasedLead = { number: string; hour: 'none' | 'held' | 'taken' }

const BATCH = 200
const PREFIX = /^[\da-f]{8,64}$/

/** The selected requests that are still open, oldest first. */
export function chosenLeads(db: Database, { numbers, held, phoneHash, networkHash, ...rest }: Selection) {
  return db
    .selectFrom('lead')
    .selectAll()
    .where('status', '=', 'accepted')
    .where('personal', 'is not', null)
    .$if(numbers !== undefined, (query) => query.where('number', 'in', numbers ?? []))
    .$if(held !== undefined, (query) => query.where('held', '=', held ?? null))
    .$if(phoneHash !== undefined, (query) => query.where('phone_hash', 'like', prefix(phoneHash)))
    .$if(networkHash !== undefined, (query) =>
      query.where(
        'id',
        'in',
        db.selectFrom('consent').select('lead_id').where('address_hash', 'like', prefix(networkHash)),
      ),
    )
    .$if(rest.dealerId !== undefined, (query) => query.where('dealer_id', '=', rest.dealerId ?? null))
    .$if(rest.since !== undefined, (query) => query.where('created_at', '>=', rest.since ?? ''))
    .$if(rest.until !== undefined, (query) => query.where('created_at', '<', rest.until ?? ''))
    .orderBy('created_at')
}

/** A hash consists of these characters only, so nothing in it is a wildcard. */
function prefix(hash = ''): string {
  if (!PREFIX.test(hash)) throw new RangeError('A hash is 8 to 64 characters of 0-9 and a-f, as "busy" prints it.')
  return `${hash}%`
}

/** Releases held requests: the hour is taken if it is still free, the CRM is notified. Returns the result for each. */
export async function releaseLeads(
  db: Database,
  selection: Selection,
  now: Date,
  mail: MailPlan | null = null,
): Promise<ReleasedLead[]> {
  const rows = await chosenLeads(db, selection).where('held', 'is not', null).execute()
  const released: ReleasedLead[] = []
  for (const { id } of rows)
    released.push(
      ...(await inWrite(db, async (transaction) => {
        const row = await lockHeld(transaction, id)
        return row ? [await release(transaction, row, { now, mail })] : []
      })),
    )
  return released
}

/** Locks the row; undefined when somebody else has released it. */
const lockHeld = (db: Database, id: string): Promise<LeadRow | undefined> =>
  db
    .updateTable('lead')
    .set((eb) => ({ sequence: eb.ref('sequence') }))
    .where('id', '=', id)
    .where('held', 'is not', null)
    .returningAll()
    .executeTakeFirst()

async function release(
  db: Database,
  row: LeadRow,
  { now, mail }: { now: Date; mail: MailPlan | null },
): Promise<ReleasedLead> {
  const hour = await takeBack(db, row, now)
  // A request the CRM has never received is new to it, whatever the visitor has changed since.
  const isNew = row.held === 'suspected'
  // An hour that somebody else has taken meanwhile remains only a preference.
  const released = await db
    .updateTable('lead')
    .set({ held: hour === 'taken' ? 'dealer' : null, sequence: row.sequence + 1, updated_at: now.toISOString() })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (isNew || hour === 'held') await enqueue(db, released, isNew ? 'created' : 'moved', now)
  // For the others the visitor already has a letter with this very hour.
  if (isNew) await enqueueLetters(db, released, 'created', { now, mail })
  else if (hour === 'held') await enqueueLetters(db, released, 'moved', { now, mail, staffOnly: true })
  return { number: row.number, hour }
}

async function takeBack(db: Database, { id, dealer_id, slot_date, slot_time }: LeadRow, now: Date) {
  if (dealer_id === null || slot_date === null || slot_time === null) return 'none'
  if (slot_date < now.toISOString().slice(0, 10)) return 'taken'
  const taken = await db
    .insertInto('slot_booking')
    .values({ dealer_id, date: slot_date, time: slot_time, lead_id: id })
    .onConflict((clash) => clash.columns(['dealer_id', 'date', 'time']).doNothing())
    .returning('date')
    .executeTakeFirst()
  return taken ? 'held' : 'taken'
}

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

/**
 * Frees the hours of the selected requests. The requests stay: each waits for confirmation by the dealer, the CRM and
 * the dealer are notified that its hour is not held, and `releaseLeads` reverses it. Returns how many hours. Visitors
 * get no letter: the dealer calls, and a mass of bookings mostly names people who know nothing of them.
 */
export async function freeHours(
  db: Database,
  selection: Selection,
  now: Date,
  mail: MailPlan | null = null,
): Promise<number> {
  const rows = await hoursHeld(db, selection)
  for (let from = 0; from < rows.length; from += BATCH)
    await inWrite(db, async (transaction) => {
      for (const { id } of rows.slice(from, from + BATCH)) {
        await freeSlot(transaction, id)
        const row = await transaction
          .updateTable('lead')
          .set((eb) => ({ held: 'dealer', sequence: eb('sequence', '+', 1), updated_at: now.toISOString() }))
          .where('id', '=', id)
          .where('held', 'is', null)
          .returningAll()
          .executeTakeFirst()
        if (!row) continue
        await enqueue(transaction, row, 'moved', now)
        await enqueueLetters(transaction, row, 'moved', { now, mail, staffOnly: true })
      }
    })
  return rows.length
}

export type Busy = { what: 'network' | 'phone' | 'dealer'; key: string; requests: number; held: number }
const BUSIEST = 10
/** Long enough to tell two hashes apart, short enough for a terminal. */
const SHOWN_HASH = 16

/** The busiest senders since a moment (ISO): networks and phones by hash, dealers by number. */
export async function busyOf(db: Database, since: string): Promise<Busy[]> {
  const rows = await db
    .selectFrom('lead')
    .leftJoin('consent', (join) => join.onRef('consent.lead_id', '=', 'lead.id').on('consent.kind', '=', 'processing'))
    .select(['lead.phone_hash', 'lead.dealer_id', 'lead.held', 'consent.address_hash'])
    .where('lead.created_at', '>=', since)
    .execute()
  const ways = {
    network: (row: (typeof rows)[number]) => row.address_hash?.slice(0, SHOWN_HASH),
    phone: (row: (typeof rows)[number]) => row.phone_hash?.slice(0, SHOWN_HASH),
    dealer: (row: (typeof rows)[number]) => row.dealer_id?.toString(),
  }
  return (['network', 'phone', 'dealer'] as const).flatMap((what) => {
    const found = new Map<string, Busy>()
    for (const row of rows) {
      const key = ways[what](row)
      if (key === undefined) continue
      const known = found.get(key) ?? { what, key, requests: 0, held: 0 }
      known.requests++
      if (row.held !== null) known.held++
      found.set(key, known)
    }
    return [...found.values()].toSorted((a, b) => b.requests - a.requests).slice(0, BUSIEST)
  })
}
