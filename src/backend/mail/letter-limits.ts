import type { Database } from '#src/backend/database.ts'
import { keyedHash } from '#src/backend/leads/secrets.ts'
import { DAY_MS } from '#src/domain/day.ts'
import { mailboxHash } from '#src/domain/mail-address.ts'

/**
 * Whoever enters somebody else's address makes us write to it, so a mailbox gets no more than this for all
 * requests, erased ones too. Booking, moving and cancelling twice in a day makes six; a month has room for three such
 * days.
 */
const LIMITS = [
  { days: 1, letters: 10 },
  { days: 30, letters: 20 },
] as const
const RETENTION_DAYS = 30

/** The day of a given time, in UTC, or this many days before it. */
const dayOf = (now: Date, daysBefore = 0): string =>
  new Date(now.getTime() - daysBefore * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** Keyed hash of the mailbox an address leads to. */
export const boxHash = (db: Database, address: string): Promise<string> =>
  keyedHash(db, `email ${mailboxHash(address)}`)

/** Counts a letter to the address, in the transaction that enqueues it. False, and not counted, beyond the limits. */
export async function mayWriteTo(db: Database, address: string, now: Date): Promise<boolean> {
  const box = await boxHash(db, address)
  const rows = await db
    .selectFrom('letter_count')
    .select(['day', 'letters'])
    .where('box', '=', box)
    .where('day', '>', dayOf(now, RETENTION_DAYS))
    .execute()
  const sentSince = (day: string) => rows.reduce((sum, row) => (row.day > day ? sum + row.letters : sum), 0)
  if (LIMITS.some(({ days, letters }) => sentSince(dayOf(now, days)) >= letters)) return false
  await db
    .insertInto('letter_count')
    .values({ box, day: dayOf(now), letters: 1 })
    .onConflict((clash) =>
      clash.columns(['box', 'day']).doUpdateSet((eb) => ({ letters: eb('letter_count.letters', '+', 1) })),
    )
    .execute()
  return true
}

/** A clean-up for retention.ts. */
export const deleteOldLetterCounts = (db: Database, now: Date): Promise<unknown> =>
  db.deleteFrom('letter_count').where('day', '<=', dayOf(now, RETENTION_DAYS)).execute()
