import type { Database } from '#src/backend/database.ts'
import { DAY_MS } from '#src/domain/day.ts'

/**
 * A clock that is suddenly ahead (a machine restored or moved, a dead battery) would end every term at once. So after a
 * leap nothing is erased for three days, during which the log says so every hour: time for an operator to set it right.
 * A site that was switched off for longer than a leap waits as well: its clean-up comes three days later.
 */
const LEAP_MS = 2 * DAY_MS
const WAIT_MS = 3 * DAY_MS

const KEY = 'clean_up_clock'

/** `seen`: the clock at the last clean-up; `leapt`: the clock before the leap; `until`: nothing is erased before. ISO. */
type Seen = { seen: string; leapt?: string; until?: string }

/** The leap for which erasing waits; null when the clock can be relied on. Call before every clean-up. */
export async function leapOfClock(db: Database, now: Date): Promise<{ leapt: string; until: string } | null> {
  const row = await db.selectFrom('site_state').select('value').where('key', '=', KEY).executeTakeFirst()
  // Cast: written below in this shape.
  const state = afterLook(row ? (JSON.parse(row.value) as Seen) : null, now)
  await db
    .insertInto('site_state')
    .values({ key: KEY, value: JSON.stringify(state) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(state) }))
    .execute()
  return state.leapt && state.until ? { leapt: state.leapt, until: state.until } : null
}

function afterLook(last: Seen | null, now: Date): Seen {
  const seen = now.toISOString()
  if (!last) return { seen }
  const { leapt, until } = last
  const step = now.getTime() - Date.parse(last.seen)
  const waited = { seen, leapt: leapt ?? last.seen, until: new Date(now.getTime() + WAIT_MS).toISOString() }
  if (!leapt || !until) return step > LEAP_MS ? waited : { seen }
  // Set right again: back to before the leap.
  if (now.getTime() < Date.parse(leapt) + LEAP_MS) return { seen }
  if (step < 0 || step > LEAP_MS) return waited
  return seen < until ? { seen, leapt, until } : { seen }
}
