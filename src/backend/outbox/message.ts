import type { Selectable } from 'kysely'
import type { Database } from '#src/backend/database.ts'
import { dealerNameOf, findCityById } from '#src/backend/dealers.ts'
import { isWanted } from '#src/backend/mail/wanted.ts'
import { isMail } from '#src/backend/outbox/channel.ts'
import { plainText } from '#src/backend/outbox/plain-text.ts'
import type { Channel, Held, LeadEvent, LeadTable, MailChannel } from '#src/backend/tables.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import { CRM_AGREE_DEFAULT } from '#src/domain/constants.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { CRM_FIELDS, passedFields } from '#src/domain/passed-fields.ts'

/** Fields of specification 3 ("CRM lead fields") and ours; only those of the one list. */
export type Message = {
  /** Recipient; the CRM by default. */
  to?: 'schedule' | 'mail'
  letter?: LetterTo
  /** Idempotency key: repeated deliveries carry the same one. */
  key: string
  fields: Readonly<Record<string, string>>
}

/** The CRM is asked to erase the personal data it has: the message holds nothing else. */
export const isErasure = (event: string): boolean => event === 'withdrawn' || event === 'expired'

/** Recipient of a letter, and the request it is about. */
export type LetterTo = { channel: MailChannel; leadId: string }

type Waiting = { id: string; lead_id: string; event: LeadEvent; channel: Channel }

/**
 * The message of one event, built when it is sent, so that the outbox holds no personal data. Null when these are
 * erased and there is nothing left to send.
 */
export async function messageOf(db: Database, waiting: Waiting, now: Date): Promise<Message | null> {
  const { id, lead_id, event, channel } = waiting
  const row = await db.selectFrom('lead').selectAll().where('id', '=', lead_id).executeTakeFirstOrThrow()
  const letter = isMail(channel) ? { channel, leadId: lead_id } : undefined
  if (letter && !(await isWanted(db, row, waiting, now))) return null
  const base = { ...(letter && { to: 'mail' as const, letter }), key: id }
  const about = { request: row.number, thread: row.thread, event }
  // With agree_marketing the CRM may keep what it needs for the advertising that was agreed to, until `refused`.
  if (isErasure(event) || event === 'refused')
    return { ...base, fields: { lead_type: row.type, ...about, ...(await marketingOf(db, row.id)) } }
  if (row.personal === null) return null
  const fields = await leadFields(db, row, row.personal)
  if (event !== 'hour') return { ...base, fields: { ...fields, ...about, returning: await returningOf(db, row) } }
  // An hour that was cancelled, or released with its dealer, is no longer booked.
  if (row.status !== 'accepted' || row.slot_date === null) return null
  const ids = { city_id: String(row.city_id ?? ''), dealer_id: String(row.dealer_id ?? ''), model: row.model ?? '' }
  return { to: 'schedule', key: id, fields: { ...fields, ...ids } }
}

/** The state of the hour: held, waiting for the dealer's confirmation, or released. */
function hourOf(held: Held | null): 'held' | 'waits' | 'freed' {
  if (held === null) return 'held'
  return held === 'freed' ? 'freed' : 'waits'
}

/** Whether the same phone has sent a request before; only that, not which. */
async function returningOf(db: Database, { phone_hash, created_at }: Selectable<LeadTable>): Promise<'yes' | 'no'> {
  const earlier = await db
    .selectFrom('lead')
    .select('id')
    .where('phone_hash', '=', phone_hash)
    .where('created_at', '<', created_at)
    .limit(1)
    .executeTakeFirst()
  return earlier ? 'yes' : 'no'
}

/** The consent to advertising, as long as it holds. */
async function marketingOf(db: Database, leadId: string): Promise<{ agree_marketing?: 'on' }> {
  const given = await db
    .selectFrom('consent')
    .select('kind')
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'advertising')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return given ? { agree_marketing: 'on' } : {}
}

async function leadFields(db: Database, row: Selectable<LeadTable>, personal: string): Promise<Record<string, string>> {
  const city = row.city_id === null ? undefined : await findCityById(db, row.city_id)
  const known = new Map(
    Object.entries({
      ...valuesOf(row.origin ?? '{}'),
      ...valuesOf(personal),
      ...(row.slot_date && { date: row.slot_date.split('-').reverse().join('.') }),
      ...(row.slot_time && { time: row.slot_time, hour: hourOf(row.held) }),
      ...(await marketingOf(db, row.id)),
      agree: CRM_AGREE_DEFAULT,
      place: row.place,
      lead_type: row.type,
      model: row.model ? modelByCode(row.model as ModelCode).modelName : '',
      city: city?.name ?? '',
      dealer: (await dealerNameOf(db, row.id)) ?? '',
    }),
  )
  const passed = passedFields(row.type).flatMap((name) => {
    const value = known.get(name)
    return value === undefined ? [] : [[name, plainText(value)]]
  })
  return { ...Object.fromEntries(CRM_FIELDS.map((name) => [name, ''])), ...Object.fromEntries(passed) }
}

function valuesOf(json: string): Record<string, string> {
  const values = JSON.parse(json) as Record<string, string | number>
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]))
}
