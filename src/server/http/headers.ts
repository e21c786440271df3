import type { ServerResponse } from 'node:http'
import { INLINE_SCRIPT_SOURCE } from '#src/server/http/inline-script.ts'

/**
 * Only our own files and the one inline script: no foreign host, no inline style (a JSON data block is not a script).
 */
const policy = {
  'default-src': "'none'",
  'script-src': `'self' ${INLINE_SCRIPT_SOURCE}`,
  'worker-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
}

/** Vite's dev client needs inline styles, its React preamble an inline script, hot updates a socket. */
const devPolicy = {
  ...policy,
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'connect-src': "'self' ws:",
}

/**
 * Hosts the visit counter needs (yandex.ru/support/metrica/code/install-counter-csp); added only where one is set up.
 */
const COUNTER_HOSTS = {
  // Without yastatic.net, which their page lists too: it serves the session recorder and the click map, both off here,
  // and hosts widely used script libraries.
  'script-src': ' https://mc.yandex.ru',
  'img-src': ' https://mc.yandex.ru',
  'connect-src': ' https://mc.yandex.ru wss://mc.yandex.ru',
}

const withCounter = (directives: typeof policy): typeof policy => ({
  ...directives,
  'script-src': directives['script-src'] + COUNTER_HOSTS['script-src'],
  'img-src': directives['img-src'] + COUNTER_HOSTS['img-src'],
  'connect-src': directives['connect-src'] + COUNTER_HOSTS['connect-src'],
})

/**
 * Markup and addresses of scripts reach the document through one module (src/trusted.ts). Not with a counter,
 * whose code is not ours, nor in development.
 */
const TRUSTED_TYPES = "; require-trusted-types-for 'script'; trusted-types site"

const toPolicy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

const common = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/**
 * Two years, only over HTTPS: browsers ignore it on plain HTTP, and a developer's localhost must not be affected.
 * Subdomains only where the operator knows them all: dealers' or older sites among them may have no HTTPS.
 */
const HSTS = { off: null, host: 'max-age=63072000', subdomains: 'max-age=63072000; includeSubDomains' }

/** Headers sent with every response. */
export type CommonHeaders = (secure: boolean) => Readonly<Record<string, string>>

type HeaderSettings = {
  dev: boolean
  /** Whether a visit counter is configured. */
  counter?: boolean
  hsts?: keyof typeof HSTS
}

export function createCommonHeaders({ dev, counter = false, hsts = 'host' }: HeaderSettings): CommonHeaders {
  const own = dev ? devPolicy : policy
  const trusted = dev || counter ? '' : TRUSTED_TYPES
  const plain = { 'Content-Security-Policy': toPolicy(counter ? withCounter(own) : own) + trusted, ...common }
  const strictTransport = HSTS[hsts]
  const secured = strictTransport === null ? plain : { ...plain, 'Strict-Transport-Security': strictTransport }
  return (secure) => (secure ? secured : plain)
}

export function setHeaders(res: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const name in headers) res.setHeader(name, headers[name] as string)
}
