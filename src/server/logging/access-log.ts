import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { loggablePath } from '#src/server/logging/loggable-path.ts'
import type { Logger } from '#src/server/logging/logger.ts'
import { requestRoute } from '#src/server/logging/request-route.ts'

/** Ids of this process: unique across restarts by the first part, ordered by the second. */
const run = randomBytes(4).toString('hex')
let count = 0

const FOREIGN_ID = /^[\w-]{8,64}$/

/**
 * The request id of a trusted proxy if it is well formed, otherwise one of our own. Anybody else's would stand in the log
 * as it is: a phone number, or the id of another request. `trust` as in server/http/proxy.ts.
 */
export function requestId(req: IncomingMessage, trust: (address: string, hop: number) => boolean): string {
  const given = req.headers['x-request-id']
  const isTaken = typeof given === 'string' && FOREIGN_ID.test(given) && trust(req.socket.remoteAddress ?? '', 0)
  return isTaken ? given : `${run}-${(++count).toString(36)}`
}

export type RequestRecord = { id: string; started: number }

/** Writes the log line of a response when it has been sent or the visitor has disconnected. */
export function logWhenDone(req: IncomingMessage, res: ServerResponse, log: Logger, record: RequestRecord): void {
  res.once('close', () => logAnswer(req, res, log, record))
}

/** Every page brings dozens of file requests and probes: they are logged at debug level unless they fail. */
function levelOf(status: number, url: string): 'error' | 'info' | 'debug' {
  if (status >= 500) return 'error'
  return status < 400 && QUIET.has(requestRoute(url)) ? 'debug' : 'info'
}

const QUIET = new Set(['file', 'probe'])

/** One line per response: no query string, no body, no visitor address. */
export function logAnswer(
  req: IncomingMessage & { originalUrl?: string },
  res: ServerResponse,
  log: Logger,
  { id, started }: RequestRecord,
): void {
  const url = req.originalUrl ?? req.url ?? ''
  const level = levelOf(res.statusCode, url)
  if (!log.isLevelEnabled(level)) return
  const isAborted = res.closed && !res.writableFinished
  const line = {
    id,
    method: req.method,
    path: loggablePath(url),
    // Before anything is sent Node's status is 200, which nobody has got.
    ...((!isAborted || res.headersSent) && { status: res.statusCode }),
    ms: Math.round((performance.now() - started) * 10) / 10,
    ...(isAborted && { aborted: true }),
  }
  log[level](line, 'request')
}
