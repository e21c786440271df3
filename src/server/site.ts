import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import express, { type RequestHandler } from 'express'
import { ownOf } from '#src/domain/outside-words.ts'
import { logAnswer, logWhenDone, requestId } from '#src/server/logging/access-log.ts'
import { createFailureHandler } from '#src/server/http/failure.ts'
import type { CostlyReads } from '#src/server/limits/costly-reads.ts'
import { setHeaders, type CommonHeaders } from '#src/server/http/headers.ts'
import type { Logger } from '#src/server/logging/logger.ts'
import { createTrust, isSecure } from '#src/server/http/proxy.ts'
import type { PageServer } from '#src/server/pages/page-server.ts'
import type { Readiness } from '#src/server/process/readiness.ts'
import type { Settings } from '#src/server/settings/settings.ts'

export type SiteParts = {
  pages: PageServer
  /** The embedded backend under both bases (specification 7.1); calls next() for other paths. */
  api: RequestHandler
  /** Posts of forms, before `api`; calls next() for all the rest. */
  forms: RequestHandler
  /** The embedded CRM; calls next() for all the rest. */
  crm: RequestHandler
  /** Visitors' own pages, before `files`; calls next() for other paths. */
  requestPages: RequestHandler
  /** Sitemap, robots, feed and the like, before `files`; calls next() for other paths. */
  siteFiles: RequestHandler
  /** Documents and share cards of configurations; calls next() for other paths. */
  configurations: RequestHandler
  /** Where metrics are kept: what browsers measured. Before `api`; calls next() for other addresses. */
  vitals?: RequestHandler
  /** Bounds reads that cost much; absent where nothing is counted. */
  reads?: CostlyReads
  /** Built files and pictures; calls next() for what it does not have. */
  files: RequestHandler
  headers: CommonHeaders
  /** Whether what visitors send can be stored. */
  readiness: Readiness
  /** Told of every answer when it has left, with its duration, ms. */
  onAnswer?: (url: string, res: ServerResponse, ms: number) => void
}
export type Site = {
  server: Server
  /**
   * Says «not ready» and ends every connection with its answer, but takes new ones for `drainMs`, so that a proxy learns
   * of it and lets go; then takes none and resolves when the last is closed.
   */
  stop: (drainMs: number) => Promise<void>
}

/** Requests in flight get this long to end before their sockets are closed. */
const STOP_TIMEOUT_MS = 10_000
/**
 * Who sends a request drop by drop is gone within half a minute: head and whole request have their time, and Node looks
 * whose is over this often (by itself only every 30 s).
 */
const HEADERS_MS = 15_000
const REQUEST_MS = 20_000
const CHECK_MS = 5_000
/** Nobody reads an answer and nobody sends a request: so long such a connection is kept while an answer is under way. */
const SILENT_MS = 60_000
/** Requests that were sent ahead wait for the answers before them; who sends more is no browser and no proxy. */
const MAX_AHEAD = 32
/** Of one process: far more than nginx opens, far less than would cost the memory of the process. */
const MAX_CONNECTIONS = 5_000
/** A connection at rest may have its next request on the way: only later is it closed. */
const IDLE_CLOSE_DELAY_MS = 500

/** The HTTP server around all parts. Finished pages are answered before Express is asked. */
export function createSite(server: Server, parts: SiteParts, settings: Settings, log: Logger): Site {
  let stopping = false
  const app = createApp(parts, settings, log, () => !stopping)
  const trust = createTrust(settings.trustProxy)

  const answer = (req: IncomingMessage, res: ServerResponse) => {
    const record = { id: requestId(req), started: performance.now() }
    const secure = isSecure(req, trust)
    if (parts.onAnswer) watch(req, res, record.started, parts.onAnswer)
    if (stopping) res.setHeader('Connection', 'close')
    if (parts.pages.hit(req, res, record.id, secure)) return logAnswer(req, res, log, record)
    logWhenDone(req, res, log, record)
    res.setHeader('X-Request-Id', record.id)
    setHeaders(res, parts.headers(secure))
    app(req, res)
  }
  const listener = inTurn(answer)
  server.on('request', listener)
  server.on('clientError', (error, socket) => rejectMalformed(error, socket as Socket, parts.headers(false)))
  server.on('checkExpectation', listener)
  server.headersTimeout = HEADERS_MS
  server.requestTimeout = REQUEST_MS
  server.keepAliveTimeout = 65_000
  server.timeout = SILENT_MS
  server.maxConnections = MAX_CONNECTIONS

  return {
    server,
    stop: async (drainMs) => {
      stopping = true
      await wait(drainMs)
      await closeGently(server)
    },
  }
}

