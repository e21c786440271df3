import { UTM_KEYS } from '#src/domain/landing-keys.ts'
import { CLIENT_ID_FIELD, type LeadType } from '#src/domain/lead.ts'

/**
 * The fields of a request that leave the site: to the CRM, and so to the dealer. The single list behind the message
 * itself (backend/outbox/message.ts), which contains nothing else, and behind "Какие данные уйдут" in the forms. Their
 * names are in content/passed-fields.ts. Grouped by a visitor's questions: what I wrote, what I agreed to, where I came
 * from, and what the site adds.
 */

const CONTACTS = ['name', 'surname', 'phone', 'email'] as const
const PLACE = ['city', 'dealer'] as const

/** What the visitor chose and wrote, in the order of the forms. */
const WRITTEN = {
  'test-drive': ['model', ...PLACE, 'date', 'time', ...CONTACTS, 'comment', 'licence'],
  'trade-in': [
    'model',
    'tradeInModelName',
    'own_brand',
    'own_model',
    'own_year',
    'own_mileage',
    'own_vin',
    ...PLACE,
    ...CONTACTS,
  ],
  lounge: [...PLACE, 'date', 'guests', 'purpose', 'name', 'phone', 'email'],
  'waiting-list': ['model', 'name', 'phone', 'email'],
  configurator: ['model', 'config', 'file', ...PLACE, ...CONTACTS],
} as const satisfies Record<LeadType, readonly string[]>

const CONSENTS = ['agree', 'agree_marketing'] as const
/** Where the form was opened, the referring site, the advertising tags, the counter's client id. */
const SOURCE = ['place', 'referrer', ...UTM_KEYS, CLIENT_ID_FIELD] as const
/**
 * Whether the hour is held, type and number of the request, number of the first one of the same day, whether this phone
 * has sent an earlier one, the event, and all of it as one readable text.
 */
const SERVICE = ['hour', 'lead_type', 'request', 'thread', 'returning', 'event', 'passport'] as const

/** Fields of the specification's list ("CRM lead fields") that are always present, empty where a request has none. */
export const CRM_FIELDS = [
  'lead_type',
  'model',
  'file',
  'city',
  'dealer',
  'name',
  'surname',
  'phone',
  'email',
  'agree',
] as const

type WrittenField = (typeof WRITTEN)[LeadType][number]
export type PassedField =
  | WrittenField
  | (typeof CONSENTS)[number]
  | (typeof SOURCE)[number]
  | (typeof SERVICE)[number]
  | (typeof CRM_FIELDS)[number]

export type PassedGroups = {
  written: readonly WrittenField[]
  consents: readonly (typeof CONSENTS)[number][]
  source: readonly (typeof SOURCE)[number][]
  service: readonly (typeof SERVICE)[number][]
}

/** The fields sent with a request of this type, by group. */
export const passedGroups = (type: LeadType): PassedGroups => ({
  written: WRITTEN[type],
  consents: CONSENTS,
  source: SOURCE,
  service: SERVICE,
})

/** The same as one list, each field once. */
export function passedFields(type: LeadType): readonly PassedField[] {
  const { written, consents, source, service } = passedGroups(type)
  return [...written, ...consents, ...source, ...service]
}
