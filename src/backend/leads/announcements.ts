import type { Selectable } from 'kysely'
import { lowestPriceOf } from '#src/backend/configurations/car.ts'
import type { Database } from '#src/backend/database.ts'
import { visitorAddress } from '#src/backend/mail/plan.ts'
import { LETTERS } from '#src/backend/outbox/channel.ts'
import { enqueue } from '#src/backend/outbox/queue.ts'
import type { LeadTable } from '#src/backend/tables.ts'
import { inWrite } from '#src/backend/write.ts'
import { DAY_MS } from '#src/domain/day.ts'
import { formatMoney } from '#src/domain/format.ts'
import { RETENTION_DAYS } from '#src/domain/lead.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import { waitingFor, waitingLeads } from '#src/backend/leads/waiting-list.ts'

/**
 * "Узнать первым": everybody who waits for the price of a model is notified of it once. When the price appears in the
 * content, each waiting request gets a message `announcement`: a letter where mail is configured and the visitor left
 * an address; otherwise, or when the letter was rejected, it stays listed until somebody has written or called.
 */

/** The purpose is fulfilled: the remaining data are erased within the legal term. */
const RETENTION_AFTER_ANNOUNCEMENT_DAYS = 30

type Log = { info: (details: object, text: string) => void }

/**
 * Puts the messages of all announced prices into the outbox. Safe to run repeatedly: each request gets one. `hasMail`:
 * letters can be sent; when that changes, waiting messages are switched to the other channel. Returns how many it
 * enqueued.
 */
export async function announcePrices(db: Database, now: Date, log: Log, hasMail = false): Promise<number> {
  await changeWays(db, hasMail)
  const priced = await pricedModels(db)
  const rows = priced.length > 0 ? await waitingFor(db, priced).execute() : []
  const byModel = Map.groupBy(rows, ({ model }) => model)
  let total = 0
  for (const [model, waiting] of byModel) {
    let count = 0
    for (const lead of waiting) if (await announce(db, lead, now, wayOf(lead, hasMail))) count++
    total += count
    if (count > 0)
      log.info({ model, count }, 'a price is announced: who gets no letter is in npm run leads -- announcements')
  }
  return total
}

async function pricedModels(db: Database): Promise<ModelCode[]> {
  const prices = await Promise.all(MODEL_CODES.map((model) => lowestPriceOf(db, model)))
  return MODEL_CODES.filter((_, index) => prices[index] !== null)
}

type Way = 'mail:visitor' | 'people'
const wayOf = (lead: { personal: string | null }, hasMail: boolean): Way =>
  hasMail && visitorAddress(lead) !== null ? 'mail:visitor' : 'people'

/** Switches the channel of waiting messages after mail was configured, or no longer is. */
async function changeWays(db: Database, hasMail: boolean): Promise<void> {
  const rows = await waitingLeads(db)
    .innerJoin('outbox', 'outbox.lead_id', 'lead.id')
    .select(['outbox.id as message', 'outbox.channel'])
    .where('outbox.event', '=', 'announcement')
    .where('outbox.state', '=', 'waiting')
    .execute()
  for (const { message, channel, personal } of rows) {
    const way = wayOf({ personal }, hasMail)
    if (way !== channel)
      await db
        .updateTable('outbox')
        .set({ channel: way })
        .where('id', '=', message)
        .where('state', '=', 'waiting')
        .where('claimed_until', 'is', null)
        .execute()
  }
}

async function announce(db: Database, lead: { id: string }, now: Date, channel: Way): Promise<boolean> {
  return inWrite(db, async (transaction) => {
    if (!(await enqueue(transaction, { id: lead.id, sequence: 0 }, 'announcement', now, { channel }))) return false
    await limitRetention(transaction, lead.id, RETENTION_DAYS, now)
    return true
  })
}

/** Keeps the data of a request this much longer, but never beyond the promised term. */
const limitRetention = (db: Database, id: string, days: number, now: Date) => {
  const end = new Date(now.getTime() + days * DAY_MS).toISOString()
  return db.updateTable('lead').set({ erase_at: end }).where('id', '=', id).where('erase_at', '>', end).execute()
}

/** The lowest price of a model as text for the letter: "5 900 000 ₽". */
export async function announcedPrice(db: Database, model: string | null): Promise<string | null> {
  const code = MODEL_CODES.find((known) => known === model)
  const price = code ? await lowestPriceOf(db, code) : null
  return price === null ? null : formatMoney(price)
}

/**
 * Marks the pending notices of a request as delivered by a person: an announced price, and letters that were given up.
 * Returns false when nothing is pending for this number.
 */
export const markAnnounced = (db: Database, number: string, now: Date): Promise<boolean> =>
  inWrite(db, async (transaction) => (await markTold(transaction, number, now)) !== null)

/** The same inside a transaction. Returns the id of the request, null when nothing is pending. */
export async function markTold(db: Database, number: string, now: Date): Promise<string | null> {
  const lead = await db.selectFrom('lead').select('id').where('number', '=', number).executeTakeFirst()
  if (!lead) return null
  const done = await db
    .updateTable('outbox')
    .set({ state: 'delivered', done_at: now.toISOString() })
    .where('lead_id', '=', lead.id)
    .where(({ eb, or, and }) =>
      or([
        and([eb('event', '=', 'announcement'), eb('state', '=', 'waiting')]),
        and([eb('channel', 'like', LETTERS), eb('state', '=', 'dead')]),
      ]),
    )
    .returning('event')
    .execute()
  if (done.some(({ event }) => event === 'announcement')) await retainBriefly(db, lead.id, now)
  return done.length > 0 ? lead.id : null
}

/**
 * A request that ends before its letter has gone leaves it to those of the same address, whose own were dropped in its
 * favour (mail/wanted.ts): one of them gets it. Called before the data are erased.
 */
export async function leaveAnnouncement(
  db: Database,
  { id, model, email_hash }: Pick<Selectable<LeadTable>, 'id' | 'model' | 'email_hash'>,
  now: Date,
): Promise<void> {
  const untold = await db
    .selectFrom('outbox')
    .select('id')
    .where('lead_id', '=', id)
    .where('event', '=', 'announcement')
    .where('state', 'in', ['waiting', 'dead'])
    .executeTakeFirst()
  if (!untold) return
  await db
    .updateTable('outbox')
    .set({ state: 'waiting', done_at: null, next_at: now.toISOString() })
    .where('event', '=', 'announcement')
    .where('state', '=', 'dropped')
    .where('lead_id', 'in', (query) =>
      query
        .selectFrom('lead')
        .select('lead.id')
        .where('lead.email_hash', '=', email_hash)
        .where('lead.model', '=', model)
        .where('lead.status', '=', 'accepted'),
    )
    .execute()
}

/** The price was announced: the remaining data are erased within the legal term. */
export const retainBriefly = async (db: Database, id: string, now: Date): Promise<void> =>
  void (await limitRetention(db, id, RETENTION_AFTER_ANNOUNCEMENT_DAYS, now))

/** Status of the promised announcement, for the request page. */
export async function announcementOf(db: Database, leadId: string): Promise<'announced' | 'told' | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('state')
    .where('lead_id', '=', leadId)
    .where('event', '=', 'announcement')
    .executeTakeFirst()
  return row && (row.state === 'delivered' ? 'told' : 'announced')
}
