import { CallError } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import { keyedHash } from '#src/backend/leads/secrets.ts'
import { subscriberOf } from '#src/backend/network.ts'
import { inWrite, lockName } from '#src/backend/write.ts'
import { plural } from '#src/domain/format.ts'

/**
 * Failed sign-ins, counted in the database for all processes: by account, whether it exists or not, so that nothing
 * is revealed about it, and by network address. Keys are hashes. An account is locked for the address that guesses; for
 * all of them only by more guesses than one address may make, so that a stranger keeps nobody out of the office.
 */

const WINDOW_MS = 15 * 60_000
const LOCK_MS = 15 * 60_000
const OF_ACCOUNT = 5
const OF_ADDRESS = 30
const OF_ACCOUNT_ANYWHERE = 50

type Attempt = { email?: string; address: string; now: Date }
type Key = { key: string; limit: number }

async function keysOf(db: Database, { email, address }: Attempt): Promise<Key[]> {
  const ofAddress = { key: await keyedHash(db, `office address ${subscriberOf(address)}`), limit: OF_ADDRESS }
  if (email === undefined) return [ofAddress]
  const account = await accountKey(db, email)
  return [
    ofAddress,
    { key: `${account} ${ofAddress.key}`, limit: OF_ACCOUNT },
    { key: account, limit: OF_ACCOUNT_ANYWHERE },
  ]
}

const accountKey = (db: Database, email: string): Promise<string> => keyedHash(db, `office account ${email}`)

export type Counted = {
  /** Locks what has now failed as often as it may; answers whether something is. */
  failed: () => Promise<boolean>
  /** It was right: the address keeps what it had before. */
  succeeded: () => Promise<void>
}

/**
 * Counts an attempt before it is looked at, so that many at the same moment are no more than one after another. Throws
 * CallError 429 while the account or the address is locked, or as many are being looked at as may fail.
 */
export async function beginAttempt(db: Database, attempt: Attempt): Promise<Counted> {
  const { now } = attempt
  const keys = await keysOf(db, attempt)
  await inWrite(db, async (write) => {
    for (const key of keys) await take(write, key, now)
  })
  return {
    async failed() {
      const results = []
      for (const key of keys) results.push(await inWrite(db, (write) => lockFull(write, key, now)))
      return results.includes(true)
    },
    succeeded: () => giveBack(db, keys),
  }
}

async function take(db: Database, { key, limit }: Key, now: Date): Promise<void> {
  await lockName(db, key)
  const known = await db.selectFrom('office_failure').selectAll().where('key', '=', key).executeTakeFirst()
  const msLocked = known?.locked_until ? Date.parse(known.locked_until) - now.getTime() : 0
  if (msLocked > 0) throw tooMany(msLocked)
  const msLeft = known ? Date.parse(known.since) + WINDOW_MS - now.getTime() : 0
  const counted = known && msLeft > 0 ? known.count : 0
  if (counted >= limit) throw tooMany(msLeft)
  const values = {
    count: counted + 1,
    since: known && msLeft > 0 ? known.since : now.toISOString(),
    locked_until: known?.locked_until ?? null,
  }
  await db
    .insertInto('office_failure')
    .values({ key, ...values })
    .onConflict((clash) => clash.column('key').doUpdateSet(values))
    .execute()
}

async function lockFull(db: Database, { key, limit }: Key, now: Date): Promise<boolean> {
  const locked_until = new Date(now.getTime() + LOCK_MS).toISOString()
  const locked = await db
    .updateTable('office_failure')
    .set({ count: 0, since: now.toISOString(), locked_until })
    .where('key', '=', key)
    .where('count', '>=', limit)
    .returning('key')
    .executeTakeFirst()
  return locked !== undefined
}

const giveBack = async (db: Database, keys: readonly Key[]): Promise<void> =>
  void (await db
    .updateTable('office_failure')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where(
      'key',
      'in',
      keys.map(({ key }) => key),
    )
    .where('count', '>', 0)
    .execute())

/** After a sign-in, or by the operator: the account begins anew. */
export async function forgetFailures(db: Database, email: string): Promise<void> {
  await db
    .deleteFrom('office_failure')
    .where('key', 'like', `${await accountKey(db, email)}%`)
    .execute()
}

/** Expired ones. */
export const sweepFailures = (db: Database, now: Date): Promise<unknown> =>
  db
    .deleteFrom('office_failure')
    .where('since', '<', new Date(now.getTime() - WINDOW_MS - LOCK_MS).toISOString())
    .execute()

export function tooMany(ms: number): CallError {
  const minutes = Math.max(1, Math.ceil(ms / 60_000))
  const text = plural(minutes, ['минуту', 'минуты', 'минут'])
  return new CallError(429, `Слишком много неудачных попыток. Попробуйте через ${minutes} ${text}`)
}
