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
  /** Posts of forms, before `api`; calls next() for everything else. */
  forms: RequestHandler
  /** The embedded CRM; calls next() for everything else. */
  crm: RequestHandler
  /** Visitors' request pages, before `files`; calls next() for other paths. */
  requestPages: RequestHandler
  /** Sitemap, robots, feed and the like, before `files`; calls next() for other paths. */
  siteFiles: RequestHandler
  /** Documents and share cards of configurations; calls next() for other paths. */
  configurations: RequestHandler
  /** Where metrics are enabled: measurements from browsers. Before `api`; calls next() for other addresses. */
  vitals?: RequestHandler | undefined
  /** Limits costly reads; absent where nothing is counted. */
  reads?: CostlyReads | undefined
  /** Built files and pictures; calls next() for what it does not have. */
  files: RequestHandler
  headers: CommonHeaders
  /** Whether visitors' requests can be stored. */
  readiness: Readiness
  /** Called after every response has been sent, with its duration, ms. */
  onAnswer?: ((url: string, res: ServerResponse, ms: number) => void) | undefined
}
export type Site = {
  server: Server
  /**
   * Reports "not ready" and closes every connection after its response, but accepts new ones for `drainMs`, so that a
   * proxy notices and stops sending; then accepts none and resolves when the last one is closed.
   */
  stop: (drainMs: number) => Promise<void>
}

/** Requests in flight get this long to finish before their sockets are closed. */
const STOP_TIMEOUT_MS = 10_000
/**
 * Limits slow senders to half a minute: the head and the whole request have a timeout each, and Node checks them this
 * often (by default only every 30 s).
 */
const HEADERS_MS = 15_000
const REQUEST_MS = 20_000
const CHECK_MS = 5_000
/** How long a connection is kept while a response is in progress but nothing is read or sent. */
const SILENT_MS = 60_000
/** Limit on pipelined requests waiting for earlier responses; no browser or proxy sends more. */
const MAX_AHEAD = 32
/** Per process: far more than nginx opens, far less than would exhaust its memory. */
const MAX_CONNECTIONS = 5_000
/** An idle connection may have its next request on the way, so it is closed only after this delay. */
const IDLE_CLOSE_DELAY_MS = 500

/** The HTTP server around all parts. Cached pages are answered before Express. */
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
 * Starts a pipelined request only when the earlier responses have been sent: a client that sends much and reads nothing
 * keeps one response in memory, not all of them.
 */
function inTurn(answer: Listener): Listener {
  const ahead = new WeakMap<Socket, number>()
  return (req, res) => {
    // Node assigns the socket to a response when its turn comes.
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
  // Express rewrites `url` later, so it is captured now.
  res.once('close', () => onAnswer(url, res, performance.now() - started))
}

/** A request without Host is handled like any other: the parser's own rejection would lack our headers. */
export const createHttpServer = (): Server =>
  createServer({ requireHostHeader: false, connectionsCheckingInterval: CHECK_MS })

function createApp(parts: SiteParts, settings: Settings, log: Logger, isReady: () => boolean) {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', settings.trustProxy)
  app.get('/healthz', (_req, res) => void res.set('Cache-Control', 'no-store').json({ status: 'ok' }))
  app.get('/readyz', async (_req, res) => {
    // The reason goes to the log only: anybody may call this.
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

/** Files and pages accept only GET and HEAD. */
const onlyRead: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next()
  res.status(405).set('Allow', 'GET, HEAD').type('text').send('Этот адрес только читают: GET или HEAD.')
}

/** Express cuts the mount path off `url`; pages need all of it. */
function withFullUrl<T extends IncomingMessage & { originalUrl: string }>(req: T): T {
  req.url = req.originalUrl
  return req
}

const PARSER_REJECTIONS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Malformed HTTP gets one short response with the usual headers, then the connection is closed. */
function rejectMalformed(error: NodeJS.ErrnoException, socket: Socket, headers: Readonly<Record<string, string>>) {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const status = ownOf(PARSER_REJECTIONS, error.code ?? '') ?? '400 Bad Request'
  socket.end([`HTTP/1.1 ${status}`, 'Connection: close', 'Content-Length: 0', ...lines, '', ''].join('\r\n'))
}

/** Accepts no new connections; closes idle ones after a short delay and busy ones after their response. */
function closeGently(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setTimeout(() => server.closeIdleConnections(), IDLE_CLOSE_DELAY_MS)
    const force = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS)
    // Not the HTTP server's own close(), which closes idle connections at once.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(idle)
      clearTimeout(force)
      resolve()
    })
  })
}
