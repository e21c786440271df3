import { expect, test } from 'vitest'
import { consentPurposes } from '#src/content/legal/consents.ts'
import { purposeOf } from '#src/content/legal/consent-purpose.ts'
import { LANDING_KEYS } from '#src/domain/landing-keys.ts'
import {
  ADVERTISING_EDITION_FIELD,
  CLIENT_ID_FIELD,
  EDITION_FIELD,
  HONEYPOT,
  IDEMPOTENCY_FIELD,
  NAMED_FIELD,
  type LeadType,
} from '#src/domain/lead.ts'
import {
  configuratorLeadShape,
  loungeShape,
  testDriveShape,
  tradeInShape,
  waitingListShape,
} from '#src/domain/shapes/lead.ts'

const shapes: Readonly<Record<LeadType, { shape: object }>> = {
  'test-drive': testDriveShape,
  'trade-in': tradeInShape(2021),
  lounge: loungeShape,
  'waiting-list': waitingListShape,
  configurator: configuratorLeadShape,
}
/** What a form may ask for, and the word by which its consent names it. */
const NAMED = {
  name: /(^|\s)имя,/,
  surname: /фамилия/,
  phone: /номер телефона/,
  email: /адрес электронной почты/,
  guests: /число гостей/,
  purpose: /цель визита/,
  licence: /удостоверени/,
  comment: /комментарий/,
  own_vin: /VIN/,
  own_mileage: /пробег/,
} as const

// Casts: keys of the two tables above.
test.each(Object.keys(shapes) as LeadType[])(
  'the consent of %s names what its form asks for, and nothing else',
  (type) => {
    const { data } = consentPurposes[purposeOf[type]]
    const asked = Object.keys(NAMED).filter((field) => Object.hasOwn(shapes[type].shape, field))
    const named = Object.entries(NAMED).flatMap(([field, word]) => (word.test(data) ? [field] : []))
    expect(named).toEqual(asked)
  },
)

/** What visitors choose, which every consent calls city, dealer, model, date or configuration, and what the form adds. */
const CHOSEN = 'model tradeInModelName city_id dealer_id date time config file own_brand own_model own_year'
const ADDED = 'lead_type agree agree_marketing place page referrer'
const KNOWN = new Set([
  ...Object.keys(NAMED),
  ...`${CHOSEN} ${ADDED}`.split(' '),
  ...LANDING_KEYS,
  CLIENT_ID_FIELD,
  HONEYPOT,
  IDEMPOTENCY_FIELD,
  EDITION_FIELD,
  ADVERTISING_EDITION_FIELD,
  NAMED_FIELD,
])

test.each(Object.keys(shapes) as LeadType[])(
  'a field of %s that visitors fill in is in the table above, so that a consent must name it',
  (type) => {
    expect(Object.keys(shapes[type].shape).filter((field) => !KNOWN.has(field))).toEqual([])
  },
)
