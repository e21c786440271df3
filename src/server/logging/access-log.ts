import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { loggablePath } from '#src/server/logging/loggable-path.ts'
import type { Logger } from '#src/server/logging/logger.ts'
import { requestRoute } from '#src/server/logging/request-route.ts'

/** Ids of this process: unique across restarts by the first part, ordered by the second. */
const run = randomBytes(4).toString('hex')
let count = 0

const FOREIGN_ID = /^[\w-]{8,64}$/

/** The proxy's request id if it is a plain one, else our own. */
export function requestId(req: IncomingMessage): string {
  const given = req.headers['x-request-id']
  return typeof given === 'string' && FOREIGN_ID.test(given) ? given : `${run}-${(++count).toString(36)}`
}

export type RequestRecord = { id: string; started: number }

/** Writes the line of an answer when it has left, or when the visitor has. */
export function logWhenDone(req: IncomingMessage, res: ServerResponse, log: Logger, record: RequestRecord): void {
  res.once('close', () => logAnswer(req, res, log, record))
}

/** Files and probes come by the dozen for every page: told only when somebody looks closely, or when they fail. */
function levelOf(status: number, url: string): 'error' | 'info' | 'debug' {
  if (status >= 500) return 'error'
  return status < 400 && QUIET.has(requestRoute(url)) ? 'debug' : 'info'
}

const QUIET = new Set(['file', 'probe'])

/** One line per answer: no query string, no body, no address of the visitor. */
export function logAnswer(
  req: IncomingMessage & { originalUrl?: string },
  res: ServerResponse,
  log: Logger,
  { id, started }: RequestRecord,
): void {
  const url = req.originalUrl ?? req.url ?? ''
  const level = levelOf(res.statusCode, url)
  if (!log.isLevelEnabled(level)) return
  const line = {
    id,
    method: req.method,
    path: loggablePath(url),
    status: res.statusCode,
    ms: Math.round((performance.now() - started) * 10) / 10,
    ...(res.closed && !res.writableFinished && { aborted: true }),
  }
  log[level](line, 'request')
}
