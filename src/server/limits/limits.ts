import type { Pool } from 'pg'
import { subscriberOf } from '#src/backend/network.ts'
import { plural } from '#src/domain/format.ts'
import { createCounter } from '#src/server/limits/counter.ts'
import { PostRejection } from '#src/server/http/rejection.ts'

/**
 * How much one address may send. Many people share one address of a mobile network, so the limit counts stored
 * requests; a form returned for its mistakes costs a fifth of one.
 */
export type Limits = {
  /** Counts a post. Throws PostRejection 429 when it is over the limit. */
  count: (address: string) => Promise<void>
  /** Gives most of the cost back when nothing was stored. */
  giveBack: (address: string) => Promise<void>
}

/** Hashes the key of a counter, so that nobody can read an address out of it without the hash key. */
export type Hash = (text: string) => Promise<string>

export const COST = 5
export const COST_WHEN_REJECTED = 1

export const noLimits: Limits = { count: () => Promise.resolve(), giveBack: () => Promise.resolve() }

type Counted = { pool: Pool | null; what: string; hash: Hash }

/**
 * `perWindow`: stored requests in ten minutes; 0 disables the limit. With a pool, or as workers of one primary,
 * processes share counts under the name `what`.
 */
export function createLimits(perWindow: number, { pool, what, hash }: Counted): Limits {
  if (perWindow === 0) return noLimits
  const counter = createCounter({ what, pool })
  const keyOf = (address: string) => hash(`counter ${subscriberOf(address)}`)
  return {
    async count(address) {
      const { points, msLeft } = await counter.add(await keyOf(address), COST)
      if (points > perWindow * COST) throw tooMany(msLeft)
    },
    giveBack: async (address) => counter.takeBack(await keyOf(address), COST - COST_WHEN_REJECTED),
  }
}

export function tooMany(ms: number, what = 'заявок'): PostRejection {
  const minutes = Math.max(1, Math.ceil(ms / 60_000))
  const text = `Слишком много ${what}. Попробуйте через ${minutes} ${plural(minutes, ['минуту', 'минуты', 'минут'])}`
  return new PostRejection(429, text, Math.max(1, Math.ceil(ms / 1000)))
}
