import type { Counted } from '#src/backend/counts/counting.ts'
import type { Database } from '#src/backend/database.ts'
import { inWrite } from '#src/backend/write.ts'
import { dayIn } from '#src/domain/day.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { shiftDate } from '#src/domain/timetable.ts'

/**
 * A month of fictional counters for the reports. Real counts are kept apart: the example's amounts are
 * recorded, so that they can be subtracted again.
 */

const DAYS = 30
const KEY = 'office_demo_counts'
type Row = { what: Counted; name: string; count: number }

const OF_A_DAY: readonly Row[] = [
  { what: 'view', name: 'home', count: 180 },
  { what: 'view', name: 'model-home', count: 240 },
  { what: 'view', name: 'model-price', count: 90 },
  { what: 'view', name: 'configurator', count: 60 },
  { what: 'view', name: 'dealers', count: 40 },
  { what: 'view', name: 'test-drive', count: 30 },
  { what: 'step', name: 'testdrive_open', count: 24 },
  { what: 'step', name: 'testdrive_step 2', count: 17 },
  { what: 'step', name: 'testdrive_step 3', count: 11 },
  { what: 'step', name: 'testdrive_step 4', count: 7 },
  { what: 'step', name: 'testdrive_sent', count: 4 },
  { what: 'step', name: 'conf_slide 2', count: 40 },
  { what: 'step', name: 'conf_pdf', count: 5 },
  { what: 'step', name: 'conf_lead', count: 2 },
  { what: 'step', name: 'tradein_open', count: 9 },
  { what: 'step', name: 'tradein_sent', count: 2 },
  { what: 'document', name: 'configuration', count: 5 },
  { what: 'search', name: 'электромобиль', count: 3 },
  { what: 'search', name: 'кабриолет', count: 1 },
  { what: 'missing', name: '/akcii/zima.html', count: 4 },
  { what: 'missing', name: '/wp-login.php', count: 2 },
]

/** Weekends are busier, the amounts differ from day to day, and are the same each time. */
const amountOf = (count: number, day: number): number => Math.round(count * (0.7 + ((day * 7) % 10) / 12))

export async function addDemoCounts(db: Database, now: Date): Promise<void> {
  await removeDemoCounts(db)
  const today = dayIn(DEFAULT_ZONE, now)
  await inWrite(db, async (write) => {
    for (let day = 0; day < DAYS; day++)
      for (const { what, name, count } of OF_A_DAY)
        await raise(write, { day: shiftDate(today, -day), what, name }, amountOf(count, day))
    await write.insertInto('site_state').values({ key: KEY, value: today }).execute()
  })
}

/** Subtracts them; real counts stay. */
export async function removeDemoCounts(db: Database): Promise<void> {
  const known = await db.selectFrom('site_state').select('value').where('key', '=', KEY).executeTakeFirst()
  if (!known) return
  await inWrite(db, async (write) => {
    for (let day = 0; day < DAYS; day++)
      for (const { what, name, count } of OF_A_DAY)
        await raise(write, { day: shiftDate(known.value, -day), what, name }, -amountOf(count, day))
    await write.deleteFrom('site_count').where('count', '<=', 0).execute()
    await write.deleteFrom('site_state').where('key', '=', KEY).execute()
  })
}

const raise = (db: Database, key: { day: string; what: Counted; name: string }, count: number) =>
  db
    .insertInto('site_count')
    .values({ ...key, count })
    .onConflict((clash) =>
      clash.columns(['what', 'day', 'name']).doUpdateSet((eb) => ({ count: eb('site_count.count', '+', count) })),
    )
    .execute()
