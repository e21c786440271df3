import { describe, expect, test } from 'vitest'
import { LEGAL_KEYS, purposeOfKey, toLegalKey } from '#src/content/legal/keys.ts'
import { filled, shippedBody, placeholdersIn, placeholdersOf } from '#src/content/legal/placeholders.ts'
import { addressedTo } from '#src/content/legal/recipient.ts'
import { shippedDocument } from '#src/content/legal/shipped.ts'
import { shownConsent } from '#src/content/legal/shown.ts'
import { typografDeep } from '#src/domain/typography.ts'

const body = (paragraph: string) => ({ title: 'Согласие', day: '2021-07-01', sections: [{ paragraphs: [paragraph] }] })
const firstOf = ({ sections }: ReturnType<typeof filled>) => sections[0]?.paragraphs?.[0]

describe.each(LEGAL_KEYS)('%s', (key) => {
  test('what an editor begins with says what the site says, once its facts are filled in', () => {
    expect(filled(key, shippedBody(key))).toEqual(shippedDocument(key))
    // As it is stored: with its words bound.
    expect(filled(key, typografDeep(shippedBody(key)))).toEqual(shippedDocument(key))
  })

  test('it has no sign that nobody explains', () => {
    const known = placeholdersOf(key)
    expect(placeholdersIn(shippedBody(key)).filter((sign) => !known.has(sign))).toEqual([])
  })

  test('its key is known, and no other word', () => {
    expect(toLegalKey(key)).toBe(key)
    expect(toLegalKey('constructor')).toBeUndefined()
  })
})

test('a consent is kept with the dealer left open, and reads as the form shows it', () => {
  const kept = shippedDocument('consent-test-drive')
  expect(JSON.stringify(kept)).toContain('{dealer}')
  expect(addressedTo('Аврора $& Центр', kept)).toEqual(shownConsent('test-drive', 'Аврора $& Центр'))
  expect(addressedTo('Салон «Аврора»', kept)).toEqual(shownConsent('test-drive', 'Салон «Аврора»'))
  expect(JSON.stringify(addressedTo('Салон «Аврора»', kept))).toContain('«Салон „Аврора“»')
  expect(addressedTo(undefined, kept)).toEqual(shownConsent('test-drive'))
})

test('a sign is found whatever holds its words together; an unknown one stays', () => {
  const text = filled('privacy-policy', body('{срок\u00a0цены} и {иное}'))
  expect(firstOf(text)).toMatch(/^до.сообщения.объявленной цены.* и.\{иное\}$/)
})

test('only a consent has an aim, each its own', () => {
  const aims = LEGAL_KEYS.filter((key) => purposeOfKey(key)).map((key) => firstOf(filled(key, body('Цель: {цель}.'))))
  expect(new Set(aims).size).toBe(aims.length)
  expect(firstOf(filled('consent-advertising', body('{цель}')))).toBe('{цель}')
})
