/** Texts that visitors typed, as counters may keep them: short, in one spelling, and never somebody's contact. */

const MAX = 60
/** Digits of a phone, a card, a document; a year or an engine's volume are shorter. */
const DIGITS = /\d{5,}/
const BETWEEN = /[\s()+.,/_–—-]/g

/** The words of a search; null where they may be somebody's phone, address or number. */
export function countedWords(text: string): string | null {
  const words = text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ').trim()
  if (words === '' || words.length > MAX || looksPersonal(words)) return null
  return words
}

/** The path of an address that is not there; null where it may hold something personal. */
export function countedPath(path: string): string | null {
  const text = decoded(path).normalize('NFKC')
  return text.length > MAX || looksPersonal(text) ? null : text
}

const looksPersonal = (text: string): boolean =>
  text.includes('@') || DIGITS.test(text.replaceAll(BETWEEN, '')) || /\p{Cc}/u.test(text)

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
