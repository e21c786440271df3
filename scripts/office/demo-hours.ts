import type { Database } from '#src/backend/database.ts'
import { holidaysIn } from '#src/backend/content/days-off.ts'
import { dealersInCities } from '#src/backend/dealers.ts'
import { bookedSlots, scheduleDays, slotsOn } from '#src/backend/schedule.ts'
import { record } from '#src/office/server/record.ts'

/** The last hours of a future day, closed for test drives by the example's dealer. */

/** Days from now: the first ones are for requests. */
const FROM_DAY = 6
const HOURS = 3

export async function addDemoHours(db: Database, dealerUser: string, now: Date): Promise<void> {
  await removeDemoHours(db)
  const [place] = await dealersInCities(db)
  if (!place?.dealer.testDrive) return
  const { dealer, city } = place
  const days = scheduleDays(now, city.timezone)
  const holidays = await holidaysIn(db)
  const isTaken = await bookedSlots(db, dealer.id, days)
  const [date, times] = days
    .slice(FROM_DAY)
    .map((day) => [day.date, slotsOn(dealer, day, holidays).filter((time) => !isTaken(day.date, time))] as const)
    .find(([, free]) => free.length >= HOURS) ?? ['', []]
  const closed = times.slice(-HOURS).map((time) => ({ dealer_id: dealer.id, date, time }))
  if (closed.length === 0) return
  await db
    .insertInto('slot_booking')
    .values(closed.map((hour) => ({ ...hour, lead_id: null })))
    .execute()
  await db
    .insertInto('office_block')
    .values(closed.map((hour) => ({ ...hour, created_by: dealerUser, created_at: now.toISOString() })))
    .execute()
  await record(db, {
    kind: 'blocked',
    at: now,
    userId: dealerUser,
    details: { dealer: dealer.id, hours: closed.length },
  })
}

/** Those of the example's users. */
export async function removeDemoHours(db: Database): Promise<void> {
  const closed = await db
    .deleteFrom('office_block')
    .where('created_by', 'in', db.selectFrom('office_user').select('id').where('is_demo', '=', 1))
    .returning(['dealer_id', 'date', 'time'])
    .execute()
  for (const { dealer_id, date, time } of closed)
    await db
      .deleteFrom('slot_booking')
      .where('dealer_id', '=', dealer_id)
      .where('date', '=', date)
      .where('time', '=', time)
      .where('lead_id', 'is', null)
      .execute()
}
