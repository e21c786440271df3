import { asLatinCapitals } from '#src/domain/latin-lookalikes.ts'

/** A car's VIN as visitors type it. It identifies a person, so it is used only for the response that needs it. */

export const VIN_LENGTH = 17
/** With a few characters too many or too few it is still a copied VIN. */
const MAX_SLIP = 3
const MIN_DIGITS = 5
const MIN_LETTERS = 2
/** A partial VIN: from here on it cannot be a word of the site. */
const BEGUN = { length: 9, digits: 3, letters: 3 }
/** A VIN written with spaces has no more parts than this. */
const MAX_PIECES = 8

const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0
const isMixed = (text: string, digits: number, letters: number): boolean =>
  /^[A-Z0-9]+$/.test(text) && count(text, /\d/g) >= digits && count(text, /[A-Z]/g) >= letters
const isNumber = (text: string): boolean => isMixed(text, MIN_DIGITS, MIN_LETTERS) && /\d{4}$/.test(text)

export type Vin = {
  /** In Latin capitals. */
  value: string
  /** The text without the VIN. */
  rest: string
}

/** The VIN in a text, in one part or several; also one with a few characters too many or too few. */
export function findVin(text: string): Vin | null {
  const pieces = text.trim().split(/\s+/)
  const plain = pieces.map((piece) => asLatinCapitals(piece.replace(/[-–—.,:;«»"()]/g, '')))
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

/** Whether a text contains a VIN, or one still being typed. */
export const mayHoldVin = (text: string): boolean =>
  findVin(text) !== null ||
  text.split(/\s+/).some((word) => {
    const piece = asLatinCapitals(word)
    return piece.length >= BEGUN.length && isMixed(piece, BEGUN.digits, BEGUN.letters)
  })

/** What is wrong with a typed VIN; `found` is the first invalid character, or the number of characters. */
export type VinProblem = { kind: 'empty' | 'letters' | 'signs' | 'length'; found: string }

/** A VIN as it is written: Cyrillic look-alikes are Latin, spaces, hyphens and signs that nobody sees gone. */
export const vinAsWritten = (text: string): string => asLatinCapitals(text.replace(/[\s\p{Cf}\p{Pd}\u2212.]/gu, ''))

/**
 * Whether a text has the form of a VIN: 17 digits and Latin letters without I, O and Q (ISO 3779). Cyrillic
 * look-alikes, spaces and hyphens are corrected. The check digit is not verified: cars for Russia have none.
 */
export function checkVin(text: string): { value: string } | { problem: VinProblem } {
  const value = vinAsWritten(text)
  const problem = (kind: VinProblem['kind'], found = ''): { problem: VinProblem } => ({ problem: { kind, found } })
  if (value === '') return problem('empty')
  const [sign] = /[^A-Z\d]/u.exec(value) ?? []
  if (sign !== undefined) return problem('signs', sign)
  const [letter] = /[IOQ]/.exec(value) ?? []
  if (letter !== undefined) return problem('letters', letter)
  return value.length === VIN_LENGTH ? { value } : problem('length', String(value.length))
}
