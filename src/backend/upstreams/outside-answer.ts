import * as z from 'zod/mini'
import { readingCallOf, respond, type Answer, type BackendRequest } from '#src/backend/answer.ts'
import type { RawQuery } from '#src/backend/query.ts'
import { pickCookies, type CookieRule } from '#src/backend/upstreams/cookies.ts'
import { outsideCall, type OutsideCall } from '#src/backend/upstreams/outside-calls.ts'
import type { Upstream } from '#src/backend/upstreams/upstream.ts'
import type { UpstreamResponse } from '#src/backend/upstreams/upstream-call.ts'
import { UpstreamError } from '#src/backend/upstreams/upstream-error.ts'
import type { ApiResponse, Call, Envelope } from '#src/domain/api.ts'

/** The configured outside services; a missing one is embedded. */
export type Upstreams = { api?: Upstream; dealer?: Upstream; schedule?: Upstream }

type OutsideOptions = {
  embedded: Answer
  upstreams: Upstreams
  /** Cookies that are forwarded to the outside services. */
  cookies: CookieRule
}

const SCHEDULE: Call = 'GET /schedule'
const MAX_VALUE = 300
const MAX_MESSAGE = 300
const UNAVAILABLE = 'Сервис временно недоступен'
const ID = /^\d{1,9}$/

/**
 * The same function as the embedded backend's, for pages and for the browser's same-origin calls alike: calls of
 * configured services go there, everything else is answered here.
 */
export function createOutsideAnswer({ embedded, upstreams, cookies }: OutsideOptions): Answer {
  return async (request) => {
    const target = targetOf(upstreams, request)
    if (!target) return embedded(request)
    const { upstream, path, outside } = target
    const cookie = pickCookies(request.cookie, cookies)
    try {
      const read = (body: unknown) => readData(outside, body)
      return toResponse(
        await upstream.ask({ path, cookie, read, isShared: !outside.isNeverCached, id: request.id }),
        cookie !== undefined,
      )
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      // Specification 8: the status text of the service's response, or the synthetic response of a failed call.
      if (error.status !== undefined) return respond(error.status, rejection(UNAVAILABLE))
      return { status: 500, statusText: `API request error: ${error.message}`, data: rejection(UNAVAILABLE) }
    }
  }
}

type Target = { upstream: Upstream; path: string; outside: OutsideCall }

function targetOf({ api, dealer, schedule }: Upstreams, request: BackendRequest): Target | undefined {
  const found = readingCallOf(request)
  if (!found) return undefined
  const isSchedule = found.call === SCHEDULE
  const upstream = isSchedule ? schedule : request.base === 'api' ? api : dealer
  const given = toParameters(request.query)
  const outside = outsideCall(found.call, given)
  if (!upstream || !outside || (found.id && !ID.test(found.id))) return undefined
  const query = new URLSearchParams()
  for (const name of outside.query) {
    const value = given.get(name)
    if (value) query.set(name, value.slice(0, MAX_VALUE))
  }
  // The schedule's base is the whole address (specification 7.2).
  const path = isSchedule ? '' : request.path
  return { upstream, outside, path: query.size > 0 ? `${path}?${query}` : path }
}

function toParameters(query: RawQuery = {}): URLSearchParams {
  if (query instanceof URLSearchParams) return query
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  return new URLSearchParams(entries.map(([name, value]): [string, string] => [name, String(value)]))
}

/** The response has another shape than expected. */
class WrongShapeError extends Error {
  override name = 'WrongShapeError'
}

/** An error in an envelope, or the data by their shape and nothing else. */
type Body = { rejection: string } | { data: unknown; isBare: boolean }

const envelopeShape = z.object({
  success: z.boolean(),
  data: z.optional(z.unknown()),
  message: z.optional(z.nullable(z.string())),
})

export function readData({ shape, isBare }: OutsideCall, body: unknown): { data: Body; isGood: boolean } {
  if (isBare) return { data: { data: parse(shape, body), isBare }, isGood: true }
  const { success, data, message } = parse(envelopeShape, body)
  if (!success) return { data: { rejection: (message ?? '').slice(0, MAX_MESSAGE) }, isGood: false }
  return { data: { data: parse(shape, data), isBare: false }, isGood: true }
}

function parse<T>(shape: z.ZodMiniType<T>, value: unknown): T {
  const parsed = z.safeParse(shape, value)
  if (parsed.success) return parsed.data
  const { path = [], code = '' } = parsed.error.issues[0] ?? {}
  // Paths and kinds only: a value may be anything.
  throw new WrongShapeError(`the answer has another shape: ${path.join('.').slice(0, 100)} ${code}`)
}

function toResponse({ status, data, isStale }: UpstreamResponse, isPersonal: boolean): ApiResponse {
  const marks = { ...(isStale && { isStale: true as const }), ...(isPersonal && { isPersonal: true as const }) }
  if (status !== 200) {
    const message = z.safeParse(envelopeShape, data).data?.message ?? ''
    return { ...respond(status, rejection(message.slice(0, MAX_MESSAGE))), ...marks }
  }
  const body = data as Body
  if ('rejection' in body) return { ...respond(200, rejection(body.rejection)), ...marks }
  return {
    ...respond(200, body.isBare ? body.data : ({ success: true, data: body.data, message: '' } satisfies Envelope)),
    ...marks,
  }
}

const rejection = (message: string): Envelope => ({ success: false, data: null, message })
