import type { Selectable } from 'kysely'
import type { Database } from '#src/backend/database.ts'
import { findDealerById } from '#src/backend/dealers.ts'
import { proveConsent } from '#src/backend/leads/consent-texts.ts'
import { passportOf } from '#src/backend/leads/passport.ts'
import { messageOf } from '#src/backend/outbox/message.ts'
import type { LeadTable, OutboxTable } from '#src/backend/tables.ts'

/** What an operator sees and does (scripts/leads.ts). */

/** How far the CRM knows of a request: the message that is worst off, the last one when all went well. */
type Delivery = Pick<Selectable<OutboxTable>, 'event' | 'state' | 'attempts' | 'last_error'>
export type LeadLine = Pick<
  Selectable<LeadTable>,
  'number' | 'type' | 'status' | 'created_at' | 'model' | 'slot_date' | 'slot_time'
> & { dealer: string | null; delivery: Delivery; personal: Record<string, string> | null }
export type LeadFilter = { state?: OutboxTable['state'] | undefined; limit: number }

/** The newest requests, one record each. `state`: those with a message in it. */
export async function listLeads(db: Database, { state, limit }: LeadFilter): Promise<LeadLine[]> {
  const rows = await db
    .selectFrom('lead')
    .leftJoin('dealer', 'dealer.id', 'lead.dealer_id')
    .select(['lead.id', 'lead.number', 'lead.type', 'lead.status', 'lead.created_at', 'lead.model', 'lead.personal'])
    .select(['lead.slot_date', 'lead.slot_time', 'dealer.document as dealer'])
    .$if(state !== undefined, (select) =>
      select.where('lead.id', 'in', db.selectFrom('outbox').select('lead_id').where('state', '=', state!)),
    )
    .orderBy('lead.created_at', 'desc')
    .limit(limit)
    .execute()
  const messages = await messagesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id, dealer, personal, ...lead }) => {
    const delivery = worstOf(messages.filter(({ lead_id }) => lead_id === id))
    const known = personal === null ? null : texts(parse(personal))
    return delivery ? [{ ...lead, dealer: nameOf(dealer), delivery, personal: known }] : []
  })
}

/** In pieces: a statement takes so many parameters. */
async function messagesOf(db: Database, leadIds: readonly string[]): Promise<(Delivery & { lead_id: string })[]> {
  const found: (Delivery & { lead_id: string })[] = []
  for (let from = 0; from < leadIds.length; from += 500)
    found.push(
      ...(await db
        .selectFrom('outbox')
        .select(['lead_id', 'event', 'state', 'attempts', 'last_error'])
        .where('lead_id', 'in', leadIds.slice(from, from + 500))
        .orderBy('step')
        .execute()),
    )
  return found
}

const worstOf = (messages: readonly (Delivery & { lead_id: string })[]): Delivery | undefined =>
  messages.find(({ state }) => state === 'dead') ?? messages.find(({ state }) => state === 'waiting') ?? messages.at(-1)

/** The request as the CRM is told of it, in words (leads/passport.ts). Null once its data are erased, undefined when there is none. */
export async function showPassport(
  db: Database,
  number: string,
  publicOrigin: string,
): Promise<string | null | undefined> {
  const row = await db.selectFrom('lead').select(['id', 'personal']).where('number', '=', number).executeTakeFirst()
  if (!row) return undefined
  const message = await messageOf(db, { id: '', lead_id: row.id, event: 'created' })
  return message && passportOf({ db, publicOrigin, now: () => new Date() }, message.fields)
}

/** One request with everything: for the operator who has the visitor on the phone. Undefined when there is none. */
export async function showLead(db: Database, number: string) {
  const row = await db.selectFrom('lead').selectAll().where('number', '=', number).executeTakeFirst()
  if (!row) return undefined
  // Address and keys of the visitor are not an operator's business.
  const {
    id,
    secret: _secret,
    request_key: _key,
    content_hash: _hash,
    phone_hash: _phone,
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

/** Lets messages go again at once: all that were given up, or those of one request. Answers how many. */
export async function retryLeads(db: Database, now: Date, number?: string): Promise<number> {
  const rows = await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, next_at: now.toISOString(), claimed_until: null, done_at: null })
    .where('state', 'in', number === undefined ? ['dead'] : ['dead', 'waiting'])
    .$if(number !== undefined, (update) =>
      update.where('lead_id', 'in', db.selectFrom('lead').select('id').where('number', '=', number!)),
    )
    .returning('id')
    .execute()
  return rows.length
}

/** Requests whose data are not erased, as flat records, oldest first. `since` is a moment in ISO. */
export async function exportLeads(db: Database, since: string): Promise<Record<string, string>[]> {
  const rows = await db
    .selectFrom('lead')
    .leftJoin('dealer', 'dealer.id', 'lead.dealer_id')
    .select(['lead.number', 'lead.type', 'lead.status', 'lead.created_at', 'lead.model', 'dealer.document as dealer'])
    .select(['lead.slot_date', 'lead.slot_time', 'lead.place', 'lead.personal', 'lead.origin'])
    .where('lead.created_at', '>=', since)
    .where('lead.personal', 'is not', null)
    .orderBy('lead.created_at')
    .execute()
  return rows.map(({ personal, origin, dealer, ...row }) =>
    texts({ ...row, dealer: nameOf(dealer), ...parse(personal), ...parse(origin) }),
  )
}

const nameOf = (dealer: string | null): string | null => (dealer === null ? null : String(parse(dealer)['name']))
const parse = (json: string | null): Record<string, unknown> => JSON.parse(json ?? '{}') as Record<string, unknown>
const texts = (record: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, String(value ?? '')]))
