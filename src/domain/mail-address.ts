import { parseUrl } from '#src/domain/parse-url.ts'

/** Addresses that letters may be sent to. */

/**
 * An atom of RFC 5322, in other alphabets too (RFC 6531); dots only between characters. Nothing that could end a header
 * or a command.
 */
const LOCAL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/
const MAX_LOCAL = 64
const MAX_ADDRESS = 254

/**
 * The only address in a text, with its domain in lower-case ASCII; null when there is none, or more than one. The
 * result is safe in an SMTP command and in a header.
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
  const host = parseUrl(`http://${text}/`)?.hostname ?? ''
  const labels = host.split('.')
  // A last label of digits only is an IP address, not a name.
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label)) && /[a-z]/.test(labels.at(-1) ?? '')
  return isName ? host : null
}

/** One spelling for all addresses of a mailbox, for counting: most servers ignore a plus suffix and upper case. */
export const mailboxHash = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '')

/** Names reserved for ever (RFC 2606, RFC 6761): demonstration data use them. */
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/

/** Whether letters to this address can reach nobody: they are never sent. */
export const isReservedAddress = (address: string): boolean =>
  RESERVED.test(address.slice(address.lastIndexOf('@') + 1).toLowerCase())

/** The address in the form a letter may use; null when it is invalid or can reach nobody. */
export function deliverableAddress(text: string | null | undefined): string | null {
  const address = mailAddressOf(text ?? '')
  return address !== null && !isReservedAddress(address) ? address : null
}
