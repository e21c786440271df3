import { NBSP } from '#src/domain/nbsp.ts'

/** Numbers, money and dates in Russian notation (russian-rules.md 4). Tests fix the output. */

/** Creating a formatter costs a hundred times as much as using it: each is created once, on first use. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}
const numbers = once(() => new Intl.NumberFormat('ru-RU', { useGrouping: 'min2' }))
const roubles = once(() => new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 }))
const longDates = once(() => new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'UTC' }))

/** 4685 is not grouped; groups appear from 10 000 on. */
export const formatNumber = (value: number): string => numbers().format(value).replace('-', '−')

/** "2 249 000 ₽" */
export const formatMoney = (sum: number): string => `${roubles().format(sum).replace('-', '−')}${NBSP}₽`

export const formatMm = (millimetres: number): string => `${formatNumber(millimetres)}${NBSP}мм`

/** Decimal comma, as many digits as the value has: 4.9 -> "4,9". */
export const formatDecimal = (value: number): string => String(value).replace('.', ',').replace('-', '−')

/** "2 249 000", as the specification writes prices: plain spaces, no currency sign. */
export const priceText = (price: number): string => String(price).replace(/\B(?=(\d{3})+$)/g, ' ')

export const PRICE_SOON = 'Цена будет объявлена позже'

/** Price text of a model card: "от 2 249 000 ₽", or the announcement (gaps.md 4). */
export const formatPriceFrom = ({ price, priceComingSoon }: { price: string; priceComingSoon: boolean }): string =>
  priceComingSoon || price === '' ? PRICE_SOON : `от${NBSP}${price.replaceAll(' ', NBSP)}${NBSP}₽`

/** ISO date "2021-07-14" -> "14 июля 2021 г." */
export const formatDate = (iso: string): string =>
  longDates()
    .format(new Date(`${iso}T00:00:00Z`))
    .replaceAll(' ', NBSP)

const rules = new Intl.PluralRules('ru-RU')
export type PluralForms = readonly [one: string, few: string, many: string]

/** Picks "дилер", "дилера" or "дилеров". Fractions take the middle form. */
export function plural(count: number, [one, few, many]: PluralForms): string {
  const category = rules.select(count)
  return category === 'one' ? one : category === 'many' ? many : few
}

/** "3 дилера", joined by a non-breaking space. */
export const countOf = (count: number, forms: PluralForms): string =>
  `${formatNumber(count)}${NBSP}${plural(count, forms)}`
