import type { MaskitoOptions, MaskitoPostprocessor, MaskitoPreprocessor } from '@maskito/core'
import { maskitoNumberOptionsGenerator, maskitoRemoveOnBlurPlugin } from '@maskito/kit'
import { DAY_MASK } from '#src/domain/day.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { plainNumber } from '#src/domain/plain-number.ts'
import { isForeignPhone } from '#src/domain/visitor-phone.ts'

/**
 * Input masks, selected by a `data-mask` attribute (specification 5): `money`, or a text pattern with `_` or `0` for a
 * digit, `a` for a letter, `*` for any character and the rest literal (gaps.md 16). Deleting and moving the caret are
 * never blocked, the library only checks inserted text; characters beyond the pattern are dropped.
 */

export const MONEY_MASK = 'money'
/** Up to nine million. Groups of three digits are a number: they are counted from the right while it is typed. */
export const MILEAGE_MASK = '_ ___ ___'
export const PHONE_MASK = '+7 (___) ___-__-__'

const PLACES = new Map<string, RegExp>([
  ['_', /\d/],
  ['0', /\d/],
  ['a', /\p{L}/u],
  ['*', /[^]/],
])

/** Pasted sums may have any kind of space between groups. */
const oneKindOfSpace: MaskitoPreprocessor = ({ elementState, data }) => ({
  elementState: { ...elementState, value: elementState.value.replace(/\s/g, NBSP) },
  data: data.replace(/\s/g, NBSP),
})

/** «1,5 млн» and «84.000», pasted or typed before the mask was loaded, are not the numbers their digits make. */
const spelledOut: MaskitoPreprocessor = ({ elementState, data }, action) => {
  if (action === 'insert') return { elementState, data: plainNumber(data) }
  const value = plainNumber(elementState.value)
  if (action !== 'validation' || value === elementState.value) return { elementState, data }
  return { elementState: { value, selection: [value.length, value.length] }, data }
}

/**
 * Tapping at the end of a sum puts the caret behind the currency sign, and so does a mask attached while typing:
 * digits are still inserted before the sign.
 */
const beforeSign =
  (sign: string): MaskitoPreprocessor =>
  ({ elementState: { value, selection }, data }, action) => {
    const end = value.endsWith(sign) ? value.length - sign.length : value.length
    const [from, to] = selection
    const clamped = [Math.min(from, end), Math.min(to, end)] as const
    return { elementState: { value, selection: action === 'insert' ? clamped : selection }, data }
  }

/** Digits beyond the pattern are dropped: the library would make the greatest number of them. */
const atMost =
  (digits: number): MaskitoPreprocessor =>
  ({ elementState, data }, action) => {
    const { value, selection } = elementState
    const [from, to] = selection
    if (action === 'insert') {
      let room = digits - digitsOf(value.slice(0, from) + value.slice(to)).length
      return { elementState, data: data.replace(/\d/g, (digit) => (room-- > 0 ? digit : '')) }
    }
    if (action !== 'validation' || digitsOf(value).length <= digits) return { elementState, data }
    const cut = digitsOf(value).slice(0, digits)
    return { elementState: { value: cut, selection: [cut.length, cut.length] }, data }
  }

/** A sum of which only the currency sign is left is none. */
const emptyWithoutDigits: MaskitoPostprocessor = (state) =>
  digitsOf(state.value) === '' ? { value: '', selection: [0, 0] } : state

function grouped(postfix: string, digits: number): MaskitoOptions {
  const options = maskitoNumberOptionsGenerator({ thousandSeparator: NBSP, postfix, min: 0, max: 10 ** digits - 1 })
  return {
    ...options,
    preprocessors: [spelledOut, oneKindOfSpace, beforeSign(postfix), atMost(digits), ...(options.preprocessors ?? [])],
    postprocessors: [...(options.postprocessors ?? []), emptyWithoutDigits],
  }
}

