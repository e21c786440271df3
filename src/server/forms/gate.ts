import type { Request, RequestHandler, Response } from 'express'
import type { Answer } from '#src/backend/answer.ts'
import { CallError } from '#src/backend/call-error.ts'
import type { Base } from '#src/backend/endpoint.ts'
import { readLead } from '#src/backend/leads/read.ts'
import type { Metrics } from '#src/backend/metrics.ts'
import { isNeverKept } from '#src/backend/answer.ts'
import type { Envelope } from '#src/domain/api.ts'
import { company } from '#src/brand/brand.ts'
import { API_BASE, DEALER_BASE } from '#src/domain/constants.ts'
import { plural } from '#src/domain/format.ts'
import {
  EDITION_FIELD,
  HONEYPOT,
  IDEMPOTENCY_FIELD,
  leadMessages,
  NAMED_FIELD,
  OWN_ACTIONS,
  PROOF_FIELD,
  PROOF_WANTED,
  WAIT_FIELD,
  XSRF_FIELD,
  type FormState,
} from '#src/domain/lead.ts'
import { readFields, type Fields } from '#src/server/forms/body.ts'
import { pageOfForm } from '#src/server/forms/form-page.ts'
import { senderOf, type LeadTraffic } from '#src/server/forms/lead-traffic.ts'
import type { Limits } from '#src/server/limits/limits.ts'
import { isOwnNavigation, originOf } from '#src/server/http/origin.ts'
import type { Demand, ProofOfWork } from '#src/server/forms/proof-of-work.ts'
import { rejectionPage } from '#src/server/forms/rejection-page.ts'
import { PostRejection } from '#src/server/http/rejection.ts'
import { givenToken, hasPair, issueToken, tokenOf } from '#src/server/forms/xsrf.ts'
import { setHeaders } from '#src/server/http/headers.ts'
import type { Logger } from '#src/server/logging/logger.ts'
import { privateHeaders } from '#src/server/forms/request-page.ts'
import type { PageServer } from '#src/server/pages/page-server.ts'

/**
 * Every write passes here: origin, body size, XSRF pair, rate limit. Only what passes reaches the backend. Scripts get
 * JSON; a form sent without scripts gets a page (docs/decisions/0006).
 */

type GateParts = {
  answer: Answer
  pages: Pick<PageServer, 'answerPersonal'>
  limits: Limits
  /** Limits on new requests; a busy sender must bring a proof of work. `limits` covers changes to existing requests. */
  traffic: LeadTraffic
  proofs: ProofOfWork
  /** A stored build holds no personal data and costs little, so its limit is far higher. */
  buildLimits: Limits
  publicOrigin: string
  metrics: Metrics
  log: Logger
  /** Time allowed for receiving a body, ms. */
  timeoutMs?: number
}

const NO_COOKIES = `Браузер не сохраняет cookie, а без них форму не отправить. Позвоните, пожалуйста: ${company.supportPhone}`
const UNAVAILABLE = 'Сервис временно недоступен'

export function createFormGate(parts: GateParts): RequestHandler {
  return async (req, res, next) => {
    const target = targetOf(req)
    if (!target) return next()
    if (req.method === 'POST' && WRITES.test(target.path)) return post(parts, req, res, target)
    // The pair is issued only with uncacheable responses, so that a cached one never carries somebody's token.
    if ((req.method === 'GET' || req.method === 'HEAD') && isNeverKept(target.path)) issueToken(req, res)
    if (SECRET_CALL.test(target.path)) setHeaders(res, privateHeaders)
    next()
  }
}

type Target = { base: Base; path: string; query: URLSearchParams }
const SECRET_CALL = /^\/v1\/request\/./
const BUILD = '/v1/build'
const WRITES = /^\/(?:schedule|v1\/request(?:\/[^/]+)?|v1\/build)$/

function targetOf({ originalUrl }: Request): Target | null {
  const [path = '', search] = originalUrl.split('?', 2)
  for (const [prefix, base] of [
    [DEALER_BASE, 'dealer'],
    [API_BASE, 'api'],
  ] as const)
    if (path.startsWith(`${prefix}/`))
      return { base, path: path.slice(prefix.length), query: new URLSearchParams(search) }
  return null
}

async function post(parts: GateParts, req: Request, res: Response, target: Target): Promise<void> {
  const sent: { fields: Fields } = { fields: {} }
  res.set('Cache-Control', 'no-store')
  try {
    const outcome = await pass(parts, req, target, sent)
    if (outcome.status !== 200) parts.metrics.leadsRefused.inc({ status: String(outcome.status) })
    await respond(parts, req, res, target, sent.fields, outcome)
  } catch (error) {
    if (!(error instanceof PostRejection)) parts.log.error({ err: error }, 'a form was not answered')
    const rejection = error instanceof PostRejection ? error : new PostRejection(500, UNAVAILABLE)
    parts.metrics.leadsRefused.inc({ status: String(rejection.status) })
    if (rejection.retryAfter !== undefined) res.set('Retry-After', String(rejection.retryAfter))
    // The unread rest of a body must not be parsed as the next request.
    if (!req.complete) res.set('Connection', 'close')
    if (res.headersSent) return void res.destroy()
    const data: Envelope = { success: false, data: null, message: rejection.message }
    await respond(parts, req, res, target, sent.fields, { status: rejection.status, data })
  }
}

type Outcome = { status: number; data: unknown }

