import { models } from '#src/content/models/summary.ts'
import { brandNamed } from '#src/content/own-car-words.ts'
import { CallError, wrongFields } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import { wrongPlaceOf } from '#src/backend/leads/check-place.ts'
import { withPlace } from '#src/backend/leads/place.ts'
import { localTime } from '#src/domain/local-time.ts'
import { mailAddressOf } from '#src/domain/mail-address.ts'
import { plainNumber } from '#src/domain/plain-number.ts'
import { LEAD_TYPES, type LeadType } from '#src/domain/lead.ts'
import {
  configuratorLeadShape,
  loungeShape,
  testDriveShape,
  tradeInShape,
  waitingListShape,
  type LeadRequest,
} from '#src/domain/shapes/lead.ts'
import { EMAIL_FAULT } from '#src/domain/shapes/lead-fields.ts'

type Fields = Readonly<Record<string, string>>
type Issue = { path: PropertyKey[]; message: string; code?: string; errors?: Issue[][] }

/** Our rules give Russian messages; the library's own are not Russian. */
const RUSSIAN = /[а-яё]/i
const ANY_FIELD = 'Проверьте это поле'

/** Parses the fields of a form by the shape of its `lead_type`. Throws CallError 422 with a message per field. */
export function readLead(fields: Fields, now: Date): LeadRequest {
  const type = fields['lead_type']
  if (!isLeadType(type)) throw wrongFields({ lead_type: 'Неизвестный вид заявки' })
  const parsed = shapeOf(type, now).safeParse(withPlainMileage(fields))
  if (!parsed.success) throw wrongFields(messagesOf(parsed.error.issues as Issue[]))
  const lead = parsed.data as LeadRequest
  // What the shape cannot see: a confirmation would be promised and never come.
  if (lead.email !== undefined && mailAddressOf(lead.email) === null) throw wrongFields({ email: EMAIL_FAULT })
  return withNames(lead)
}

/** «84 тыс. км», typed without scripts, in the digits that the field's mask would have made of it. */
function withPlainMileage(fields: Fields): Fields {
  const { own_mileage: typed } = fields
  return typed === undefined ? fields : { ...fields, own_mileage: plainNumber(typed).replace(/\s*км\.?\s*$/i, '') }
}

/**
 * The same for a form received by HTTP: its place is completed, and a dealer of another city is reported with the other
 * errors.
 */
export async function readPlacedLead(db: Database, fields: Fields, now: Date): Promise<LeadRequest> {
  const placed = await withPlace(db, fields)
  try {
    return readLead(placed, now)
  } catch (error) {
    if (!(error instanceof CallError) || !error.errors) throw error
    throw wrongFields({ ...(await wrongPlaceOf(db, placed)), ...error.errors })
  }
}

/** Whether `acceptLead` would refuse these fields on their own, before any look-up. */
export async function hasWrongFields(db: Database, fields: Fields, now: Date): Promise<boolean> {
  try {
    await readPlacedLead(db, fields, now)
    return false
  } catch (error) {
    if (error instanceof CallError) return true
    throw error
  }
}

/**
 * The code decides which car is meant: a form without scripts cannot keep the name next to it in sync. The site's own
 * brand is written as in the dealers' lists.
 */
function withNames(lead: LeadRequest): LeadRequest {
  if (lead.lead_type !== 'trade-in') return lead
  const tradeInModelName = models.find(({ id }) => id === lead.model)?.name ?? lead.tradeInModelName
  return { ...lead, tradeInModelName, own_brand: brandNamed(lead.own_brand) }
}

const isLeadType = (value: unknown): value is LeadType => LEAD_TYPES.includes(value as LeadType)

/**
 * The current year in the country's easternmost zone: a visitor there may own a car of the new year while elsewhere it
 * has not begun.
 */
const newestYear = (now: Date): number => Number(localTime('Asia/Kamchatka', now).date.slice(0, 4))

function shapeOf(type: LeadType, now: Date) {
  switch (type) {
    case 'test-drive':
      return testDriveShape
    case 'trade-in':
      return tradeInShape(newestYear(now))
    case 'lounge':
      return loungeShape
    case 'waiting-list':
      return waitingListShape
    case 'configurator':
      return configuratorLeadShape
  }
}

/** The first message of every field. */
function messagesOf(issues: readonly Issue[]): Fields {
  const messages = new Map<string, string>()
  for (const issue of issues) {
    const field = String(issue.path[0] ?? 'lead_type')
    if (!messages.has(field)) messages.set(field, messageOf(issue))
  }
  return Object.fromEntries(messages)
}

function messageOf(issue: Issue): string {
  const inner = issue.errors?.flat().find(({ message }) => RUSSIAN.test(message))
  return [issue.message, inner?.message].find((text) => text && RUSSIAN.test(text)) ?? ANY_FIELD
}