const MONEY_DIGITS = 12
/** `_ ___ ___`: not a pattern to be filled from the left, where 84 000 would become «8 400 0». */
const NUMBER = /^_{1,3}(?: _{3})+$/

const known = new Map<string, MaskitoOptions>()

/** The library's options for a `data-mask` value. One object per value: the library compares by identity. */
export function maskOf(dataMask: string): MaskitoOptions {
  const options = known.get(dataMask) ?? createMask(dataMask)
  known.set(dataMask, options)
  return options
}

function createMask(dataMask: string): MaskitoOptions {
  if (dataMask === MONEY_MASK) return grouped(`${NBSP}₽`, MONEY_DIGITS)
  if (NUMBER.test(dataMask)) return grouped('', dataMask.replaceAll(' ', '').length)
  const pattern = [...dataMask].map((sign) => PLACES.get(sign) ?? sign)
  if (dataMask === DAY_MASK) return { mask: pattern, preprocessors: [anyNotation] }
  if (dataMask !== PHONE_MASK) return { mask: pattern }
  return {
    // A number of another country stays as typed, so that the form can report it. A lone plus may still become one.
    mask: ({ value }) => (isForeignPhone(value) || value === '+' ? ANY_PHONE : pattern),
    preprocessors: [nationalPhone],
    // A country code inserted by the mask alone is no input.
    plugins: [maskitoRemoveOnBlurPlugin('+7 (')],
  }
}

/** Year first, as programs write it, or day first; an hour, a word or «г.» may follow. */
const YEAR_FIRST = /^\s*(?<year>\d{4})[./-](?<month>\d\d?)[./-](?<day>\d\d?)(?!\d)/
const DAY_FIRST = /^\s*(?<day>\d\d?)[\s./,-]+(?<month>\d\d?)[\s./,-]+(?<year>\d{4}|\d\d)(?!\d)/

const MONTH_WORD = /(\d\s+)([а-я]{3,})\.?(?=\s+\d{4})/i
/** Beginnings of the months in order: the first that fits counts. */
const MONTHS = ['янв', 'фев', 'мар', 'апр', 'ма', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек']
const monthNumber = (word: string): string =>
  String(MONTHS.findIndex((start) => word.toLowerCase().startsWith(start)) + 1)

/** A whole date in any of these notations, as the field shows it. Days that do not exist too: the form reports them. */
function wholeDay(text: string): string | null {
  const numbers = text.replace(MONTH_WORD, (_, before: string, word: string) => before + monthNumber(word))
  const { day, month, year } = (YEAR_FIRST.exec(numbers) ?? DAY_FIRST.exec(numbers))?.groups ?? {}
  if (!day || !month || !year) return null
  return `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year.padStart(4, '20')}`
}

/**
 * A date pasted or autofilled as a whole replaces what the field contains: its digits in a row would be another date,
 * «2025-03-12» the 20th of month 25. A separator typed after one digit completes the day or the month: «1.» is «01.».
 */
const anyNotation: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState
  if (action === 'validation') {
    const day = wholeDay(value)
    // The dates of the pattern itself leave the caret where it is.
    if (day === null || day === value || /^\d\d\.\d\d\.\d\d$/.test(value)) return { elementState, data }
    return { elementState: { value: day, selection: [day.length, day.length] }, data }
  }
  if (action !== 'insert') return { elementState, data }
  const day = data.length > 1 ? wholeDay(data) : null
  if (day !== null) return { elementState: { value: '', selection: [0, 0] }, data: day }
  const before = value.slice(0, selection[0])
  if (!/^[\s./,-]$/.test(data) || !/(?:^|\.)\d$/.test(before) || selection[1] < value.length)
    return { elementState, data }
  const padded = `${before.slice(0, -1)}0${before.slice(-1)}`
  return { elementState: { value: padded, selection: [padded.length, padded.length] }, data: '.' }
}

type ElementState = Parameters<MaskitoPreprocessor>[0]['elementState']

const ANY_PHONE = /^\+[\d\s()-]*$/

