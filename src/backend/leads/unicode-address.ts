import { domainToUnicode } from 'node:url'

/**
 * A mail address with its domain in its own letters: a browser turns «анна@почта.рф» in a mail field into
 * «анна@xn--80a1acny.xn--p1ai» before the form reads it.
 */
export function unicodeAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1
  const domain = domainToUnicode(address.slice(at))
  return domain === '' ? address : address.slice(0, at) + domain
}
