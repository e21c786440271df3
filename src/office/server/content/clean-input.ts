import { readPriceText } from '#src/domain/content/price-text.ts'
import { NOT_FOR_READING } from '#src/domain/typography.ts'

/**
 * Cleans up editors' input before it is checked: word processors add invisible characters that a feed, a letter or
 * PostgreSQL does not accept, and keyboards have neither «ёлочки» nor a dash.
 */

/** Line breaks of other programs; in a form of this office they are spaces. */
// eslint-disable-next-line no-control-regex
const BREAKS = /[\u000b\u000c\u2028\u2029]/g
/** Control characters except tab and line end, direction marks, zero-width spaces, soft hyphens; but not word joiners. */
// eslint-disable-next-line no-control-regex
const UNSEEN = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** Every string of a body without invisible characters; texts for reading with Russian quotation marks and dashes. */
export const cleanBody = (body: unknown): unknown =>
  eachText(body, (text, field) => (NOT_FOR_READING.has(field) ? seen(text).trim() : russian(seen(text))))

/** The same for exact texts: only without invisible characters. */
export const seenBody = (body: unknown): unknown => eachText(body, seen)

/** A list of prices as people write and copy them, «5 490 000 ₽», in numbers; what is no price stays and is refused. */
export const priceBodyOf = (body: unknown): unknown =>
  eachText(body, (text, field) => (field === 'price' ? priceOf(text) : text))

function priceOf(text: string): number | string | null {
  const read = readPriceText(text)
  return 'fault' in read ? text : read.price
}

function eachText(value: unknown, change: (text: string, field: string) => unknown, field = ''): unknown {
  if (typeof value === 'string') return change(value, field)
  if (Array.isArray(value)) return value.map((part) => eachText(part, change, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, eachText(part, change, name)]))
}

const seen = (text: string): string =>
  text.toWellFormed().normalize('NFC').replaceAll(/\r\n?/g, '\n').replace(BREAKS, ' ').replace(UNSEEN, '')

const russian = (text: string): string =>
  quoted(cyrillic(text.replaceAll(/[\t ]*\t[\t ]*/g, ' '))).replaceAll(/(?<=\S[ \u00a0])-(?= \S)/g, '—')

/** Latin letters and the Cyrillic ones that look the same. */
const TWINS = new Map(
  [...'aceopxyABCEHKMOPTX'].map((letter, index) => [letter, [...'асеорхуАВСЕНКМОРТХ'][index] ?? letter]),
)
const WORD = /\p{L}+/gu
/** A Cyrillic letter that no Latin one looks like, and a Latin one that looks like none. */
const CYRILLIC_ALONE = /[^\P{Script=Cyrillic}асеорхуАВСЕНКМОРТХ]/u
const LATIN_ALONE = /[^\P{Script=Latin}aceopxyABCEHKMOPTX]/u

/** «Нoвость» with a Latin «o» is Cyrillic: no search would find it. «GV7O», «SMSка» and «ТО» stay as written. */
const cyrillic = (text: string): string =>
  text.replaceAll(WORD, (word) =>
    CYRILLIC_ALONE.test(word) && !LATIN_ALONE.test(word)
      ? word.replaceAll(/[a-z]/gi, (letter) => TWINS.get(letter) ?? letter)
      : word,
  )

const OPENING = '«„'
const CLOSING = '»“'

/** Straight quotes, and “English” ones, as «ёлочки», nested ones as „лапки“. Where they make no pairs all stay as typed. */
function quoted(text: string): string {
  const straight = text.includes('”') ? text.replaceAll(/(?<=^|[\s(«„—–-])“|”/g, '"') : text
  if (!straight.includes('"')) return text
  const signs = [...straight]
  let depth = 0
  for (const [index, sign] of signs.entries()) {
    const isOpening = OPENING.includes(sign) || (sign === '"' && mayOpen(signs[index - 1]))
    // After a number and outside a quotation they are inches.
    const isClosing = CLOSING.includes(sign) || (sign === '"' && !isOpening && depth > 0)
    if (isClosing) depth -= 1
    if (sign === '"' && (isOpening || isClosing)) signs[index] = (isOpening ? OPENING : CLOSING).charAt(depth)
    if (isOpening) depth += 1
    if (depth < 0 || depth > OPENING.length) return text
  }
  return depth === 0 ? signs.join('') : text
}

const mayOpen = (before: string | undefined): boolean => before === undefined || /[\s(«„—–-]/.test(before)
