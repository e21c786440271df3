import type { Request, RequestHandler, Response } from 'express'
import { isNeverCached, type Answer } from '#src/backend/answer.ts'
import type { Envelope } from '#src/domain/api.ts'
import { leadMessages } from '#src/domain/lead.ts'
import { readFields, type Fields } from '#src/server/forms/body.ts'
import { originOf } from '#src/server/http/origin.ts'
import { PostRejection } from '#src/server/http/rejection.ts'
import { hasPair, issueToken } from '#src/server/forms/xsrf.ts'
import { setHeaders } from '#src/server/http/headers.ts'
import { privateHeaders } from '#src/server/forms/request-page.ts'
import { countPost, type PostLimits } from '#src/server/forms/count-post.ts'
import {
  type Target,
  REQUEST,
  SECRET_CALL,
  WRITES,
  targetOf,
  wantsPage,
  type Outcome,
} from '#src/server/forms/form-call.ts'
import { isVouchedFor, withoutPair } from '#src/server/forms/token-check.ts'
import { respond, type RespondParts } from '#src/server/forms/respond.ts'
import type { Metrics } from '#src/backend/metrics.ts'
import { loggablePath } from '#src/server/logging/loggable-path.ts'
import type { Logger } from '#src/server/logging/logger.ts'

/**
 * Every write passes here: origin, body size, XSRF pair, rate limit. Only what passes reaches the backend. Scripts get
 * JSON; a form sent without scripts gets a page (docs/decisions/0006).
 */

type GateParts = PostLimits &
  RespondParts & {
    answer: Answer
    /** Whether the backend would refuse a new request for its fields alone (backend/leads/read.ts). */
    hasWrongFields: (fields: Fields) => Promise<boolean>
    publicOrigin: string
    metrics: Metrics
    log: Logger
    /** Time allowed for receiving a body, ms. */
    timeoutMs?: number
  }

const UNAVAILABLE = 'Сервис временно недоступен'

/** Calls next() for reads and for addresses that no form is sent to. */
export function createFormGate(parts: GateParts): RequestHandler {
  return async (req, res, next) => {
    const target = targetOf(req)
    if (!target) return next()
    if (req.method === 'POST' && WRITES.test(target.path)) return post(parts, req, res, target)
    // The pair is issued only with uncacheable responses, so that a cached one never carries somebody's token.
    if ((req.method === 'GET' || req.method === 'HEAD') && isNeverCached(target.path)) issueToken(req, res)
    if (SECRET_CALL.test(target.path)) setHeaders(res, privateHeaders)
    next()
  }
}

async function post(parts: GateParts, req: Request, res: Response, target: Target): Promise<void> {
  const sent: { fields: Fields } = { fields: {} }
  res.set('Cache-Control', 'no-store')
  try {
    const outcome = await pass(parts, req, target, { id: res.get('X-Request-Id'), sent })
    if (outcome.status !== 200) note(parts, req, res, outcome)
    await respond(parts, req, res, target, sent.fields, outcome)
  } catch (error) {
    const rejection = error instanceof PostRejection ? error : new PostRejection(500, UNAVAILABLE)
    note(parts, req, res, { status: rejection.status, data: null, ...(rejection !== error && { err: error }) })
    if (rejection.retryAfter !== undefined) res.set('Retry-After', String(rejection.retryAfter))
    // The unread rest of a body must not be parsed as the next request.
    if (!req.complete) res.set('Connection', 'close')
    if (res.headersSent) return void res.destroy()
    const data: Envelope = { success: false, data: null, message: rejection.message }
    await respond(parts, req, res, target, sent.fields, { status: rejection.status, data })
  }
}

/**
 * For an operator whom a visitor has called: names of fields, never what is in them, beside the id and the path of the
 * response's own line. Without `err` the backend has logged the error under the same id.
 */
function note({ metrics, log }: GateParts, req: Request, res: Response, outcome: Outcome & { err?: unknown }): void {
  const { status, data, err } = outcome
  metrics.leadsRefused.inc({ status: String(status) })
  const line = { id: res.get('X-Request-Id'), path: loggablePath(req.originalUrl), status }
  if (status >= 500) return log.error({ ...line, err }, 'a form was not answered')
  const { errors = {} } = (data as Envelope<{ errors?: Fields }> | null)?.data ?? {}
  const wrong = Object.keys(errors)
  log.info({ ...line, ...(wrong.length > 0 && { wrong }) }, 'a form was refused')
}

async function pass(
  parts: GateParts,
  req: Request,
  { base, path, query }: Target,
  { id, sent }: { id: string | undefined; sent: { fields: Fields } },
): Promise<Outcome> {
  const { answer, publicOrigin, timeoutMs } = parts
  const origin = originOf(req, publicOrigin)
  if (origin === 'foreign') throw new PostRejection(403, leadMessages.sessionExpired)
  const fields = await readFields(req, timeoutMs)
  if (!hasPair(req, fields) && !isVouchedFor(req, path, fields)) {
    // Values that another site may have filled in are not shown as the visitor's own.
    if (origin === 'own') sent.fields = fields
    throw new PostRejection(403, withoutPair(req, fields, origin === 'own'))
  }
  sent.fields = fields
  const address = req.ip ?? ''
  const needsTicket = wantsPage(req)
  // Visitors without scripts see their mistakes at once, not after the minute they have to wait.
  const isRefused = needsTicket && path === REQUEST && (await parts.hasWrongFields(fields))
  const counted = isRefused ? null : await countPost(parts, path, { address, fields, needsTicket })
  if (counted && 'demand' in counted) return counted.demand
  const agent = req.get('user-agent') ?? ''
  const { status, data } = await answer({ base, method: 'POST', path, query, id, input: { fields, address, agent } })
  if (status !== 200) await counted?.giveBack()
  return { status, data }
}
