import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { createAnswer } from '#src/backend/answer.ts'
import { openDatabase } from '#src/backend/database.ts'
import { migrate } from '#src/backend/migrations.ts'
import { createApiRouter } from '#src/backend/router.ts'
import { seed } from '#src/backend/seed.ts'
import { API_BASE, DEALER_BASE } from '#src/domain/constants.ts'
import express from 'express'

/** Valid envelopes with data of the wrong shape: each is a separate fault. */
const WRONG = new Map<string, unknown>([
  ['shape null', null],
  ['shape number', 0],
  ['shape text', 'текст'],
  ['shape empty list', []],
  ['shape list of null', [null]],
  ['shape lists in lists', [[]]],
  ['shape no items', { items: null }],
  ['shape wrong entry', [{ id: 'x' }]],
  ['shape wrong items', { pagination: {}, items: [{}] }],
])

/** Kinds of failure of an outside service. */
export const FAULTS = [
  'slow',
  'silent',
  'drips',
  'resets',
  'resets midway',
  'refuses',
  'error 500',
  'HTML',
  'cut JSON',
  'wrong type',
  'shape null',
  'shape number',
  'shape text',
  'shape empty list',
  'shape list of null',
  'shape lists in lists',
  'shape no items',
  'shape wrong entry',
  'shape wrong items',
  'hostile text',
  'nested',
  'endless',
  'packed bomb',
  'redirects',
] as const
export type Fault = (typeof FAULTS)[number]

/** An outside dealer backend, general API and schedule that can fail in every way. */
export type FakeUpstream = {
  /** Settings that point a site to it. */
  env: Record<string, string>
  /** Null: healthy again. */
  fall: (fault: Fault | null) => Promise<void>
  /** Number of calls since the last time. */
  calls: () => number
  stop: () => Promise<void>
}

/** What a page must never contain: the tags of a hostile response. */
export const HOSTILE_TAGS = /<img src=x onerror|<script>alert/
const HOSTILE = '"><img src=x onerror=alert(1)></script><script>alert(1)</script>\u2028<!--'

const SLOW_MS = 4_000
const DRIP_MS = 300
const BOMB = gzipSync(Buffer.alloc(256 * 1024 * 1024, ' '))
const NESTED = `{"success":true,"message":"","data":${'['.repeat(200_000)}`
const FOREVER = Buffer.alloc(256 * 1024, ' ')

export async function startFakeUpstream(): Promise<FakeUpstream> {
  const db = openDatabase({ file: ':memory:' })
  await migrate(db)
  await seed(db)
  const log = { error: () => {} }
  const answer = createAnswer({ db, now: () => new Date(), publicOrigin: 'https://site.example', metrikaId: null, log })
  const healthy = express().use(createApiRouter(answer)) as RequestListener
  let fault: Fault | null = null
  let calls = 0
  const timers = new Set<NodeJS.Timeout>()
  const server = createServer((req, res) => {
    calls++
    if (fault === null) return void healthy(req, res)
    answerFaulty(fault, healthy, req, res, timers)
  })
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  const base = `http://127.0.0.1:${port}`
  const heal = async () => {
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
    if (!server.listening) await listen(server, port)
  }
  return {
    env: {
      API_BASE_URL: base + API_BASE,
      DEALER_BASE_URL: base + DEALER_BASE,
      SCHEDULE_BASE_URL: `${base}${DEALER_BASE}/schedule`,
    },
    async fall(next) {
      await heal()
      fault = next
      // Calls in progress at the change have ended.
      server.closeAllConnections()
      if (next === 'refuses') await close(server)
    },
    calls() {
      const count = calls
      calls = 0
      return count
    },
    async stop() {
      await heal()
      await close(server)
      await db.destroy()
    },
  }
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((listening) => {
    server.listen(port, '127.0.0.1', listening)
  })

const close = (server: Server): Promise<void> =>
  new Promise((closed) => {
    server.close(() => closed())
    server.closeAllConnections()
  })

type Parts = Parameters<RequestListener>

function answerFaulty(
  fault: Fault,
  healthy: RequestListener,
  req: Parts[0],
  res: Parts[1],
  timers: Set<NodeJS.Timeout>,
): void {
  const json = (status: number, body: string | Buffer, headers = {}) =>
    void res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
  const repeat = (ms: number, action: () => void) => {
    const timer = setInterval(action, ms)
    timers.add(timer)
    res.once('close', () => {
      clearInterval(timer)
      timers.delete(timer)
    })
  }
  if (WRONG.has(fault)) return json(200, JSON.stringify({ success: true, data: WRONG.get(fault) }))
  switch (fault) {
    case 'slow': {
      const timer = setTimeout(() => healthy(req, res), SLOW_MS)
      timers.add(timer)
      return
    }
    case 'silent':
    case 'refuses':
      return
    case 'drips':
      res.writeHead(200, { 'content-type': 'application/json' })
      return repeat(DRIP_MS, () => res.write(' '))
    case 'resets':
      return void req.socket.resetAndDestroy()
    case 'resets midway':
      res.writeHead(200, { 'content-type': 'application/json' }).write('{"success":true,"data":[')
      return void setTimeout(() => req.socket.resetAndDestroy(), 20)
    case 'error 500':
      return json(500, '{"success":true,"data":[],"message":""}')
    case 'HTML':
      return void res.writeHead(200, { 'content-type': 'text/html' }).end('<html><title>Работы</title></html>')
    case 'cut JSON':
      return json(200, '{"success":true,"message":"","data":{"items":[{"id":1,"name":"Нов')
    case 'wrong type':
      return void res.writeHead(200, { 'content-type': 'image/png' }).end('{"success":true,"data":[],"message":""}')
    case 'hostile text':
      return withHostileTexts(healthy, req, res)
    case 'nested':
      return json(200, NESTED)
    case 'endless':
      res.writeHead(200, { 'content-type': 'application/json' })
      return repeat(1, () => void (res.writableNeedDrain || res.write(FOREVER)))
    case 'packed bomb':
      return json(200, BOMB, { 'content-encoding': 'gzip' })
    case 'redirects':
      return void res.writeHead(302, { location: req.url ?? '/' }).end()
  }
}

/** The healthy response, in the right shape, with every display text replaced. */
function withHostileTexts(healthy: RequestListener, req: Parts[0], res: ServerResponse): void {
  const end = res.end.bind(res)
  res.end = ((body: Buffer | string) => {
    const text = JSON.stringify(poison(JSON.parse(String(body))))
    res.setHeader('content-length', Buffer.byteLength(text))
    return end(text)
  }) as typeof res.end
  healthy(req, res)
}

const TEXTS = new Set(['name', 'title', 'text', 'preview', 'description', 'address', 'message', 'caption', 'h1'])
const ADDRESSES = new Set(['href', 'url', 'site', 'canonical', 'image', 'src'])
function poison(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => poison(item, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, poison(item, name)]))
  if (typeof value !== 'string') return value
  if (TEXTS.has(key)) return HOSTILE
  // An address that runs code is rejected by the validation; one that breaks out of an attribute has to be escaped.
  return ADDRESSES.has(key) ? `/x${HOSTILE}` : value
}
