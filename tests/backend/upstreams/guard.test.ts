import { Registry } from 'prom-client'
import { expect, test, vi } from 'vitest'
import { createGuard } from '#src/backend/upstreams/guard.ts'
import { createUpstreamMetrics } from '#src/backend/upstreams/upstream-metrics.ts'
import { HTTP_TIMEOUT_MS } from '#src/domain/constants.ts'

/** A service that takes the call and never answers: only the time limit ends it. */
const neverAnswers = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

test('a service that never answers is given up after the time of a call, and looked at for two seconds after that', async () => {
  let time = 0
  const limits: number[] = []
  // Node's own timeout cannot be driven by a fake clock: what it is asked for is noted, and it is over at once.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms)
    const limit = new AbortController()
    setTimeout(() => limit.abort(new DOMException('over', 'TimeoutError')))
    return limit.signal
  })
  const guard = createGuard({
    name: 'schedule',
    metrics: createUpstreamMetrics(new Registry()),
    log: { warn: () => {}, info: () => {} },
    now: () => time,
  })

  while (guard.state() === 'closed')
    await expect(guard.call(neverAnswers)).rejects.toThrow(`timeout of ${HTTP_TIMEOUT_MS}ms exceeded`)
  expect(new Set(limits)).toEqual(new Set([HTTP_TIMEOUT_MS]))
  await expect(guard.call(neverAnswers)).rejects.toThrow('held back')

  time += 60_000
  await expect(guard.call(neverAnswers)).rejects.toThrow('timeout of 2000ms exceeded')
  expect(limits.at(-1)).toBe(2_000)
})
