import { lowestPriceOf } from '#src/backend/configurations/car.ts'
import type { Database } from '#src/backend/database.ts'
import { visitorAddress } from '#src/backend/mail/plan.ts'
import { LETTERS } from '#src/backend/outbox/channel.ts'
import { enqueue } from '#src/backend/outbox/queue.ts'
import { inWrite } from '#src/backend/write.ts'
import { modelName } from '#src/content/models/summary.ts'
import { formatMoney } from '#src/domain/format.ts'
import { KEPT_DAYS } from '#src/domain/lead.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'

/**
 * "Узнать первым": everybody who waits for the price of a model is notified of it once. When the price appears in the
 * content, each waiting request gets a message `announcement`: a letter where mail is configured and the visitor left
 * an address; otherwise, or when the letter was rejected, it stays listed until somebody has written or called.
 */

const DAY_MS = 86_400_000
/** The purpose is fulfilled: the remaining data are erased within the legal term. */
const RETENTION_AFTER_ANNOUNCEMENT_DAYS = 30

type Log = { info: (details: object, text: string) => void }

/**
 * Puts the messages of all announced prices into the outbox. Safe to run repeatedly: each request gets one. `hasMail`:
 * letters can be sent; when that changes, messages that wait for the other way are switched.
 */
export async function announcePrices(db: Database, now: Date, log: Log, hasMail = false): Promise<void> {
  await changeWays(db, hasMail)
  for (const model of MODEL_CODES) {
    const waiting = await waitingFor(db, model)
    if (waiting.length === 0 || (await lowestPriceOf(db, model)) === null) continue
    let count = 0
    for (const lead of waiting) if (await announce(db, lead, now, wayOf(lead, hasMail))) count++
    if (count > 0)
      log.info({ model, count }, 'a price is announced: who gets no letter is in npm run leads -- announcements')
  }
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
    await keepAtMost(transaction, lead.id, KEPT_DAYS, now)
    return true
  })
}

/** Keeps the data of a request this much longer, but never beyond the promised term. */
const keepAtMost = (db: Database, id: string, days: number, now: Date) => {
  const end = new Date(now.getTime() + days * DAY_MS).toISOString()
  return db.updateTable('lead').set({ erase_at: end }).where('id', '=', id).where('erase_at', '>', end).execute()
}

/** The lowest price of a model as text for the letter: "5 900 000 ₽". */
export async function announcedPrice(db: Database, model: string | null): Promise<string | null> {
  const code = MODEL_CODES.find((known) => known === model)
  const price = code ? await lowestPriceOf(db, code) : null
  return price === null ? null : formatMoney(price)
}

/** Accepted requests of the waiting list that nobody has been notified about yet. */
const waitingFor = (db: Database, model: ModelCode) =>
  waitingLeads(db)
    .where('lead.model', '=', model)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.lead_id', '=', 'lead.id')
            .where('outbox.event', '=', 'announcement'),
        ),
      ),
    )
    .execute()

const waitingLeads = (db: Database) =>
  db
    .selectFrom('lead')
    .select(['lead.id', 'lead.number', 'lead.created_at', 'lead.erase_at', 'lead.model', 'lead.personal'])
    .where('lead.type', '=', 'waiting-list')
    .where('lead.status', '=', 'accepted')
    .where('lead.personal', 'is not', null)
    // Suspected requests are not notified before their release: the address may be anybody's.
    .where(({ eb, or }) => or([eb('lead.held', 'is', null), eb('lead.held', '!=', 'suspected')]))
    .orderBy('lead.created_at')

/** A waiting visitor, for an operator: to be written to if there is an address, otherwise called. */
export type Waiting = { number: string; model: string; since: string; name: string; phone: string; email: string }

type Row = { number: string; model: string | null; created_at: string; personal: string | null }

function toWaiting({ number, model, created_at, personal }: Row): Waiting {
  const known = new Map(Object.entries(JSON.parse(personal ?? '{}') as Record<string, string>))
  const of = (field: string) => known.get(field) ?? ''
  return {
    number,
    model: model ?? '',
    since: created_at.slice(0, 10),
    name: of('name'),
    phone: of('phone'),
    email: of('email'),
  }
}

/** All who wait for a price, the longest first. */
export async function listWaiting(db: Database): Promise<Waiting[]> {
  const lists = await Promise.all(MODEL_CODES.map((model) => waitingFor(db, model)))
  return lists.flat().map(toWaiting)
}

/** Those whose price is announced and whom somebody has to contact. */
export async function listAnnouncements(db: Database): Promise<(Waiting & { price: string })[]> {
  const rows = await waitingLeads(db)
    .innerJoin('outbox', 'outbox.lead_id', 'lead.id')
    .where('outbox.event', '=', 'announcement')
    .where(({ eb, or, and }) =>
      or([
        and([eb('outbox.channel', '=', 'people'), eb('outbox.state', '=', 'waiting')]),
        // The letter was rejected.
        and([eb('outbox.channel', '=', 'mail:visitor'), eb('outbox.state', '=', 'dead')]),
      ]),
    )
    .execute()
  const prices = new Map<string, string>()
  for (const model of MODEL_CODES) {
    const price = await lowestPriceOf(db, model)
    prices.set(model, price === null ? '' : `от ${formatMoney(price)}`)
  }
  return rows.map((row) => ({ ...toWaiting(row), price: prices.get(row.model ?? '') ?? '' }))
}

/**
 * Marks the pending notices of a request as delivered by a person: an announced price, and letters that were given up.
 * Returns false when nothing is pending for this number.
 */
export async function markAnnounced(db: Database, number: string, now: Date): Promise<boolean> {
  return inWrite(db, async (transaction) => {
    const lead = await transaction.selectFrom('lead').select('id').where('number', '=', number).executeTakeFirst()
    if (!lead) return false
    const done = await transaction
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
    if (done.some(({ event }) => event === 'announcement')) await retainBriefly(transaction, lead.id, now)
    return done.length > 0
  })
}

/** The price was announced: the remaining data are erased within the legal term. */
export const retainBriefly = async (db: Database, id: string, now: Date): Promise<void> =>
  void (await keepAtMost(db, id, RETENTION_AFTER_ANNOUNCEMENT_DAYS, now))

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

/** The waiting visitors as text for a terminal, by model: those with an address first, then phones. */
export function waitingText(list: readonly (Waiting & { price?: string })[]): string {
  const blocks = [...Map.groupBy(list, ({ model }) => model)].map(([model, those]) => {
    const [mail, call] = [those.filter(({ email }) => email), those.filter(({ email }) => !email)]
    const line = ({ number, since, name, phone, email }: Waiting) =>
      `  ${number}  since ${since}  ${name}  ${phone}${email && `  ${email}`}`
    return [
      [modelName(model as ModelCode), those[0]?.price].filter(Boolean).join(', '),
      ` to mail: ${mail.length}`,
      ...mail.map(line),
      ` to call: ${call.length}`,
      ...call.map(line),
    ].join('\n')
  })
  return blocks.length > 0 ? blocks.join('\n\n') : 'Nobody.'
}
