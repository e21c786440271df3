/** Addresses that letters may be sent to. */

/** An atom of RFC 5322, also of other alphabets (RFC 6531); dots only between. Nothing that ends a header or a command. */
const LOCAL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/
const MAX_LOCAL = 64
const MAX_ADDRESS = 254

/**
 * The one address in a text, its domain in ASCII and small letters; null when it is none, or more than one. What comes out
 * is safe in an SMTP command and in a header.
 */
export function mailAddressOf(text: string): string | null {
  const plain = text.trim()
  const at = plain.lastIndexOf('@')
  const local = plain.slice(0, Math.max(0, at))
  const domain = asciiDomain(plain.slice(at + 1))
  if (!LOCAL.test(local) || local.length > MAX_LOCAL || domain === null) return null
  const address = `${local}@${domain}`
  return address.length > MAX_ADDRESS ? null : address
}

function asciiDomain(text: string): string | null {
  if (!/^[\p{L}\p{N}.-]+$/u.test(text)) return null
  const host = URL.parse(`http://${text}/`)?.hostname ?? ''
  const labels = host.split('.')
  // Digits alone at the end are a machine's number, not a name.
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label)) && /[a-z]/.test(labels.at(-1) ?? '')
  return isName ? host : null
}

/** Names that are nobody's, for ever (RFC 2606, RFC 6761): demonstration data use them. */
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/

/** Whether a letter to this address could reach nobody: it is never tried. */
export const isReservedAddress = (address: string): boolean =>
  RESERVED.test(address.slice(address.lastIndexOf('@') + 1).toLowerCase())

/** The address as a letter may use it; null when it is none or can reach nobody. */
export function deliverableAddress(text: string | null | undefined): string | null {
  const address = mailAddressOf(text ?? '')
  return address !== null && !isReservedAddress(address) ? address : null
}
