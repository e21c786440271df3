import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { BreakerState } from '#src/backend/upstreams/breaker.ts'

/** Names of the outside services in metrics, log and settings. */
const UPSTREAMS = ['api', 'dealer', 'schedule', 'crm'] as const
export type UpstreamName = (typeof UPSTREAMS)[number]

export type UpstreamMetrics = ReturnType<typeof createUpstreamMetrics>

const SECONDS = [0.025, 0.1, 0.25, 0.5, 1, 1.5, 2.5, 5, 10]
const OPENNESS: Record<BreakerState, number> = { closed: 0, 'half-open': 1, open: 1 }

/** Metrics of calls to outside services. The only label is the service's name. */
export function createUpstreamMetrics(registry: Registry) {
  const shared = { labelNames: ['upstream'] as const, registers: [registry] }
  const counter = (name: string, help: string) => new Counter({ name, help, ...shared })
  const calls = counter('upstream_calls_total', 'Calls to outside services')
  const failures = counter('upstream_failures_total', 'Calls that got no usable answer, or were not made for that')
  const stale = counter('upstream_stale_total', 'Calls answered with the last good answer')
  const seconds = new Histogram({
    name: 'upstream_seconds',
    help: 'From a call to the end of its answer or failure',
    buckets: SECONDS,
    ...shared,
  })
  const open = new Gauge({
    name: 'upstream_open',
    help: '1 while calls are held back because the service fails (circuit breaker), else 0',
    // A service that is down for one worker deserves an alert.
    aggregator: 'max',
    ...shared,
  })
  return {
    called: (upstream: UpstreamName, ms: number) => {
      calls.inc({ upstream })
      seconds.observe({ upstream }, ms / 1000)
    },
    failed: (upstream: UpstreamName) => failures.inc({ upstream }),
    servedStale: (upstream: UpstreamName) => stale.inc({ upstream }),
    state: (upstream: UpstreamName, state: BreakerState) => open.set({ upstream }, OPENNESS[state]),
  }
}