/** `maxlength` of the field: the length of a pattern; sums of money have none. */
export const maskLength = (dataMask: string): number | undefined =>
  dataMask === MONEY_MASK ? undefined : dataMask.length

/** Whether the model stores only the digits of what the field shows. */
export const isNumberMask = (dataMask: string): boolean => dataMask === MONEY_MASK || NUMBER.test(dataMask)

/** «1 500 000 ₽» -> '1500000': the stored value of a masked number. */
export const rawDigits = (text: string): string => digitsOf(text)

/**
 * Phones come as 8…, 7…, +7… or 9…, typed, pasted or autofilled: the pattern takes the digits after the country
 * code. An 8 or 7 typed first is that code.
 */
const nationalPhone: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState
  const [before, after] = [value.slice(0, selection[0]), value.slice(selection[1])]
  if (action.startsWith('delete')) return { elementState: withCountry(elementState, action), data }
  if (isForeignPhone(before + data + after)) return { elementState, data }
  if (action === 'insert') {
    if (digitsOf(value) === '' && /^[78]$/.test(digitsOf(data)))
      return { elementState: { value: '', selection: [0, 0] }, data: '+7 (' }
    const phone = wholePhone(data)
    // No code begins with 89: the 8 typed after +7 is the trunk prefix.
    if (phone === null && digitsOf(value) === '78' && /^\D*9/.test(data)) return { elementState: COUNTRY, data }
    if (phone === null) return { elementState, data }
    // After a country code inserted by the mask, the whole number replaces it.
    const isAlone = ['', '7'].includes(digitsOf(before + after))
    return isAlone ? { elementState: NOTHING, data: phone } : { elementState, data: phone.replace('+7', '') }
  }
  // Autofill: the whole value at once. A number with its country already leaves the caret to the pattern: the digit
  // typed after one was deleted in the middle belongs there.
  const phone = wholePhone(value)
  if (phone === null || (phone.startsWith('+7') && digitsOf(phone) === digitsOf(value))) return { elementState, data }
  return { elementState: { value: phone, selection: [phone.length, phone.length] }, data }
}

/** Deleting the country code alone moves the caret over it: the rest of the number would look like another country's. */
function withCountry(state: ElementState, action: string): ElementState {
  const { value, selection } = state
  const [from, to] = selection
  const isCode = value.startsWith(COUNTRY.value) && to <= COUNTRY.value.length && value.length > COUNTRY.value.length
  if (!isCode) return state
  const caret = action === 'deleteForward' ? to : from
  return { value, selection: [caret, caret] }
}

const NOTHING = { value: '', selection: [0, 0] } as const
const COUNTRY = { value: '+7 (', selection: [4, 4] } as const
const NATIONAL_LENGTH = 10
const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** A number with the characters allowed within one; words and a second number are not part of it. */
const NUMBERS = /\+?\d[\d\s().\u2010-\u2015-]*/g
/** International call prefix, where no plus is dialled. */
const INTERNATIONAL_PREFIX = /^(?:00|810)(?=\d{10})/

/**
 * The whole number in a text, with its country: an 8 after +7 is the trunk prefix, and a number of ten digits that
 * begins with 7 or 89 is a Russian one that lacks its last (visitor-phone.ts). More digits after any other beginning
 * are another country's number without its plus. Null where there are too few.
 */
function wholePhone(text: string): string | null {
  const number = text.match(NUMBERS)?.find((one) => digitsOf(one).length >= NATIONAL_LENGTH) ?? text
  const digits = digitsOf(number).replace(INTERNATIONAL_PREFIX, '')
  if (digits.length < NATIONAL_LENGTH) return null
  if (digits.length === NATIONAL_LENGTH) return `+7${digits.replace(/^(?:7|8(?=9))/, '')}`
  return /^[78]/.test(digits) ? `+7${digits.replace(/^[78](?:8(?=\d{10}$))?/, '')}` : `+${digits}`
}
