/** A car's number as visitors type it. It is a key to a person: where one is read, it goes no further than the answer. */

export const VIN_LENGTH = 17
/** With a sign too few or too many it is still a number somebody copied. */
const MAX_SLIP = 3
const MIN_DIGITS = 5
const MIN_LETTERS = 2
/** Of a number on its way: where a whole word of the site cannot be meant any more. */
const BEGUN = { length: 9, digits: 3, letters: 3 }
/** More pieces is no number written with spaces. */
const MAX_PIECES = 8

/** Cyrillic letters that look like the Latin ones of the number. */
const LOOKALIKES = new Map([...'АВЕКМНОРСТУХ'].map((letter, index) => [letter, 'ABEKMHOPCTYX'[index] ?? letter]))

const latin = (text: string): string =>
  [...text.toUpperCase()].map((letter) => LOOKALIKES.get(letter) ?? letter).join('')

const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0
const isMixed = (text: string, digits: number, letters: number): boolean =>
  /^[A-Z0-9]+$/.test(text) && count(text, /\d/g) >= digits && count(text, /[A-Z]/g) >= letters
const isNumber = (text: string): boolean => isMixed(text, MIN_DIGITS, MIN_LETTERS) && /\d{4}$/.test(text)

export type Vin = {
  /** In Latin capitals. */
  value: string
  /** What is left of the text without it. */
  rest: string
}

/** The number in a text, in one piece or several; also one with a sign too few or too many. */
export function findVin(text: string): Vin | null {
  const pieces = text.trim().split(/\s+/)
  const plain = pieces.map((piece) => latin(piece.replace(/[-–—.,:;«»"()]/g, '')))
  const found = (from: number, to: number): Vin => ({
    value: plain.slice(from, to).join(''),
    rest: [...pieces.slice(0, from), ...pieces.slice(to)].join(' '),
  })
  for (const [index, piece] of plain.entries())
    if (Math.abs(piece.length - VIN_LENGTH) <= MAX_SLIP && isNumber(piece)) return found(index, index + 1)
  for (let from = 0; from < plain.length; from += 1)
    for (let to = from + 2; to <= Math.min(plain.length, from + MAX_PIECES); to += 1) {
      const joined = plain.slice(from, to).join('')
      if (joined.length === VIN_LENGTH && isNumber(joined)) return found(from, to)
    }
  return null
}

/** Whether a text has such a number, or one that is still being typed. */
export const mayHoldVin = (text: string): boolean =>
  findVin(text) !== null ||
  text.split(/\s+/).some((word) => {
    const piece = latin(word)
    return piece.length >= BEGUN.length && isMixed(piece, BEGUN.digits, BEGUN.letters)
  })

/** What is wrong with a typed VIN; `found` is the first sign that cannot be there, or the count of signs. */
export type VinProblem = { kind: 'empty' | 'letters' | 'signs' | 'length'; found: string }

/**
 * Whether a text is written as a VIN is: 17 digits and Latin letters without I, O and Q (ISO 3779). Cyrillic look-alikes,
 * spaces and hyphens are put right. A check digit is not asked for: cars for Russia have none.
 */
export function checkVin(text: string): { value: string } | { problem: VinProblem } {
  const value = latin(text.replace(/[\s\u00a0\-–—.]/g, ''))
  const problem = (kind: VinProblem['kind'], found = ''): { problem: VinProblem } => ({ problem: { kind, found } })
  if (value === '') return problem('empty')
  const [sign] = /[^A-Z\d]/u.exec(value) ?? []
  if (sign !== undefined) return problem('signs', sign)
  const [letter] = /[IOQ]/.exec(value) ?? []
  if (letter !== undefined) return problem('letters', letter)
  return value.length === VIN_LENGTH ? { value } : problem('length', String(value.length))
}
