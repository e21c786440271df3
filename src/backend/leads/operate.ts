import type { Selectable } from 'kysely'
import type { Database } from '#src/backend/database.ts'
import type { LeadTable, OutboxTable } from '#src/backend/tables.ts'

/** What an operator sees and does (scripts/leads.ts). */

type LeadLine = Pick<Selectable<LeadTable>, 'number' | 'type' | 'status' | 'created_at'> & { crm: string }
export type LeadFilter = { state?: OutboxTable['state'] | undefined; limit: number }

/** The newest requests, with how far the CRM knows of them; no personal data. */
export async function listLeads(db: Database, { state, limit }: LeadFilter): Promise<LeadLine[]> {
  const rows = await db
    .selectFrom('lead')
    .innerJoin('outbox', 'outbox.lead_id', 'lead.id')
    .select(['lead.number', 'lead.type', 'lead.status', 'lead.created_at'])
    .select(['outbox.event', 'outbox.state', 'outbox.attempts', 'outbox.last_error'])
    .$if(state !== undefined, (select) => select.where('outbox.state', '=', state!))
    .orderBy('lead.created_at', 'desc')
    .orderBy('outbox.step', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ event, state: reached, attempts, last_error, ...lead }) => ({
    ...lead,
    crm: `${event} ${reached}${attempts > 1 ? `, ${attempts} tries` : ''}${last_error ? `: ${last_error}` : ''}`,
  }))
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
  return {
    ...lead,
    personal: personal === null ? 'erased' : (JSON.parse(personal) as object),
    origin: JSON.parse(origin ?? '{}') as object,
    consents: await db.selectFrom('consent').selectAll().where('lead_id', '=', id).execute(),
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
    texts({ ...row, dealer: parse(dealer)['name'], ...parse(personal), ...parse(origin) }),
  )
}

const parse = (json: string | null): Record<string, unknown> => JSON.parse(json ?? '{}') as Record<string, unknown>
const texts = (record: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, String(value ?? '')]))
