import type { Selectable } from 'kysely'
import type { Database } from '#src/backend/database.ts'
import { findDealerById } from '#src/backend/dealers.ts'
import { proveConsent } from '#src/backend/leads/consent-texts.ts'
import { passportOf } from '#src/backend/leads/passport.ts'
import { isNow } from '#src/backend/outbox/channel.ts'
import { messageOf } from '#src/backend/outbox/message.ts'
import { selectLeads, type LeadFilter } from '#src/backend/leads/select.ts'
import type { ConsentTable, LeadTable, OutboxTable } from '#src/backend/tables.ts'

/** What an operator sees and does (scripts/leads.ts). */

/** Delivery status of a request: of its worst message, or of the last one when all went well. */
type Delivery = Pick<Selectable<OutboxTable>, 'channel' | 'event' | 'state' | 'attempts' | 'last_error'>
export type LeadLine = Pick<
  Selectable<LeadTable>,
  'number' | 'type' | 'status' | 'held' | 'created_at' | 'model' | 'slot_date' | 'slot_time'
> & {
  dealer: string | null
  /** Undefined where nobody is notified: a suspected request before its release. */
  delivery: Delivery | undefined
  personal: Record<string, string> | null
}
/** The newest matching requests, one record each. */
export async function listLeads(
  db: Database,
  { limit, ...filter }: LeadFilter & { limit: number },
): Promise<LeadLine[]> {
  const leads = (await selectLeads(db, filter)).slice(0, limit)
  const messages = await messagesOf(
    db,
    leads.map(({ id }) => id),
  )
  return leads.map(({ id, number, type, status, held, created_at, model, slot_date, slot_time, dealer, about }) => {
    const delivery = worstOf(messages.filter(({ lead_id }) => lead_id === id))
    const lead = { number, type, status, held, created_at, model, slot_date, slot_time, dealer }
    return { ...lead, delivery, personal: about }
  })
}

/** In batches: the number of parameters of a statement is limited. */
async function messagesOf(db: Database, leadIds: readonly string[]): Promise<(Delivery & { lead_id: string })[]> {
  const found: (Delivery & { lead_id: string })[] = []
  for (let from = 0; from < leadIds.length; from += 500)
    found.push(
      ...(await db
        .selectFrom('outbox')
        .select(['lead_id', 'channel', 'event', 'state', 'attempts', 'last_error'])
        .where('lead_id', 'in', leadIds.slice(from, from + 500))
        .where(isNow)
        .orderBy('step')
        .execute()),
    )
  return found
}

const worstOf = (messages: readonly (Delivery & { lead_id: string })[]): Delivery | undefined =>
  messages.find(({ state }) => state === 'dead') ?? messages.find(({ state }) => state === 'waiting') ?? messages.at(-1)

/**
 * The request as text, as the CRM receives it (leads/passport.ts). Null once its data are erased, undefined when there
 * is none.
 */
export async function showPassport(
  db: Database,
  number: string,
  publicOrigin: string,
): Promise<string | null | undefined> {
  const row = await db.selectFrom('lead').select(['id', 'personal']).where('number', '=', number).executeTakeFirst()
  if (!row) return undefined
  const message = await messageOf(db, { id: '', lead_id: row.id, event: 'created', channel: 'crm' }, new Date())
  return message && passportOf({ db, publicOrigin, now: () => new Date() }, message.fields)
}

/** One request with all details, for an operator talking to the visitor. Undefined when there is none. */
export async function showLead(db: Database, number: string) {
  const row = await db.selectFrom('lead').selectAll().where('number', '=', number).executeTakeFirst()
  if (!row) return undefined
  // Network address and keys of the visitor are not shown to operators.
  const {
    id,
    secret: _secret,
    request_key: _key,
    content_hash: _hash,
    phone_hash: _phone,
    email_hash: _email,
    personal,
    origin,
    ...lead
  } = row
  const dealer = row.dealer_id === null ? undefined : await findDealerById(db, row.dealer_id)
  const consents = await db.selectFrom('consent').selectAll().where('lead_id', '=', id).execute()
  return {
    ...lead,
    personal: personal === null ? 'erased' : (JSON.parse(personal) as object),
    origin: JSON.parse(origin ?? '{}') as object,
    consents: consents.map(({ lead_id: _lead, address_hash: _address, ...consent }) => ({
      ...consent,
      ...proveConsent(consent, row.type, dealer?.name ?? null),
    })),
    outbox: await db.selectFrom('outbox').selectAll().where('lead_id', '=', id).orderBy('step').execute(),
  }
}

/** Retries messages at once: all that were given up, or those of one request. Returns how many. */
export async function retryLeads(db: Database, now: Date, number?: string): Promise<number> {
  const rows = await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, next_at: now.toISOString(), claimed_until: null, done_at: null })
    .where('state', 'in', number === undefined ? ['dead'] : ['dead', 'waiting'])
    .where(isNow)
    .$if(number !== undefined, (update) =>
      update.where('lead_id', 'in', db.selectFrom('lead').select('id').where('number', '=', number!)),
    )
    .returning('id')
    .execute()
  return rows.length
}

/** Requests whose data are not erased, with their consents, as flat records, oldest first. */
export async function exportLeads(db: Database, filter: LeadFilter): Promise<Record<string, string>[]> {
  const leads = (await selectLeads(db, filter)).filter(({ about }) => about !== null).reverse()
  const records: Record<string, string>[] = []
  for (const { id, about, cameFrom, dealer, city, ...lead } of leads) {
    const { number, type, status, created_at, model, slot_date, slot_time, place, page } = lead
    const own = { number, created_at, type, status, model, city, dealer, slot_date, slot_time, place, page }
    const consents = await db.selectFrom('consent').selectAll().where('lead_id', '=', id).execute()
    records.push(texts({ ...cameFrom, ...about, ...own, ...consentColumns(consents) }))
  }
  return records
}

function consentColumns(consents: readonly Selectable<ConsentTable>[]): Record<string, unknown> {
  const of = (kind: ConsentTable['kind']) => consents.find((consent) => consent.kind === kind)
  return {
    consent_processing: of('processing')?.given_at,
    consent_processing_edition: of('processing')?.edition,
    consent_advertising: of('advertising')?.given_at,
    consent_withdrawn: of('processing')?.withdrawn_at,
  }
}

const texts = (record: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, String(value ?? '')]))
