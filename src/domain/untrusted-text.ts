/** Untrusted text: an address, a form, a key press, the response of another service. */

/** A record's own property with this key; never inherited properties ("constructor", "__proto__"). */
export const ownValue = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** The percent-decoded text; empty when the encoding is invalid. */
export function decodedText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
