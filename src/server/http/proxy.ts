import type { IncomingMessage } from 'node:http'
import type { TLSSocket } from 'node:tls'
import proxyaddr from 'proxy-addr'
import type { Settings } from '#src/server/settings/settings.ts'

type Trust = (address: string, hop: number) => boolean

/** Whose X-Forwarded-* headers to trust, in the form of Express's "trust proxy" setting. */
export function createTrust(setting: Settings['trustProxy']): Trust {
  if (setting === false) return () => false
  if (typeof setting === 'number') return (_address, hop) => hop < setting
  return proxyaddr.compile(setting)
}

/** Whether the visitor uses HTTPS, directly or according to a trusted proxy. */
export function isSecure(req: IncomingMessage, trust: Trust): boolean {
  if ((req.socket as TLSSocket).encrypted) return true
  const forwarded = req.headers['x-forwarded-proto']
  if (!forwarded || !trust(req.socket.remoteAddress ?? '', 0)) return false
  return String(forwarded).split(',', 1)[0]?.trim() === 'https'
}
