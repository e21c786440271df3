import { isIP } from 'node:net'
import proxyaddr from 'proxy-addr'
import { similarNames } from '#src/server/settings/similar-names.ts'

/**
 * Checks beyond the form of a value. Each returns the reason why the value is wrong, or null. None repeats a secret.
 */

const TRUST_WORDS = /^(?:loopback|linklocal|uniquelocal)$/

/** Addresses and subnets in the form accepted by the library that reads X-Forwarded-For. */
export function wrongTrust(list: readonly string[]): string | null {
  const wrong = list.find((entry) => !TRUST_WORDS.test(entry) && !isNetwork(entry))
  return wrong === undefined ? null : `${wrong} is no address, subnet, loopback, linklocal or uniquelocal`
}

function isNetwork(entry: string): boolean {
  const [address = ''] = entry.split('/', 1)
  if (isIP(address) === 0) return false
  try {
    proxyaddr.compile([entry])
    return true
  } catch {
    return false
  }
}

const SSL_MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify']
const FORM =
  'must be an address such as postgres://user:password@host:5432/database, the signs @ / ? # : % of user and password written as %40 %2F %3F %23 %3A %25'

/**
 * A character in the password that ends the user part too early would become part of the host and appear in messages.
 */
export function wrongDatabaseUrl(value: string): string | null {
  const [, rest] = /^postgres(?:ql)?:\/\/(.*)$/s.exec(value) ?? []
  const url = URL.parse(value)
  if (rest === undefined || !url) return FORM
  const authority = rest.split(/[/?#]/, 1)[0] ?? ''
  if (authority.split('@').length > 2 || rest.slice(authority.length).includes('@') || url.hash !== '')
    return 'must have the signs @ / ? # : % of user and password written as %40 %2F %3F %23 %3A %25'
  if (![url.username, url.password, url.pathname].every(isDecodable))
    return 'must have every % of user, password and database followed by two hexadecimal digits; % itself is %25'
  if (/^\/*$/.test(url.pathname)) return 'must name a database after the host, as in postgres://user@host:5432/database'
  const mode = url.searchParams.get('sslmode')
  if (mode !== null && !SSL_MODES.includes(mode)) return `must have one of ${SSL_MODES.join(', ')} as sslmode`
  return null
}

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text).isWellFormed()
  } catch {
    return false
  }
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Personal data and tokens are sent there. Plain HTTP is allowed only on this machine or where the operator permits it.
 */
export function wrongPlainHttp(value: string | null, allowed: readonly string[]): string | null {
  const url = URL.parse(value ?? '')
  if (url?.protocol !== 'http:' || LOOPBACK.test(url.hostname) || allowed.includes(url.hostname)) return null
  return `is not encrypted on its way to ${url.hostname}: use https://, or name the host in PLAIN_HTTP_HOSTS`
}

type Own = { port: number; origin: string | undefined; path: string }

/**
 * A service that is this site itself would have it call itself without end. On this machine its port says so; at its
 * public origin another path may be another program's, so there the path has to be the site's own.
 */
export function wrongSelf(value: string | null, { port, origin, path }: Own): string | null {
  const url = URL.parse(value ?? '')
  if (!url) return null
  const isOwnPort = LOOPBACK.test(url.hostname) && url.port === String(port)
  const isOwnPath = url.origin === origin && `${url.pathname}/`.startsWith(`${path}/`)
  return isOwnPort || isOwnPath
    ? 'is this site itself: name the outside service, or leave it unset for the embedded one'
    : null
}

/** Names that decide where data are sent: a misspelt one would silently send them elsewhere. */
const DECIDES = /_URL$|^(?:DATA_DIR|CRM_TOKEN|PICTURES_S3_\w+)$/

/** Messages about environment variables that are nearly one of `names`. */
export const wrongNames = (env: NodeJS.ProcessEnv, names: readonly string[]): string[] =>
  similarNames(env, names)
    .filter(({ given, meant }) => DECIDES.test(meant) && env[given])
    .map(
      ({ given, meant }) =>
        `${given} is no setting of the site. ${meant} is one and decides where data go: rename ${given} or remove it.`,
    )
