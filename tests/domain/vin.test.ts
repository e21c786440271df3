import { describe, expect, test } from 'vitest'
import { findVin, mayHoldVin } from '#src/domain/vin.ts'

const VIN = 'XWEFK41DBM0000123'

describe('a car’s number in a text', () => {
  test.each([
    ['as it is', VIN, ''],
    ['in small letters', VIN.toLowerCase(), ''],
    ['with Cyrillic letters that look alike', 'ХWЕFК41DВМ0000123', ''],
    ['in pieces', 'XWE-FK41D BM0000123', ''],
    ['among words', `вин ${VIN} отзыв`, 'вин отзыв'],
    ['with a full stop', `мой VIN: ${VIN}.`, 'мой VIN:'],
  ])('%s', (_, text, rest) => expect(findVin(text)).toEqual({ value: VIN, rest }))

  test('a sign too few is still one', () => expect(findVin(VIN.slice(1))?.value).toHaveLength(16))

  test.each([
    'gv70 g80 2021 1234',
    'новости вельмар 2021',
    '+7 916 123-45-67',
    '89161234567',
    'конфигуратор',
    'mail2021@example.com',
    'SZNEFK',
    '',
  ])('«%s» has none', (text) => expect(findVin(text)).toBeNull())
})

test('one that is being typed is known before it is whole, other words are not taken for one', () => {
  expect(mayHoldVin(VIN.slice(0, 12))).toBe(true)
  expect(mayHoldVin(`вин ${VIN.slice(0, 13)}`)).toBe(true)
  for (const text of ['gv70 цена', 'g70 3.3 turbo', 'гарантия 2021', 'xwefk4']) expect(mayHoldVin(text)).toBe(false)
})
