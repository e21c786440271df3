import { expect, test } from 'vitest'
import { consentPurposes } from '#src/content/legal/consents.ts'
import { purposeOf } from '#src/content/legal/consent-purpose.ts'
import type { LeadType } from '#src/domain/lead.ts'
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
