/** Texts typed by visitors, as counters may store them: short, normalised, without contact data. */

const MAX = 60
/** Digits of a phone, card or document number; a year or an engine's volume is shorter. */
const DIGITS = /\d{5,}/
const BETWEEN = /[\s()+.,/_–—-]/g

/** The words of a search; null where they may be a phone, address or number of a person. */
export function countedWords(text: string): string | null {
  const words = text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ').trim()
  if (words === '' || words.length > MAX || looksPersonal(words)) return null
  return words
}

/** The path of a missing page; null where it may contain personal data. */
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
