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
  /** The visitor's cookies that mean something there; with any, nothing is shared with others. */
  cookie?: string | undefined
  /** Reads the answer's body; a good one may serve again. Throws when it is not what was asked for. */
  read: (body: unknown) => { data: unknown; isGood: boolean }
  /** Whether an answer may be shared, and serve again when there is no newer one. */
  isKept: boolean
}

/** `data` is what `read` made of the body of a 200, else the body itself or null. */
export type UpstreamResponse = { status: number; data: unknown; isGood: boolean; isStale: boolean }

export type Upstream = {
  name: UpstreamName
  /** Throws UpstreamError when there is neither an answer nor an old one. */
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

/** No usable answer. The message is for the operator and holds nothing of the visitor. */
export class UpstreamError extends Error {
  override name = 'UpstreamError'
  /** What the service answered with, where it answered at all. */
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

/** Connections at most, one call on each at a time. */
const CONNECTIONS = 16
/** Calls under way and waiting for a connection; further ones fail at once instead of piling up. */
const MAX_CALLS = 96
const CONNECT_MS = 3_000
/** A call that only asks whether the service is well again does not wait long. */
const PROBE_MS = 2_000
/** An answer serves everybody for so long without being asked for again. */
const FRESH_MS = 5_000
/** Where an old answer is at hand a newer one is waited for only so long. */
const STALE_TIMEOUT_MS = 400
/** A day: what is older misleads more than it helps. */
const STALE_MS = 86_400_000
const KEPT_BYTES = 16 * 1024 * 1024
const KEPT_ANSWERS = 2_000

/** What an answer may say; any other status (redirects too: nobody is followed) is a failure of the service. */
const ANSWERS = new Set([200, 400, 404, 409, 410, 422])
/** Whether a service that answers with this status is well. */
export const isAnswer = (status: number): boolean => ANSWERS.has(status)

type Kept = { data: unknown; bytes: number; at: number }

/** Loaded when there is an outside service: most sites have none, and it takes four megabytes. */
async function openPool(origin: string) {
  // Its own FormData: the client sends no other, not even that of Node, whose copy of the library is another one.
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

/** An outside API: its connections, its breaker and its last good answers. */
export function createUpstream({ name, base, metrics, log, now = Date.now }: UpstreamOptions): Upstream {
  const { origin, pathname } = new URL(base)
  const prefix = pathname === '/' ? '' : pathname
  const client = openPool(origin)
  const breaker = createBreaker({ now })
  const kept = new LRUCache<string, Kept>({
    max: KEPT_ANSWERS,
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  })
  const pending = new Map<string, Promise<UpstreamResponse>>()
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

  /** One call over the network, reported to breaker and metrics. */
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

  function failure(reason: string, cause?: unknown): UpstreamError {
    metrics.failed(name)
    return new UpstreamError(reason, { cause, status: cause instanceof UpstreamError ? cause.status : undefined })
  }

  async function get({ path, cookie, read }: Ask): Promise<UpstreamResponse> {
    // A body that is well but not what was asked for says nothing against the service as a whole.
    let misread: unknown
    const result = await call(async (signal) => {
      const response = await (
        await client
      ).pool.request({
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

  /** Asks, or joins who asks the same already; a good answer is kept. */
  function refresh(key: string, ask: Ask): Promise<UpstreamResponse> {
    let job = pending.get(key)
    if (!job) {
      job = get(ask)
        .then((result) => {
          if (result.isGood) kept.set(key, { data: result.data, bytes: JSON.stringify(result.data).length, at: now() })
          return result
        })
        .finally(() => pending.delete(key))
      pending.set(key, job)
    }
    return job
  }

  return {
    name,
    state: breaker.state,
    async ask(ask) {
      if (ask.cookie || !ask.isKept) return get(ask)
      const key = ask.path
      const old = kept.get(key)
      const age = old ? now() - old.at : Infinity
      if (old && age < FRESH_MS) return { status: 200, data: old.data, isGood: true, isStale: false }
      const job = refresh(key, ask)
      if (!old || age > STALE_MS) return job
      const newer = await withStaleTimeout(job)
      if (newer) return newer
      metrics.servedStale(name)
      return { status: 200, data: old.data, isGood: true, isStale: true }
    },
    post: (path, fields, headers) =>
      call(async (signal) => {
        const { pool, FormData } = await client
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
      }),
    stop: async () => (await client).pool.destroy(),
  }
}

function refuse({ body, statusCode }: Dispatcher.ResponseData): never {
  discard(body)
  throw new UpstreamError(`HTTP ${statusCode}`, { status: statusCode })
}

/** What a job comes to within the patience with it; null when it fails or takes longer. It goes on by itself. */
async function withStaleTimeout(job: Promise<UpstreamResponse>): Promise<UpstreamResponse | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, STALE_TIMEOUT_MS, null)
  })
  const result = await Promise.race([job.catch(() => null), late])
  clearTimeout(timer)
  return result
}

/** Transport errors by the words of specification 8 where it has some; never an error's text that may hold an address. */
function reasonOf(error: unknown, timeoutMs: number): string {
  if (error instanceof UpstreamError) return error.message
  const { name, code, message } = error as { name?: string; code?: string; message?: string }
  if (name === 'BadAnswerError' || name === 'WrongShapeError') return message ?? name
  if (name === 'TimeoutError' || code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT')
    return `timeout of ${timeoutMs}ms exceeded`
  return `Network Error${code ? ` (${code})` : ''}`
}
