import { mailAddressOf } from '#src/domain/mail-address.ts'

/** The mail server as given by SMTP_URL. Holds a password: never logged. */
export type SmtpServer = {
  host: string
  port: number
  /** TLS from the first byte (smtps://); otherwise by STARTTLS. */
  isSecure: boolean
  /**
   * `required`: nothing is sent without TLS and a valid certificate. `optional`: a relay on this machine or in one's
   * own network.
   */
  tls: 'required' | 'optional'
  login: { user: string; password: string } | null
}

const SUBMISSION_PORT = 587
const SUBMISSIONS_PORT = 465
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/

const FORM = 'must be an address such as smtps://user:password@host:465 or smtp://user:password@host:587'
const REST = 'must end with the port, or with ?tls=optional; special signs of the password are written as %-codes'

/**
 * Parses SMTP_URL. Returns what is wrong as the end of a sentence, without any part of the address: even a wrong one
 * may contain a right password.
 */
export function readSmtpUrl(text: string): SmtpServer | { fault: string } {
  const url = URL.parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return { fault: FORM }
  if (!/^\/?$/.test(url.pathname) || url.hash !== '' || !/^(?:\?tls=optional)?$/.test(url.search))
    return { fault: REST }
  // Nothing listens there: every letter would fail, and the start would have said nothing.
  if (url.port === '0') return { fault: FORM }
  if ((url.username === '') !== (url.password === '')) return { fault: 'must hold a user and a password, or neither' }
  const login = loginOf(url)
  if (login === undefined) return { fault: 'holds a % in user or password that is no %-code: write % as %25' }
  const isSecure = url.protocol === 'smtps:'
  const isPlain = url.search !== ''
  if (isSecure && isPlain) return { fault: 'cannot be smtps:// and ?tls=optional at once' }
  const isLocal = LOOPBACK.test(url.hostname)
  if (isPlain && login && !isLocal) return { fault: 'would send the password unprotected: leave ?tls=optional out' }
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (isSecure ? SUBMISSIONS_PORT : SUBMISSION_PORT) : Number(url.port),
    isSecure,
    tls: isPlain || (isLocal && !isSecure) ? 'optional' : 'required',
    login,
  }
}

function loginOf({ username, password }: URL): SmtpServer['login'] | undefined {
  if (username === '') return null
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) }
  } catch {
    return undefined
  }
}

/** The sender: a name, if one is given, and an address. */
export type Sender = { name: string | null; address: string }

/** `Name <address>` or the address alone; null when it is neither. */
export function readSender(text: string): Sender | null {
  const [, name = '', inBrackets] = /^([^<>\r\n]*)<([^<>\r\n]+)>$/.exec(text.trim()) ?? []
  const address = mailAddressOf(inBrackets ?? text)
  return address === null ? null : { name: name.trim().replace(/^"(.*)"$/, '$1') || null, address }
}
