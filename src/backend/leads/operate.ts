import type { Database } from '#src/backend/database.ts'
import { dealerNames } from '#src/backend/dealers.ts'
import { farAhead } from '#src/backend/far-ahead.ts'
import { proveConsent } from '#src/backend/leads/consent-texts.ts'
import { passportOf } from '#src/backend/leads/passport.ts'
import { isNow } from '#src/backend/outbox/channel.ts'
import { messageOf } from '#src/backend/outbox/message.ts'

/** What an operator sees and does (scripts/leads.ts). */

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
  const dealers = row.dealer_id === null ? [] : await dealerNames(db, row.dealer_id)
  const consents = await db.selectFrom('consent').selectAll().where('lead_id', '=', id).execute()
  return {
    ...lead,
    personal: personal === null ? 'erased' : (JSON.parse(personal) as object),
    origin: JSON.parse(origin ?? '{}') as object,
    consents: await Promise.all(
      consents.map(async ({ lead_id: _lead, address_hash: _address, ...consent }) => ({
        ...consent,
        ...(await proveConsent(db, consent, row.type, dealers)),
      })),
    ),
    outbox: await db.selectFrom('outbox').selectAll().where('lead_id', '=', id).orderBy('step').execute(),
  }
}

/**
 * Retries messages at once: all that were given up, or those of one request. Not one that is being delivered: it would go
 * twice. Returns how many.
 */
export async function retryLeads(db: Database, now: Date, number?: string): Promise<number> {
  const at = now.toISOString()
  const rows = await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, next_at: at, claimed_until: null, done_at: null })
    .where('state', 'in', number === undefined ? ['dead'] : ['dead', 'waiting'])
    .where(isNow)
    .where((eb) =>
      eb.or([
        eb('claimed_until', 'is', null),
        eb('claimed_until', '<', at),
        // Of a clock that was ahead.
        eb('claimed_until', '>', farAhead(now)),
      ]),
    )
    .$if(number !== undefined, (update) =>
      update.where('lead_id', 'in', db.selectFrom('lead').select('id').where('number', '=', number!)),
    )
    .returning('id')
    .execute()
  return rows.length
}
