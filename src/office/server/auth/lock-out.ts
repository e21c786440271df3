import { CallError } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import { keyedHash } from '#src/backend/leads/secrets.ts'
import { subscriberOf } from '#src/backend/network.ts'
import { inWrite, lockName } from '#src/backend/write.ts'
import { plural } from '#src/domain/format.ts'

/**
 * Failed sign-ins, counted in the database for all processes: by account, whether it exists or not, so that nothing
 * is revealed about it, and by network address. Keys are hashes.
 */

const WINDOW_MS = 15 * 60_000
const LOCK_MS = 15 * 60_000
const OF_ACCOUNT = 5
const OF_ADDRESS = 30

type Attempt = { email?: string; address: string; now: Date }
type Key = { key: string; limit: number }

async function keysOf(db: Database, { email, address }: Attempt): Promise<Key[]> {
  const ofAddress = { key: await keyedHash(db, `office address ${subscriberOf(address)}`), limit: OF_ADDRESS }
  return email === undefined ? [ofAddress] : [ofAddress, { key: await accountKey(db, email), limit: OF_ACCOUNT }]
}

const accountKey = (db: Database, email: string): Promise<string> => keyedHash(db, `office account ${email}`)

/** Throws CallError 429 while the account or the address is locked. */
export async function refuseLocked(db: Database, attempt: Attempt): Promise<void> {
  const keys = await keysOf(db, attempt)
  const locked = await db
    .selectFrom('office_failure')
    .select('locked_until')
    .where(
      'key',
      'in',
      keys.map(({ key }) => key),
    )
    .where('locked_until', '>', attempt.now.toISOString())
    .orderBy('locked_until', 'desc')
    .executeTakeFirst()
  if (locked?.locked_until) throw tooMany(Date.parse(locked.locked_until) - attempt.now.getTime())
}

/** Records a failure; returns whether it has locked something. */
export async function noteFailure(db: Database, attempt: Attempt): Promise<boolean> {
  const results = []
  for (const key of await keysOf(db, attempt))
    results.push(await inWrite(db, (write) => count(write, key, attempt.now)))
  return results.includes(true)
}

async function count(db: Database, { key, limit }: Key, now: Date): Promise<boolean> {
  await lockName(db, key)
  const at = now.toISOString()
  const known = await db.selectFrom('office_failure').selectAll().where('key', '=', key).executeTakeFirst()
  const isFresh = known !== undefined && Date.parse(known.since) > now.getTime() - WINDOW_MS
  const counted = isFresh ? known.count + 1 : 1
  const isLocked = counted >= limit
  const values = {
    count: isLocked ? 0 : counted,
    since: isFresh && !isLocked ? known.since : at,
    locked_until: isLocked ? new Date(now.getTime() + LOCK_MS).toISOString() : (known?.locked_until ?? null),
  }
  await db
    .insertInto('office_failure')
    .values({ key, ...values })
    .onConflict((clash) => clash.column('key').doUpdateSet(values))
    .execute()
  return isLocked
}

/** After a sign-in, or by the operator: resets the account. */
export async function forgetFailures(db: Database, email: string): Promise<void> {
  await db
    .deleteFrom('office_failure')
    .where('key', '=', await accountKey(db, email))
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
