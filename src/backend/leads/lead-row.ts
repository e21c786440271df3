import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '#src/backend/database.ts'
import type { Checked } from '#src/backend/leads/check.ts'
import { partsOf } from '#src/backend/leads/content.ts'
import { newNumber, newSecret } from '#src/backend/leads/secrets.ts'
import { addressHash } from '#src/backend/mail/plan.ts'
import type { LeadTable } from '#src/backend/tables.ts'
import { DAY_MS } from '#src/domain/day.ts'
import { retainedUntil } from '#src/domain/lead.ts'
import { matchRoute, routeOf } from '#src/routes.ts'

/** Requests of one phone within this time are one lead in the CRM. */
const THREAD_MS = DAY_MS

/** The row of a checked request, with a number and a secret of its own; whether its hour is held is not decided here. */
export async function newRow(
  db: Database,
  { lead, model, city, dealer, slot }: Checked,
  { key, phone: phoneHash }: { key: string; phone: string },
  now: Date,
): Promise<Omit<Selectable<LeadTable>, 'held' | 'call_by'>> {
  const { personal, origin, hash } = partsOf(lead)
  const at = now.toISOString()
  const number = newNumber()
  return {
    id: randomUUID(),
    number,
    secret: newSecret(),
    request_key: key,
    content_hash: hash,
    type: lead.lead_type,
    status: 'accepted',
    created_at: at,
    updated_at: at,
    erase_at: retainedUntil(lead.lead_type, now).toISOString(),
    model,
    city_id: city?.id ?? null,
    dealer_id: dealer?.id ?? null,
    slot_date: slot?.date ?? null,
    slot_time: slot?.time ?? null,
    sequence: 0,
    place: lead.place,
    page: pageOf(lead.page),
    thread: (await threadOf(db, phoneHash, now)) ?? number,
    phone_hash: phoneHash,
    email_hash: await addressHash(db, personal),
    personal: JSON.stringify(personal),
    origin: JSON.stringify(origin),
  }
}

/** The number of this person's first request if it was within the last 24 hours. */
async function threadOf(db: Database, phoneHash: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('lead')
    .select('thread')
    .where('phone_hash', '=', phoneHash)
    .where('created_at', '>', new Date(now.getTime() - THREAD_MS).toISOString())
    .whereRef('thread', '=', 'number')
    .executeTakeFirst()
  return row?.thread
}

/**
 * The path of our page without its query: this stays after the erasure and must not contain what somebody put into an
 * address.
 */
function pageOf(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  const match = matchRoute(path)
  return match && !routeOf(match.name).personal ? path : ''
}