async function pass(
  parts: GateParts,
  req: Request,
  { base, path, query }: Target,
  sent: { fields: Fields },
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
  const counted = await countPost(parts, path, { address, fields, needsTicket: wantsPage(req) })
  if ('demand' in counted) return counted.demand
  const agent = req.get('user-agent') ?? ''
  const { status, data } = await answer({ base, method: 'POST', path, query, input: { fields, address, agent } })
  if (status !== 200) await counted.giveBack()
  return { status, data }
}

type Counted = { demand: Outcome } | { giveBack: () => Promise<void> }

/**
 * Counts a post against the limit of its purpose. Throws PostRejection 429; returns the proof demanded of a busy
 * sender.
 */
async function countPost(
  { limits, traffic, proofs, buildLimits, metrics }: GateParts,
  path: string,
  { address, fields, needsTicket }: { address: string; fields: Fields; needsTicket: boolean },
): Promise<Counted> {
  if (path === BUILD || SECRET_CALL.test(path)) {
    const own = path === BUILD ? buildLimits : limits
    await own.count(address)
    return { giveBack: () => own.giveBack(address) }
  }
  const sender = senderOf(address, fields)
  const busy = await traffic.count(sender)
  const giveBack = () => traffic.giveBack(sender)
  if (busy === 0 || (await proofs.isMet(fields))) return { giveBack }
  await giveBack()
  metrics.proofsWanted.inc()
  const demand = await proofs.demand({ address, busy, needsTicket }, fields)
  const message = wantsWait(demand)
  return {
    demand: { status: PROOF_WANTED, data: { success: false, data: demand, message } satisfies Envelope<Demand> },
  }
}

/** Shown to visitors without scripts; with scripts the browser meets the demand silently. */
function wantsWait({ wait }: Demand): string {
  if (!wait) return leadMessages.manyNow
  const minutes = Math.ceil(wait.seconds / 60)
  return `${leadMessages.manyNow} Подождите ${minutes} ${plural(minutes, ['минуту', 'минуты', 'минут'])} и нажмите кнопку ещё раз: всё, что вы ввели, сохранено`
}

/**
 * A form on a cached page can hold no token. It is accepted at the first submit when the browser itself says that it
 * comes from our own page. A wrong token is never ignored, and request pages, rendered for one visitor, always have
 * one.
 */
const isVouchedFor = (req: Request, path: string, fields: Fields): boolean =>
  givenToken(req, fields) === undefined && !SECRET_CALL.test(path) && isOwnNavigation(req)

function withoutPair(req: Request, fields: Fields, isOwn: boolean): string {
  if (!wantsPage(req) || !isOwn) return leadMessages.sessionExpired
  // The browser does not vouch for the origin: the form is shown again, with a token.
  if (fields[XSRF_FIELD] === undefined) return leadMessages.confirm
  return tokenOf(req) === undefined ? NO_COOKIES : leadMessages.sessionExpired
}

const wantsPage = (req: Request): boolean => req.accepts(['json', 'html']) === 'html'

async function respond(
  { pages }: GateParts,
  req: Request,
  res: Response,
  { path }: Target,
  fields: Fields,
  { status, data }: Outcome,
): Promise<void> {
  if (SECRET_CALL.test(path)) setHeaders(res, privateHeaders)
  if (!wantsPage(req)) return void res.status(status).json(data)
  const body = data as Envelope<{ url?: string; errors?: Fields } & Partial<Demand>>
  if (status === 200) return void res.redirect(303, `${body.data?.url ?? '/'}${doneOf(path, fields)}`)
  const address = pageOfForm(path, fields)
  if (!address) return void res.status(status).type('html').send(rejectionPage(body.message))
  await pages.answerPersonal(req, res, {
    address,
    status,
    initial: {
      form: formState(path, fields, body.message, { errors: body.data?.errors ?? {}, wait: body.data?.wait?.ticket }),
      xsrfToken: issueToken(req, res),
    },
  })
}

/** Tells the request page what has just been done there, so that it can confirm it in words. */
function doneOf(path: string, fields: Fields): string {
  const action = SECRET_CALL.test(path) && OWN_ACTIONS.find((name) => name === fields['action'])
  return action ? `?done=${action}` : ''
}

type Refused = { errors: Fields; wait: string | undefined }

function formState(path: string, fields: Fields, message: string, { errors, wait }: Refused): FormState {
  const values = visible(fields)
  if (SECRET_CALL.test(path)) return { type: 'own-request', values, errors, message }
  const type = fields['lead_type'] as FormState['type']
  if (message !== leadMessages.confirm) return { type, values, errors, message, ...(wait !== undefined && { wait }) }
  const found = mistakesIn(fields)
  if (Object.keys(found).length > 0) return { type, values, errors: found, message: leadMessages.checkFields }
  return { type, values, errors: {}, message, toConfirm: true }
}

/** Values sent back into the form, consent ticks included: the visitor gave them a moment ago. */
const UNSEEN: readonly string[] = [
  XSRF_FIELD,
  HONEYPOT,
  IDEMPOTENCY_FIELD,
  EDITION_FIELD,
  NAMED_FIELD,
  PROOF_FIELD,
  WAIT_FIELD,
  'lead_type',
]
const visible = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !UNSEEN.includes(name)))

/** Checked along with the token, so that a form from a cached page is not sent back twice. */
function mistakesIn(fields: Fields): Fields {
  try {
    readLead(fields, new Date())
    return {}
  } catch (error) {
    return (error instanceof CallError && error.errors) || {}
  }
}
