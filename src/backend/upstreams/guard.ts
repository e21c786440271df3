import { createBreaker } from '#src/backend/upstreams/breaker.ts'
import { HTTP_TIMEOUT_MS } from '#src/domain/constants.ts'
import { BadAnswerError } from '#src/backend/upstreams/read-answer.ts'
import { UpstreamError, reasonOf } from '#src/backend/upstreams/upstream-error.ts'
import type { UpstreamMetrics, UpstreamName } from '#src/backend/upstreams/upstream-metrics.ts'

/** Calls in flight or waiting for a connection; further ones fail at once instead of piling up. */
const MAX_CALLS = 96
/** Timeout of a half-open probe. */
const PROBE_MS = 2_000

export type GuardOptions = {
  name: UpstreamName
  metrics: UpstreamMetrics
  log: { warn: (details: object, text: string) => void; info: (details: object, text: string) => void }
  now: () => number
}

export type Guard = ReturnType<typeof createGuard>

/** Lets calls pass as the circuit breaker and the limit allow, and reports them to metrics and log. */
export function createGuard({ name, metrics, log, now }: GuardOptions) {
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
  async function call<T>(request: (signal: AbortSignal) => Promise<T>): Promise<T> {
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
      if (hasAnswered(error)) breaker.succeeded()
      else breaker.failed()
      reason = reasonOf(error, timeoutMs)
      throw failure(reason, error)
    } finally {
      calls--
      metrics.called(name, performance.now() - started)
      reportState(reason)
    }
  }

  /**
   * Says why a reading call failed. Not while calls are held back: the line that says so has the reason, and each
   * visitor's call would repeat it.
   */
  function noteFailure(error: unknown, id: string | undefined): void {
    if (breaker.state() !== 'closed' || !(error instanceof UpstreamError)) return
    log.warn({ id, upstream: name, reason: error.message }, 'a call to an outside service failed')
  }

  return { state: breaker.state, call, failure, noteFailure }
}

/** Of the service, not of this call: it has no time for anybody. */
const BUSY = new Set([408, 429])

/**
 * Whether a call failed by itself and the service lives: it was refused, or its body may not pass. A visitor's words can
 * bring that about (a filter in front of the service that dislikes them, a search that repeats `javascript:`), so calls of
 * others must not be held back for it.
 */
function hasAnswered(error: unknown): boolean {
  if (error instanceof BadAnswerError) return true
  const status = error instanceof UpstreamError ? error.status : undefined
  return status !== undefined && status < 500 && !BUSY.has(status)
}
