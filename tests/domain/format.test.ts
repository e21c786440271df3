import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countOf,
  formatDate,
  formatDecimal,
  formatMm,
  formatMoney,
  formatNumber,
  formatPriceFrom,
  listed,
  plural,
} from '#src/domain/format.ts'

const plain = (text: string) => text.replaceAll('\u00a0', '·')

// Server and browser must agree to the sign (russian-rules.md 4).
test.each([
  [formatMoney(2_249_000), '2·249·000·₽'],
  [formatMoney(0), '0·₽'],
  [formatMoney(9_500), '9·500·₽'],
  [formatNumber(4685), '4685'],
  [formatNumber(10_000), '10·000'],
  [formatNumber(-5), '−5'],
  [formatMm(4685), '4685·мм'],
  [formatDecimal(4.9), '4,9'],
  [formatDate('2021-07-14'), '14·июля·2021·г.'],
  [formatPriceFrom({ price: '2 249 000', priceComingSoon: false }), 'от·2·249·000·₽'],
  [formatPriceFrom({ price: '', priceComingSoon: true }), 'Цена будет объявлена позже'],
])('%s', (text, expected) => {
  expect(plain(text)).toBe(plain(expected))
})

test.each([
  [1, 'дилер'],
  [2, 'дилера'],
  [4, 'дилера'],
  [5, 'дилеров'],
  [11, 'дилеров'],
  [21, 'дилер'],
  [22, 'дилера'],
  [111, 'дилеров'],
  [0, 'дилеров'],
  [1.5, 'дилера'],
])('%d %s', (count, word) => {
  expect(countOf(count, ['дилер', 'дилера', 'дилеров'])).toMatch(new RegExp(`\\u00a0${word}$`))
})

describe('the notation is that of Intl', () => {
  const numbers = new Intl.NumberFormat('ru-RU', { useGrouping: 'min2' })
  const roubles = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 })
  const dates = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'UTC' })
  const rules = new Intl.PluralRules('ru-RU')
  const minus = (text: string) => text.replace('-', '−')
  const lists = new Intl.ListFormat('ru')

  test('lists of names', () => {
    for (const names of [[], ['седан'], ['седан', 'купе'], ['седан', 'купе', 'кроссовер']])
      expect(listed(names)).toBe(lists.format(names))
    expect(listed(['9:00–20:00', '10:00–18:00'], 'или')).toBe('9:00–20:00 или 10:00–18:00')
  })

  test('numbers and money', () => {
    const cents = integer({ min: -1e12, max: 1e12 }).map((value) => value / 1000)
    assert(
      property(cents, (value) => {
        expect(formatNumber(value)).toBe(minus(numbers.format(value)))
        // Intl writes a little less than nothing as "-0".
        expect(formatMoney(value)).toBe(`${minus(roubles.format(value)).replace(/^−0$/, '0')}\u00a0₽`)
      }),
    )
  })

  test('more digits than are written are rounded', () => {
    for (const value of [1.0005, 2.6785, 0.0004, 12345.67891])
      expect(formatNumber(value)).toBe(minus(numbers.format(value)))
    expect(formatMoney(-0.4)).toBe('0\u00a0₽')
  })

  test('every day of some years', () => {
    for (let day = Date.parse('2019-01-01'); day < Date.parse('2029-01-01'); day += 86_400_000) {
      const iso = new Date(day).toISOString().slice(0, 10)
      expect(formatDate(iso)).toBe(dates.format(day).replaceAll(' ', '\u00a0'))
    }
  })

  test('a text that is no date is not written as one', () => {
    for (const text of ['', 'вчера', '2021-13-01', '2021-00-01']) expect(() => formatDate(text)).toThrow(RangeError)
  })

  test('the form of a noun', () => {
    for (let count = 0; count <= 1_200; count++) expect(plural(count, ['one', 'few', 'many'])).toBe(rules.select(count))
  })
})
