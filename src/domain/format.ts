import { NBSP } from '#src/domain/nbsp.ts'

/**
 * Numbers, money and dates in Russian notation (russian-rules.md 4). Tests compare the output with that of Intl, whose
 * first formatter of a kind costs a browser several milliseconds, many times the rest of a page's rendering.
 */

/** Groups of three from this many digits before the comma on. */
const GROUPED_FROM = { number: 5, money: 4 } as const

function written(value: number, fractionDigits: number, groupedFrom: number): string {
  const unit = 10 ** fractionDigits
  // Fifteen digits are reliable: 1.0005 is half of a thousandth, not a little less.
  const rounded = Number.isInteger(value)
    ? Math.abs(value)
    : Math.round(Number((Math.abs(value) * unit).toPrecision(15))) / unit
  const [whole = '', fraction] = String(rounded).split('.')
  const grouped = whole.length < groupedFrom ? whole : whole.replace(GROUPS, NBSP)
  return `${value < 0 && rounded > 0 ? '−' : ''}${grouped}${fraction ? `,${fraction}` : ''}`
}

const GROUPS = /\B(?=(?:\d{3})+$)/g

/** 4685 is not grouped; groups appear from 10 000 on. */
export const formatNumber = (value: number): string => written(value, 3, GROUPED_FROM.number)

/** "2 249 000 ₽" */
export const formatMoney = (sum: number): string => `${written(sum, 0, GROUPED_FROM.money)}${NBSP}₽`

export const formatMm = (millimetres: number): string => `${formatNumber(millimetres)}${NBSP}мм`

/** Decimal comma, as many digits as the value has: 4.9 -> "4,9". */
export const formatDecimal = (value: number): string => String(value).replace('.', ',').replace('-', '−')

/** Seconds to 100 km/h always have one decimal: 8 -> "8,0" next to "6,9". */
export const formatTenths = (value: number): string => value.toFixed(1).replace('.', ',')

/** "2 249 000", as the specification writes prices: plain spaces, no currency sign. */
export const priceText = (price: number): string => String(price).replace(/\B(?=(\d{3})+$)/g, ' ')

export const PRICE_SOON = 'Цена будет объявлена позже'

/** What a drive is called before «привод». Here, because a file of its own would be one more request of every page. */
export const driveName = { rwd: 'задний', awd: 'полный' } as const

/** Price text of a model card: "от 2 249 000 ₽", or the announcement (gaps.md 4). */
export const formatPriceFrom = ({ price, priceComingSoon }: { price: string; priceComingSoon: boolean }): string =>
  priceComingSoon || price === '' ? PRICE_SOON : `от${NBSP}${price.replaceAll(' ', NBSP)}${NBSP}₽`

/** As they follow a day: «14 июля». */
export const MONTHS_OF_DATES =
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ')

/** "седан, хетчбэк и кроссовер"; "или" where one of them is meant. */
export const listed = (names: readonly string[], before: 'и' | 'или' = 'и'): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(` ${before} `)

/** ISO date "2021-07-14" -> "14 июля". Throws RangeError for a text that is no date. */
export function formatDayAndMonth(iso: string): string {
  const [, month = 0, day] = iso.split('-').map(Number)
  const name = MONTHS_OF_DATES[month - 1]
  if (!name || !day) throw new RangeError(`Not a date: ${iso}`)
  return `${day}${NBSP}${name}`
}

/** ISO date "2021-07-14" -> "14 июля 2021 г." */
export const formatDate = (iso: string): string => `${formatDayAndMonth(iso)}${NBSP}${iso.split('-')[0]}${NBSP}г.`

export type PluralForms = readonly [one: string, few: string, many: string]

/** Picks "дилер", "дилера" or "дилеров". Fractions take the middle form. */
export function plural(count: number, [one, few, many]: PluralForms): string {
  if (!Number.isInteger(count)) return few
  const [tens, units] = [Math.abs(count) % 100, Math.abs(count) % 10]
  if (tens > 10 && tens < 15) return many
  if (units === 1) return one
  return units > 1 && units < 5 ? few : many
}

/** "3 дилера", joined by a non-breaking space. */
export const countOf = (count: number, forms: PluralForms): string =>
  `${formatNumber(count)}${NBSP}${plural(count, forms)}`

/** «августа 2027 г.», after «около» or «до». */
export const formatMonth = (iso: string): string => formatDate(iso).replace(/^\d+\s/, '')
