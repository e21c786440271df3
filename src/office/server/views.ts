import { randomUUID } from 'node:crypto'
import type { Database } from '#src/backend/database.ts'
import type { OfficeTables } from '#src/backend/office-tables.ts'
import { DAY_MS } from '#src/domain/day.ts'
import type { Actor } from '#src/office/server/context.ts'

/** Retention of the log of disclosures. */
const RETENTION_DAYS = 365
/** Repeated views of a page, by reloads for instance, count as one within this time. */
const SAME_MS = 30 * 60_000

type View = {
  who: Pick<Actor, 'id'>
  what: OfficeTables['office_view']['what']
  numbers: readonly string[]
  at: Date
}

/** Logs in the database, never in the log output, that a user saw personal data of these requests. */
export async function noteView(db: Database, { who, what, numbers, at }: View): Promise<void> {
  if (numbers.length === 0) return
  const text = numbers.join(' ')
  const same = await db
    .selectFrom('office_view')
    .select('id')
    .where('user_id', '=', who.id)
    .where('what', '=', what)
    .where('at', '>', new Date(at.getTime() - SAME_MS).toISOString())
    .where('numbers', '=', text)
    .executeTakeFirst()
  // Each export counts, however soon after the last.
  if (same && what !== 'exported') return
  await db
    .insertInto('office_view')
    .values({ id: randomUUID(), at: at.toISOString(), user_id: who.id, what, numbers: text, count: numbers.length })
    .execute()
}

export const sweepViews = (db: Database, now: Date): Promise<unknown> =>
  db
    .deleteFrom('office_view')
    .where('at', '<', new Date(now.getTime() - RETENTION_DAYS * DAY_MS).toISOString())
    .execute()
