import cluster from 'node:cluster'
import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterCluster, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { plural } from '#src/domain/format.ts'
import { PostRefusal } from '#src/server/forms/refusal.ts'

/**
 * How much one address may send. Many people stand behind one address of a mobile network, so the limit is for
 * requests that were stored; a form sent back for its mistakes costs a fifth of one.
 */
export type Limits = {
  /** Counts a post. Throws PostRefusal 429 when it is one too many. */
  count: (address: string) => Promise<void>
  /** Gives back most of it when nothing was stored. */
  giveBack: (address: string) => Promise<void>
}

const WINDOW_S = 600
const PRICE = 5
const PRICE_OF_REFUSED = 1
const PRIMARY_PATIENCE_MS = 2_000

export const noLimits: Limits = { count: () => Promise.resolve(), giveBack: () => Promise.resolve() }

/**
 * `perWindow`: stored requests in ten minutes; 0 lifts the limit. With a pool, or as
 * workers of one primary, processes count together, by `what`.
 */
export function createLimits(perWindow: number, pool: Pool | null = null, what = 'lead'): Limits {
  if (perWindow === 0) return noLimits
  const budget = { points: perWindow * PRICE, duration: WINDOW_S, keyPrefix: what }
  const own = new RateLimiterMemory(budget)
  const local = cluster.isWorker ? new RateLimiterCluster({ ...budget, timeoutMs: PRIMARY_PATIENCE_MS }) : own
  const limiter = pool
    ? new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limit',
        tableCreated: true,
        ...budget,
        // A counter that fails must not cost a lead.
        insuranceLimiter: own,
      })
    : local
  return {
    async count(address) {
      try {
        await limiter.consume(keyOf(address), PRICE)
      } catch (reason) {
        if (reason instanceof RateLimiterRes) throw tooMany(reason.msBeforeNext)
        // A primary process that does not answer must not cost a lead either.
        if (local === own) throw reason
      }
    },
    async giveBack(address) {
      try {
        await limiter.reward(keyOf(address), PRICE - PRICE_OF_REFUSED)
      } catch (reason) {
        if (local === own) throw reason
      }
    },
  }
}

function tooMany(ms: number): PostRefusal {
  const minutes = Math.max(1, Math.ceil(ms / 60_000))
  const text = `Слишком много заявок. Попробуйте через ${minutes} ${plural(minutes, ['минуту', 'минуты', 'минут'])}`
  return new PostRefusal(429, text, Math.max(1, Math.ceil(ms / 1000)))
}

/** The counters are kept in a table: no address stands there as it is. */
const keyOf = (address: string): string => createHash('sha256').update(networkOf(address)).digest('base64url')

/** A subscriber has a whole /64 of IPv6: counted as one. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const whole = [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest]
  return whole
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}
