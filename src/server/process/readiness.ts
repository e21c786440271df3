import { setTimeout as wait } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import type { Logger } from '#src/server/logging/logger.ts'

/** Whether visitors' requests can be stored. */
export type Readiness = {
  /** Null when writes succeed, otherwise the reason; cached for a second, so that frequent checks cost nothing. */
  check: () => Promise<string | null>
}

const FRESH_MS = 1_000
/** A slower write counts as failed: the visitor has left by then. */
const TIMEOUT_MS = 2_000

type ReadinessOptions = { write: () => Promise<void>; log: Pick<Logger, 'error' | 'info'>; now?: () => number }

/** `write` is tried on demand, one at a time; it may continue after its timeout. */
export function createReadiness({ write, log, now = () => performance.now() }: ReadinessOptions): Readiness {
  let last: { reason: string | null; at: number } | null = null
  let running: Promise<string | null> | null = null
  let hanging: Promise<unknown> | null = null

  async function ask(): Promise<string | null> {
    // A hanging write is not joined by others, which the database would all have to serve later.
    hanging ??= write().finally(() => (hanging = null))
    const late = new AbortController()
    try {
      await Promise.race([
        hanging,
        wait(TIMEOUT_MS, undefined, { signal: late.signal, ref: false }).then(() => {
          throw new Error(`no answer within ${TIMEOUT_MS / 1000} s`)
        }),
      ])
      return record(null)
    } catch (error) {
      return record(error)
    } finally {
      late.abort()
    }
  }

  function record(error: unknown): string | null {
    const reason = error === null ? null : error instanceof Error ? error.message : String(error)
    if (reason !== null && !last?.reason) log.error({ err: error }, 'not ready: what visitors send cannot be stored')
    if (reason === null && last?.reason) log.info('ready again: writes succeed')
    last = { reason, at: now() }
    return reason
  }

  return {
    async check() {
      if (last && now() - last.at < FRESH_MS) return last.reason
      running ??= ask().finally(() => (running = null))
      return running
    },
  }
}

/** A Prometheus gauge, evaluated on every scrape. */
export function measureReadiness(registry: Registry, { check }: Readiness): void {
  registry.registerMetric(
    new Gauge({
      name: 'site_ready',
      help: '1 while what visitors send can be stored, else 0',
      registers: [],
      // One worker that cannot write deserves an alert.
      aggregator: 'min',
      async collect() {
        this.set((await check()) === null ? 1 : 0)
      },
    }),
  )
}