type Listener = (req: IncomingMessage, res: ServerResponse) => void

/**
 * Begins with a request that was sent ahead only when the answers before it have left: whoever asks much and reads nothing
 * has one answer of ours in memory, not all of them.
 */
function inTurn(answer: Listener): Listener {
  const ahead = new WeakMap<Socket, number>()
  return (req, res) => {
    // Node gives an answer its socket when it is its turn.
    if (res.socket) return answer(req, res)
    const { socket } = req
    const waiting = (ahead.get(socket) ?? 0) + 1
    ahead.set(socket, waiting)
    if (waiting > MAX_AHEAD) return void socket.destroy()
    res.once('socket', () => {
      ahead.set(socket, (ahead.get(socket) ?? 1) - 1)
      answer(req, res)
    })
  }
}

function watch(
  { url = '' }: IncomingMessage,
  res: ServerResponse,
  started: number,
  onAnswer: NonNullable<SiteParts['onAnswer']>,
): void {
  // Express rewrites `url` on its way, so it is taken now.
  res.once('close', () => onAnswer(url, res, performance.now() - started))
}

/** A request without Host is answered like any other: the parser's own rejection would lack our headers. */
export const createHttpServer = (): Server =>
  createServer({ requireHostHeader: false, connectionsCheckingInterval: CHECK_MS })

function createApp(parts: SiteParts, settings: Settings, log: Logger, isReady: () => boolean) {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', settings.trustProxy)
  app.get('/healthz', (_req, res) => void res.set('Cache-Control', 'no-store').json({ status: 'ok' }))
  app.get('/readyz', async (_req, res) => {
    // Why is for the log: who asks may be anybody.
    const status = !isReady() ? 'stopping' : (await parts.readiness.check()) === null ? 'ready' : 'cannot store'
    res
      .status(status === 'ready' ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status })
  })
  app.use(parts.forms)
  if (parts.vitals) app.use(parts.vitals)
  if (parts.reads) app.use(parts.reads.known)
  app.use(parts.api)
  app.use(parts.crm)
  app.use(parts.configurations)
  app.use(onlyRead)
  app.use(parts.requestPages)
  app.use(parts.siteFiles)
  app.use(parts.files)
  if (parts.reads) app.use(parts.reads.unknown)
  app.use((req, res) => parts.pages.handle(withFullUrl(req), res))
  app.use(createFailureHandler(log))
  return app
}

/** Files and pages are only read. */
const onlyRead: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next()
  res.status(405).set('Allow', 'GET, HEAD').type('text').send('Этот адрес только читают: GET или HEAD.')
}

/** Express cuts the mount path off `url`; pages want it whole. */
function withFullUrl<T extends IncomingMessage & { originalUrl: string }>(req: T): T {
  req.url = req.originalUrl
  return req
}

const PARSER_REJECTIONS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** What is not HTTP gets one short answer, with the headers of every other, and the door. */
function rejectMalformed(error: NodeJS.ErrnoException, socket: Socket, headers: Readonly<Record<string, string>>) {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const status = ownOf(PARSER_REJECTIONS, error.code ?? '') ?? '400 Bad Request'
  socket.end([`HTTP/1.1 ${status}`, 'Connection: close', 'Content-Length: 0', ...lines, '', ''].join('\r\n'))
}

/** Takes no new connection; those at rest are closed a little later, those in use when their answer has left. */
function closeGently(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setTimeout(() => server.closeIdleConnections(), IDLE_CLOSE_DELAY_MS)
    const force = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS)
    // Not the HTTP server's own: that one closes the idle ones at once.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(idle)
      clearTimeout(force)
      resolve()
    })
  })
}
