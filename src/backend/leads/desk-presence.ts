import type { Database } from '#src/backend/database.ts'
import { DAY_MS } from '#src/domain/day.ts'

/**
 * Whether there is a desk that can keep a promise: the office records in the database that it runs, because a process
 * that serves visitors need not be the one that serves the office.
 */

const KEY = 'office_open_at'
/** An office that has not reported for this long counts as closed. */
const OPEN_MS = 10 * 60_000
export const PRESENCE_EVERY_MS = 2 * 60_000

/** Called by the office at its start and periodically. */
export const notePresence = async (db: Database, now: Date): Promise<void> =>
  void (await db
    .insertInto('site_state')
    .values({ key: KEY, value: now.toISOString() })
    .onConflict((clash) => clash.column('key').doUpdateSet({ value: now.toISOString() }))
    .execute())

async function isOfficeOpen(db: Database, now: Date): Promise<boolean> {
  const row = await db.selectFrom('site_state').select('value').where('key', '=', KEY).executeTakeFirst()
  return row !== undefined && now.getTime() - Date.parse(row.value) <= OPEN_MS
}

/** Users who have not signed in for this long do not count as present. */
const ACTIVE_DAYS = 14

/** Whether the office is open, and somebody who may call for this dealer has signed in lately. */
export async function hasDesk(db: Database, dealerId: number, now: Date): Promise<boolean> {
  if (!(await isOfficeOpen(db, now))) return false
  const row = await db
    .selectFrom('office_history')
    .innerJoin('office_user', 'office_user.id', 'office_history.user_id')
    .leftJoin('office_user_dealer', (join) =>
      join.onRef('office_user_dealer.user_id', '=', 'office_user.id').on('office_user_dealer.dealer_id', '=', dealerId),
    )
    .select('office_user.id')
    .where('office_history.kind', 'in', ['signed-in', 'enrolled'])
    .where('office_history.at', '>', new Date(now.getTime() - ACTIVE_DAYS * DAY_MS).toISOString())
    .where('office_user.disabled_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('office_user.role', 'in', ['owner', 'call-centre']),
        eb.and([eb('office_user.role', '=', 'dealer'), eb('office_user_dealer.dealer_id', 'is not', null)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
