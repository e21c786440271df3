import { LRUCache } from 'lru-cache'
import type { Dispatcher } from 'undici'
import { createBreaker, type BreakerState } from '#src/backend/upstreams/breaker.ts'
import { ACCEPTED_CODINGS, discard, readAnswer } from '#src/backend/upstreams/read-answer.ts'
import type { UpstreamMetrics, UpstreamName } from '#src/backend/upstreams/upstream-metrics.ts'
import { HTTP_TIMEOUT_MS } from '#src/domain/constants.ts'

/** One reading call. */
export type Ask = {
  /** Path after the base, with its query: `/v1/news?page=1`. */
  path: string
  /** Forwarded cookies of the visitor; with any, the response is not shared. */
  cookie?: string | undefined
  /** Reads the response body; a good one may be reused. Throws when it is not what was expected. */
  read: (body: unknown) => { data: unknown; isGood: boolean }
  /** Whether a response may be shared, and reused when there is no newer one. */
  isKept: boolean
}

/** `data` is the result of `read` for a 200, otherwise the body itself or null. */
export type UpstreamResponse = { status: number; data: unknown; isGood: boolean; isStale: boolean }

export type Upstream = {
  name: UpstreamName
  /** Throws UpstreamError when there is neither a response nor a cached one. */
  ask: (ask: Ask) => Promise<UpstreamResponse>
  /** Sends a form as multipart, once. Throws UpstreamError. */
  post: (
    path: string,
    fields: Readonly<Record<string, string>>,
    headers: Record<string, string>,
  ) => Promise<UpstreamResponse>
  state: () => BreakerState
  stop: () => Promise<void>
}

/** No usable response. The message is for the operator and contains nothing of the visitor. */
export class UpstreamError extends Error {
  override name = 'UpstreamError'
  /** The status the service responded with, if it responded at all. */
  readonly status: number | undefined
  constructor(message: string, options: ErrorOptions & { status?: number | undefined } = {}) {
    super(message, options)
    this.status = options.status
  }
}

export type UpstreamOptions = {
  name: UpstreamName
  /** Scheme, host and path, without a slash at the end. */
  base: string
  metrics: UpstreamMetrics
  log: { warn: (details: object, text: string) => void; info: (details: object, text: string) => void }
  now?: () => number
}

/** Maximum number of connections, one call on each at a time. */
const CONNECTIONS = 16
/** Calls in flight or waiting for a connection; further ones fail at once instead of piling up. */
const MAX_CALLS = 96
const CONNECT_MS = 3_000
/** Timeout of a half-open probe. */
const PROBE_MS = 2_000
/** How long a cached response is served without a new call. */
const FRESH_MS = 5_000
/** Where a cached response exists, a newer one is waited for only this long. */
const STALE_TIMEOUT_MS = 400
/** A day: older data mislead more than they help. */
const STALE_MS = 86_400_000
const CACHED_BYTES = 16 * 1024 * 1024
const CACHED_ANSWERS = 2_000

/** Statuses of a valid response; any other one (redirects included, none is followed) is a failure of the service. */
const ANSWERS = new Set([200, 400, 404, 409, 410, 422])
/** Whether a service that responds with this status is healthy. */
export const isAnswer = (status: number): boolean => ANSWERS.has(status)

type Cached = { data: unknown; bytes: number; at: number }

/** Loaded only with an outside service: most sites have none, and it takes four megabytes. */
async function openPool(origin: string) {
  // The library's own FormData: it rejects any other, even Node's, which comes from another copy of the library.
  const { FormData, Pool } = await import('undici')
  const pool = new Pool(origin, {
    connections: CONNECTIONS,
    connect: { timeout: CONNECT_MS },
    headersTimeout: HTTP_TIMEOUT_MS,
    bodyTimeout: HTTP_TIMEOUT_MS,
    keepAliveTimeout: 30_000,
  })
  return { pool, FormData }
}

type Guard = ReturnType<typeof createGuard>

/** Lets calls pass as the circuit breaker and the limit allow, and reports them to metrics and log. */
function createGuard({ name, metrics, log, now }: Required<Omit<UpstreamOptions, 'base'>>) {
  const breaker = createBreaker({ now })
  let calls = 0
  let isDown = false

  function reportState(reason: string): void {
    const state = breaker.state()
    metrics.state(name, state)
    if (isDown === (state !== 'closed')) return
    isDown = !isDown
    if (isDown) log.warn({ upstream: name, reason }, 'an outside service fails: calls to it are held back')
    else log.info({ upstream: name }, 'an outside service answers again')
  }

  function failure(reason: string, cause?: unknown): UpstreamError {
    metrics.failed(name)
    return new UpstreamError(reason, { cause, status: cause instanceof UpstreamError ? cause.status : undefined })
  }

  /** One call over the network. */
  async function call(request: (signal: AbortSignal) => Promise<UpstreamResponse>): Promise<UpstreamResponse> {
    if (calls >= MAX_CALLS) throw failure('too many calls at once')
    if (!breaker.admit()) throw failure('calls are held back, the service fails')
    const timeoutMs = breaker.state() === 'half-open' ? PROBE_MS : HTTP_TIMEOUT_MS
    const started = performance.now()
    let reason = ''
    calls++
    try {
      const result = await request(AbortSignal.timeout(timeoutMs))
      breaker.succeeded()
      return result
    } catch (error) {
      breaker.failed()
      reason = reasonOf(error, timeoutMs)
      throw failure(reason, error)
    } finally {
      calls--
      metrics.called(name, performance.now() - started)
      reportState(reason)
    }
  }

  return { state: breaker.state, call, failure }
}

