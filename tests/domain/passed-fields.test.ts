import { describe, expect, test } from 'vitest'
import { LINK_FIELD } from '#src/domain/landing-keys.ts'
import {
  HONEYPOT,
  ADVERTISING_EDITION_FIELD,
  EDITION_FIELD,
  IDEMPOTENCY_FIELD,
  LEAD_TYPES,
  NAMED_FIELD,
  type LeadType,
} from '#src/domain/lead.ts'
import { CRM_FIELDS, passedFields } from '#src/domain/passed-fields.ts'
import {
  configuratorLeadShape,
  loungeShape,
  testDriveShape,
  tradeInShape,
  waitingListShape,
} from '#src/domain/shapes/lead.ts'

const shapes: Record<LeadType, { shape: object }> = {
  'test-drive': testDriveShape,
  'trade-in': tradeInShape(2021),
  lounge: loungeShape,
  'waiting-list': waitingListShape,
  configurator: configuratorLeadShape,
}
/** They leave as names, or not at all: the page itself, keys of the form, and a build that only its own form has. */
const NOT_PASSED = [
  LINK_FIELD,
  'city_id',
  'dealer_id',
  'page',
  HONEYPOT,
  IDEMPOTENCY_FIELD,
  ADVERTISING_EDITION_FIELD,
  EDITION_FIELD,
  NAMED_FIELD,
  'config',
]

describe.each(LEAD_TYPES)('%s', (type) => {
  test('every field of its form is told of, or is known to stay', () => {
    const passed: readonly string[] = passedFields(type)
    const stays = Object.keys(shapes[type].shape).filter((name) => !passed.includes(name))
    expect(NOT_PASSED).toEqual(expect.arrayContaining(stays))
  })

  test('no field is named twice', () => {
    expect(new Set(passedFields(type)).size).toBe(passedFields(type).length)
  })
})

test('the fields of the specification stand in the lists', () => {
  const all = new Set<string>(LEAD_TYPES.flatMap((type) => passedFields(type)))
  expect(CRM_FIELDS.filter((name) => !all.has(name))).toEqual([])
})
