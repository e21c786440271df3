/** For words from outside: an address, a form, a key press, the response of another service. */

/** A record's own value under the word; never inherited properties ("constructor", "__proto__"). */
export const ownOf = <T>(record: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(record, word) ? record[word] : undefined

/** The percent-decoded text; empty when the encoding is invalid. */
export function decodedText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
