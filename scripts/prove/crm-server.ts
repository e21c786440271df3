import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const CRM_BEHAVIOURS = ['healthy', 'slow', 'garbage', 'error', 'refuses', 'hangs-up', 'busy'] as const
export type CrmBehaviour = (typeof CRM_BEHAVIOURS)[number]

/** A CRM for proofs: it can fail in each of these ways, and it counts what it was sent, once per idempotency key. */
export type CrmServer = {
  base: string
  behave: (behaviour: CrmBehaviour) => void
  /** Idempotency keys by request and event: more than one is a lead delivered twice. */
  received: () => Map<string, Set<string>>
  /** The last message about a request and event (`K7MN4P2R created`). */
  fields: (name: string) => Readonly<Record<string, string>> | undefined
  /** All accepted calls, including repeated keys. */
  calls: () => number
  stop: () => Promise<void>
}

const SLOW_MS = 30_000

export async function startCrmServer(): Promise<CrmServer> {
  let behaviour: CrmBehaviour = 'healthy'
  let accepted = 0
  const received = new Map<string, Set<string>>()
  const fields = new Map<string, Readonly<Record<string, string>>>()
  const server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://localhost')
    if (req.method !== 'GET' || pathname !== '/leads/api/crm/send-pdf-to-crm/') return end(res, 404, '')
    if (behaviour === 'slow') {
      const timer = setTimeout(() => end(res, 200, '{"ResultCode":"Y"}'), SLOW_MS)
      res.once('close', () => clearTimeout(timer))
      return
    }
    if (behaviour === 'garbage') return end(res, 200, '<html>maintenance')
    if (behaviour === 'error') return end(res, 500, '{"ResultCode":"Y"}')
    if (behaviour === 'refuses') return end(res, 200, '{"ResultCode":"N"}')
    if (behaviour === 'busy') return end(res, 429, '', { 'retry-after': '1' })
    if (behaviour === 'hangs-up') return void req.socket.destroy()
    accepted++
    const name = `${searchParams.get('request')} ${searchParams.get('event')}`
    const keys = received.get(name) ?? new Set()
    received.set(name, keys.add(String(req.headers['idempotency-key'])))
    fields.set(name, Object.fromEntries(searchParams))
    end(res, 200, '{"ResultCode":"Y","LeadId":"1"}')
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads/api/`,
    behave: (next) => {
      behaviour = next
    },
    received: () => received,
    fields: (name) => fields.get(name),
    calls: () => accepted,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

function end(res: ServerResponse, status: number, body: string, headers: Record<string, string> = {}): void {
  res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
}
