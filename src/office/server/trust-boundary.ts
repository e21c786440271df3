import type { IncomingMessage } from 'node:http'

/** Which requests the office accepts, and the headers of every response. */

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/** The host of the origin; on this machine by any of its names. */
export function isOwnHost(host: string | undefined, origin: string): boolean {
  const own = new URL(origin)
  if (host === own.host) return true
  const given = URL.parse(`http://${host ?? ''}`)
  return given !== null && LOOPBACK.test(given.hostname) && LOOPBACK.test(own.hostname)
}

/** Whether the browser reports a request by our own page. Requests without these headers are refused. */
export function isOwnPage({ headers }: Pick<IncomingMessage, 'headers'>, origin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  const given = URL.parse(headers.origin ?? '')
  if (given === null) return false
  return given.origin === new URL(origin).origin || (isOwnHost(given.host, origin) && given.host === headers.host)
}

/** No foreign host, no inline script; styles of the components have the nonce. Nothing is cached. */
export function officeHeaders(origin: string, nonce: string): Record<string, string> {
  const policy = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  }
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Robots-Tag': 'noindex, nofollow',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(origin.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=63072000' }),
  }
}
