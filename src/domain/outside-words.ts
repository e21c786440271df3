/** For words that come from outside: an address, a form, a key press, another service's answer. */

/** What a record itself holds under the word; never what every object inherits («constructor», «__proto__»). */
export const ownOf = <T>(record: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(record, word) ? record[word] : undefined

/** The text behind its percent signs; empty when they are no text. */
export function decodedText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
