import { expect, test } from 'vitest'
import {
  countOf,
  formatDate,
  formatDecimal,
  formatMm,
  formatMoney,
  formatNumber,
  formatPriceFrom,
} from '#src/domain/format.ts'

const plain = (text: string) => text.replaceAll('\u00a0', '·')

// The outputs of Intl are pinned here: server and browser must agree to the sign (russian-rules.md 4).
test.each([
  [formatMoney(2_249_000), '2·249·000·₽'],
  [formatMoney(0), '0·₽'],
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
