import { conflict, notFound } from '#src/backend/call-error.ts'
import { holidaysIn } from '#src/backend/content/days-off.ts'
import type { Database } from '#src/backend/database.ts'
import { findDealerById, timeZoneOf } from '#src/backend/dealers.ts'
import { scheduleDays, slotsOn, type ScheduleDate } from '#src/backend/schedule.ts'
import { inWrite } from '#src/backend/write.ts'
import type { Dealer } from '#src/domain/dealer.ts'
import type { Handler } from '#src/office/server/context.ts'
import { requireDealer } from '#src/office/server/desk/scope.ts'
import { record } from '#src/office/server/record.ts'
import type { DealerSchedule } from '#src/office/shapes/hours.ts'

/**
 * Hours in which a dealer offers no test drives. A blocked hour is a row of slot_booking without a request: the key of
 * that table decides between the dealer and a simultaneous visitor, and every response of the schedule
 * respects it.
 */

const OUTSIDE = 'Расписание ведёт внешняя система: часы закрывают там'

export const readHours: Handler<'hours.read'> = async (context, { dealer: id }) => {
  const { db, now, outsideHours, who } = context
  requireDealer(who, id)
  if (outsideHours) return { isOutside: true, days: [] }
  const { dealer, days } = await daysOf(db, id, now())
  const holidays = await holidaysIn(db)
  const taken = await takenHours(db, id, days)
  return {
    isOutside: false,
    days: days.map((day) => ({
      date: day.date,
      hours: slotsOn(dealer, day, holidays).map((time) => ({
        time,
        ...(taken.get(`${day.date} ${time}`) ?? { state: 'free' as const, number: null }),
      })),
    })),
  }
}

async function daysOf(db: Database, id: number, now: Date): Promise<{ dealer: Dealer; days: ScheduleDate[] }> {
  const dealer = await findDealerById(db, id)
  if (!dealer) throw notFound('Такого дилера нет')
  if (!dealer.testDrive) throw conflict('У этого дилера нет тест-драйва')
  return { dealer, days: scheduleDays(now, await timeZoneOf(db, dealer)) }
}

type HourState = Omit<DealerSchedule['days'][number]['hours'][number], 'time'>

async function takenHours(db: Database, id: number, days: readonly ScheduleDate[]): Promise<Map<string, HourState>> {
  const rows = await db
    .selectFrom('slot_booking')
    .leftJoin('lead', 'lead.id', 'slot_booking.lead_id')
    .select(['slot_booking.date', 'slot_booking.time', 'slot_booking.lead_id', 'lead.number'])
    .where('slot_booking.dealer_id', '=', id)
    .where('date', '>=', days[0]?.date ?? '')
    .where('date', '<=', days.at(-1)?.date ?? '')
    .execute()
  return new Map(
    rows.map(({ date, time, lead_id, number }) => [
      `${date} ${time}`,
      { state: lead_id === null ? ('blocked' as const) : ('booked' as const), number },
    ]),
  )
}

/** Blocks free hours; booked ones are kept and reported. */
export const blockHours: Handler<'hours.block'> = async (context, { dealer: id, hours }) => {
  const { db, who, now, outsideHours } = context
  requireDealer(who, id)
  if (outsideHours) throw conflict(OUTSIDE)
  const { dealer, days } = await daysOf(db, id, now())
  const holidays = await holidaysIn(db)
  for (const { date, time } of hours) {
    const day = days.find((known) => known.date === date)
    if (!day || !slotsOn(dealer, day, holidays).includes(time))
      throw conflict('Такого часа в расписании больше нет: оно изменилось или день уже прошёл')
  }
  return inWrite(db, async (write) => {
    const taken: typeof hours = []
    for (const hour of hours) if (!(await block(write, id, hour, who.id, now()))) taken.push(hour)
    const blocked = hours.length - taken.length
    if (blocked > 0)
      await record(write, { kind: 'blocked', at: now(), userId: who.id, details: { dealer: id, hours: blocked } })
    return { blocked, taken }
  })
}

type Hour = { date: string; time: string }

/** False where a visitor has the hour. An already blocked one stays blocked. */
async function block(db: Database, dealerId: number, { date, time }: Hour, by: string, now: Date): Promise<boolean> {
  const taken = await db
    .insertInto('slot_booking')
    .values({ dealer_id: dealerId, date, time, lead_id: null })
    .onConflict((clash) => clash.columns(['dealer_id', 'date', 'time']).doNothing())
    .returning('date')
    .executeTakeFirst()
  if (!taken) return (await ofThis(db, dealerId, { date, time })) === null
  await db
    .insertInto('office_block')
    .values({ dealer_id: dealerId, date, time, created_by: by, created_at: now.toISOString() })
    .onConflict((clash) => clash.doNothing())
    .execute()
  return true
}

async function ofThis(db: Database, dealerId: number, { date, time }: Hour): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('slot_booking')
    .select('lead_id')
    .where('dealer_id', '=', dealerId)
    .where('date', '=', date)
    .where('time', '=', time)
    .executeTakeFirst()
  return row?.lead_id
}

/** Opens blocked hours again; bookings are not touched. */
export const freeBlocked: Handler<'hours.free'> = async ({ db, who, now }, { dealer: id, hours }) => {
  requireDealer(who, id)
  return inWrite(db, async (write) => {
    let freed = 0
    for (const { date, time } of hours) {
      const row = await write
        .deleteFrom('office_block')
        .where('dealer_id', '=', id)
        .where('date', '=', date)
        .where('time', '=', time)
        .returning('date')
        .executeTakeFirst()
      if (!row) continue
      await write
        .deleteFrom('slot_booking')
        .where('dealer_id', '=', id)
        .where('date', '=', date)
        .where('time', '=', time)
        .where('lead_id', 'is', null)
        .execute()
      freed++
    }
    if (freed > 0)
      await record(write, { kind: 'freed', at: now(), userId: who.id, details: { dealer: id, hours: freed } })
    return { freed }
  })
}