type Client = { prefix: string; opened: ReturnType<typeof openPool> }

async function get({ prefix, opened }: Client, { call, failure }: Guard, ask: Ask): Promise<UpstreamResponse> {
  const { path, cookie, read } = ask
  // A valid body of an unexpected shape does not count as a failure of the service as a whole.
  let misread: unknown
  const result = await call(async (signal) => {
    const { pool } = await opened
    const response = await pool.request({
      method: 'GET',
      path: prefix + path,
      headers: { accept: 'application/json', 'accept-encoding': ACCEPTED_CODINGS, ...(cookie && { cookie }) },
      signal,
    })
    const { statusCode: status } = response
    if (!isAnswer(status)) return refuse(response)
    if (status !== 200) {
      const data = await readAnswer(response).catch(() => null)
      return { status, data, isGood: false, isStale: false }
    }
    const body = await readAnswer(response)
    try {
      return { status, ...read(body), isStale: false }
    } catch (error) {
      misread = error
      return { status, data: null, isGood: false, isStale: false }
    }
  })
  if (misread) throw failure(reasonOf(misread, 0), misread)
  return result
}

const post =
  ({ prefix, opened }: Client, { call }: Guard): Upstream['post'] =>
  (path, fields, headers) =>
    call(async (signal) => {
      const { pool, FormData } = await opened
      const body = new FormData()
      for (const [key, value] of Object.entries(fields)) body.append(key, value)
      const response = await pool.request({
        method: 'POST',
        path: prefix + path,
        headers: { accept: 'application/json', 'accept-encoding': ACCEPTED_CODINGS, ...headers },
        body,
        signal,
      })
      if (!isAnswer(response.statusCode)) return refuse(response)
      return { status: response.statusCode, data: await readAnswer(response), isGood: false, isStale: false }
    })

/** An outside API: its connections, its circuit breaker and its last good responses. */
export function createUpstream({ name, base, metrics, log, now = Date.now }: UpstreamOptions): Upstream {
  const { origin, pathname } = new URL(base)
  const client: Client = { prefix: pathname === '/' ? '' : pathname, opened: openPool(origin) }
  const guard = createGuard({ name, metrics, log, now })
  const cache = new LRUCache<string, Cached>({
    max: CACHED_ANSWERS,
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  })
  const pending = new Map<string, Promise<UpstreamResponse>>()

  /** Makes the call, or joins the same one in flight; a good response is cached. */
  function refresh(key: string, ask: Ask): Promise<UpstreamResponse> {
    let job = pending.get(key)
    if (!job) {
      job = get(client, guard, ask)
        .then((result) => {
          if (result.isGood) cache.set(key, { data: result.data, bytes: JSON.stringify(result.data).length, at: now() })
          return result
        })
        .finally(() => pending.delete(key))
      pending.set(key, job)
    }
    return job
  }

  return {
    name,
    state: guard.state,
    async ask(ask) {
      if (ask.cookie || !ask.isKept) return get(client, guard, ask)
      const key = ask.path
      const old = cache.get(key)
      const age = old ? now() - old.at : Infinity
      if (old && age < FRESH_MS) return { status: 200, data: old.data, isGood: true, isStale: false }
      const job = refresh(key, ask)
      if (!old || age > STALE_MS) return job
      const newer = await withStaleTimeout(job)
      if (newer) return newer
      metrics.servedStale(name)
      return { status: 200, data: old.data, isGood: true, isStale: true }
    },
    post: post(client, guard),
    stop: async () => (await client.opened).pool.destroy(),
  }
}

function refuse({ body, statusCode }: Dispatcher.ResponseData): never {
  discard(body)
  throw new UpstreamError(`HTTP ${statusCode}`, { status: statusCode })
}

/** The result of a job within the stale timeout; null when it fails or takes longer. The job itself continues. */
async function withStaleTimeout(job: Promise<UpstreamResponse>): Promise<UpstreamResponse | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, STALE_TIMEOUT_MS, null)
  })
  const result = await Promise.race([job.catch(() => null), late])
  clearTimeout(timer)
  return result
}

/** Transport errors in the words of specification 8; never an error text that may contain an address. */
function reasonOf(error: unknown, timeoutMs: number): string {
  if (error instanceof UpstreamError) return error.message
  const { name, code, message } = error as { name?: string; code?: string; message?: string }
  if (name === 'BadAnswerError' || name === 'WrongShapeError') return message ?? name
  if (name === 'TimeoutError' || code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT')
    return `timeout of ${timeoutMs}ms exceeded`
  return `Network Error${code ? ` (${code})` : ''}`
}
