import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { logAnswer, logWhenDone, requestId } from '#src/server/logging/access-log.ts'
import { setHeaders } from '#src/server/http/headers.ts'
import type { Logger } from '#src/server/logging/logger.ts'
import { createMalformedLog } from '#src/server/logging/malformed-log.ts'
import { createTrust, isSecure } from '#src/server/http/proxy.ts'
import { mayBePreview } from '#src/server/preview/preview.ts'
import type { Settings } from '#src/server/settings/settings.ts'
import { CHECK_MS, logTurnedAway, possibleConnections, serveWithLimits } from '#src/server/http/connection-limits.ts'
import { rejectMalformed } from '#src/server/http/malformed.ts'
import { closeGracefully } from '#src/server/http/close-gracefully.ts'
import { type SiteParts, createApp } from '#src/server/app.ts'

export type Site = {
  server: Server
  /**
   * Reports "not ready" and closes every connection after its response, but accepts new ones for `drainMs`, so that a
   * proxy notices and stops sending; then accepts none and resolves when the last one is closed.
   */
  stop: (drainMs: number) => Promise<void>
}

/** Per process: far more connections than nginx opens, far less than would exhaust its memory. */
const LIMITS = { connections: 5_000, requestMs: 20_000, silentMs: 60_000 }

/** The HTTP server around all parts. Cached pages are answered before Express. */
export function createSite(server: Server, parts: SiteParts, settings: Settings, log: Logger): Site {
  let stopping = false
  const app = createApp(parts, settings, log, () => !stopping)
  const trust = createTrust(settings.trustProxy)

  const answer = (req: IncomingMessage, res: ServerResponse) => {
    toOriginForm(req)
    const record = { id: requestId(req, trust), started: performance.now() }
    const secure = isSecure(req, trust)
    if (parts.onAnswer) watch(req, res, record.started, parts.onAnswer)
    if (stopping) res.setHeader('Connection', 'close')
    if (!mayBePreview(req.headers.cookie) && parts.pages.hit(req, res, record.id, secure))
      return logAnswer(req, res, log, record)
    logWhenDone(req, res, log, record)
    res.setHeader('X-Request-Id', record.id)
    setHeaders(res, parts.headers(secure))
    app(req, res)
  }
  serveWithLimits(server, answer, { ...LIMITS, connections: possibleConnections(LIMITS.connections, log) })
  logTurnedAway(server, log)
  const logMalformed = createMalformedLog(log)
  server.on('clientError', (error, socket) =>
    rejectMalformed(error, socket as Socket, {
      headers: parts.headers(false),
      onRejected(code) {
        logMalformed(code)
        parts.onMalformed?.(code)
      },
    }),
  )

  return {
    server,
    stop: async (drainMs) => {
      stopping = true
      await wait(drainMs)
      await closeGracefully(server)
    },
  }
}

const ABSOLUTE = /^https?:\/\/([^/?#]*)/i

/** An absolute URL as request target, which servers must accept (RFC 9112, 3.2.2): its host counts, not `Host`. */
function toOriginForm(req: IncomingMessage): void {
  const [start, host] = ABSOLUTE.exec(req.url ?? '') ?? []
  if (start === undefined || host === undefined) return
  const rest = (req.url ?? '').slice(start.length)
  req.headers.host = host
  req.url = rest.startsWith('/') ? rest : `/${rest}`
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
