import { randomUUID } from 'node:crypto'
import type { Database } from '#src/backend/database.ts'
import type { OfficeTables } from '#src/backend/office-tables.ts'
import type { Actor } from '#src/office/server/context.ts'

/** How long it is known who was shown whose data. */
const KEPT_DAYS = 365
/** A page that is looked at again and again, by its reload for instance, is one showing within this time. */
const SAME_MS = 30 * 60_000

type View = {
  who: Pick<Actor, 'id'>
  what: OfficeTables['office_view']['what']
  numbers: readonly string[]
  at: Date
}

/** Notes in the database, never in the log, that somebody was shown personal data of these requests. */
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
  // Each export is one, however soon the next.
  if (same && what !== 'exported') return
  await db
    .insertInto('office_view')
    .values({ id: randomUUID(), at: at.toISOString(), user_id: who.id, what, numbers: text, count: numbers.length })
    .execute()
}

export const sweepViews = (db: Database, now: Date): Promise<unknown> =>
  db
    .deleteFrom('office_view')
    .where('at', '<', new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString())
    .execute()
