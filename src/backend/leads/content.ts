import { createHash } from 'node:crypto'
import type { LeadRequest } from '#src/domain/shapes/lead.ts'
import { UTM_KEYS, LINK_FIELD } from '#src/domain/landing-keys.ts'
import {
  CLIENT_ID_FIELD,
  EDITION_FIELD,
  ADVERTISING_EDITION_FIELD,
  HONEYPOT,
  IDEMPOTENCY_FIELD,
  NAMED_FIELD,
} from '#src/domain/lead.ts'

/** Fields with columns of their own or in the evidence of consents. */
const COLUMNS = ['lead_type', 'model', 'city_id', 'dealer_id', 'place', 'page', 'agree', 'agree_marketing'] as const
const ORIGIN = ['referrer', 'config', ...UTM_KEYS, LINK_FIELD, CLIENT_ID_FIELD] as const
/** The hour of a test drive has columns as well; the day of a lounge visit has not. */
const HOUR = ['date', 'time'] as const
const HIDDEN = [HONEYPOT, IDEMPOTENCY_FIELD, EDITION_FIELD, ADVERTISING_EDITION_FIELD, NAMED_FIELD] as const

type Values = Record<string, string | number>

/** Splits a request into the parts it is stored in. */
export function partsOf(lead: LeadRequest): { personal: Values; origin: Values; hash: string } {
  const entries = Object.entries(lead).filter((entry): entry is [string, string | number] => entry[1] !== undefined)
  const pick = (wanted: (name: string) => boolean): Values =>
    Object.fromEntries(entries.filter(([name]) => wanted(name)))
  const isOneOf = (names: readonly string[]) => (name: string) => names.includes(name)
  const aside = isOneOf([...COLUMNS, ...ORIGIN, ...HIDDEN, ...(lead.lead_type === 'test-drive' ? HOUR : [])])
  return {
    personal: pick((name) => !aside(name)),
    origin: pick(isOneOf(ORIGIN)),
    // Excludes where the form was sent from, because a retry may follow a reload, and the document, which one attempt
    // may have and the next not.
    hash: hashOf(pick((name) => !isOneOf([...ORIGIN, ...HIDDEN, 'place', 'page', 'file'])(name))),
  }
}

const hashOf = (values: Values): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex')
