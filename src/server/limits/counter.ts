import cluster from 'node:cluster'
import type { Pool } from 'pg'
import { RateLimiterCluster, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'

/** Counts of the last ten minutes, or of `windowMs`, by key, shared by all processes of the site. */
export type Counter = {
  /**
   * Adds points and returns the current sum and how long it holds (ms). Counts nothing when the shared counter is down.
   */
  add: (key: string, points: number) => Promise<{ points: number; msLeft: number }>
  takeBack: (key: string, points: number) => Promise<void>
}

const WINDOW_MS = 600_000
const PRIMARY_TIMEOUT_MS = 2_000
/** The counter itself never rejects: each caller has thresholds of its own. */
const NO_BOUND = Number.MAX_SAFE_INTEGER

type CounterParts = { what: string; pool: Pool | null; windowMs?: number }

/** With a pool, or as workers of one primary, processes share counts under the name `what`. */
export function createCounter({ what, pool, windowMs = WINDOW_MS }: CounterParts): Counter {
  const budget = { points: NO_BOUND, duration: windowMs / 1000, keyPrefix: what }
  const own = new RateLimiterMemory(budget)
  const local = cluster.isWorker ? new RateLimiterCluster({ ...budget, timeoutMs: PRIMARY_TIMEOUT_MS }) : own
  const limiter = pool
    ? new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limit',
        tableCreated: true,
        ...budget,
        // A failing counter must not cost a lead.
        insuranceLimiter: own,
      })
    : local
  return {
    async add(key, points) {
      try {
        const { consumedPoints, msBeforeNext } = await limiter.penalty(key, points)
        return { points: consumedPoints, msLeft: msBeforeNext }
      } catch (reason) {
        // Nor must a primary process that does not respond.
        if (local === own) throw reason
        return { points: 0, msLeft: 0 }
      }
    },
    async takeBack(key, points) {
      try {
        await limiter.reward(key, points)
      } catch (reason) {
        if (local === own) throw reason
      }
    },
  }
}
