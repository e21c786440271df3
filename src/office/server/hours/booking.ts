import { conflict } from '#src/backend/call-error.ts'
import { holidaysIn } from '#src/backend/content/days-off.ts'
import type { Database } from '#src/backend/database.ts'
import { findDealerById, timeZoneOf } from '#src/backend/dealers.ts'
import { moveByNumber } from '#src/backend/leads/change.ts'
import { waitsForDealer } from '#src/backend/leads/hold.ts'
import { releaseLeads } from '#src/backend/leads/release.ts'
import { bookedSlots, scheduleDays, slotsOn } from '#src/backend/schedule.ts'
import { shownDay } from '#src/domain/day.ts'
import type { ScheduleMap } from '#src/domain/schedule.ts'
import type { Actor, Handler, Office } from '#src/office/server/context.ts'
import { findVisible, type VisibleRow } from '#src/office/server/desk/scope.ts'
import { syncDesk } from '#src/office/server/desk/sync.ts'
import { record } from '#src/office/server/record.ts'

/** Test drive bookings: confirm, move. The rules are those of the visitor's request page (leads/change.ts). */

type Asked = Pick<Office, 'db' | 'now' | 'outsideHours'> & { who: Actor }

async function openBooking({ db, now, who }: Asked, number: string): Promise<VisibleRow & { dealer_id: number }> {
  await syncDesk(db, now())
  const row = await findVisible(db, who, number)
  if (row.type !== 'test-drive' || row.dealer_id === null) throw conflict('В этой заявке нет записи на время')
  if (row.status !== 'accepted' || row.personal === null) throw conflict('Эта заявка отменена или удалена')
  return { ...row, dealer_id: row.dealer_id }
}

/** Free hours for moving the booking. */
export const freeHours: Handler<'bookings.free'> = async (context, { number }) => {
  const row = await openBooking(context, number)
  const outside = await context.outsideHours?.(row.dealer_id, row.model ?? '')
  if (outside === null) throw conflict('Расписание дилера не отвечает. Попробуйте чуть позже')
  const days = outside === undefined ? await ownHours(context.db, row.dealer_id, context.now()) : daysOf(outside)
  return { days: days.filter(({ times }) => times.length > 0) }
}

async function ownHours(db: Database, dealerId: number, now: Date) {
  const dealer = await findDealerById(db, dealerId)
  if (!dealer) return []
  const days = scheduleDays(now, await timeZoneOf(db, dealer))
  const holidays = await holidaysIn(db)
  const isBooked = await bookedSlots(db, dealerId, days)
  return days.map((day) => ({
    date: day.date,
    times: slotsOn(dealer, day, holidays).filter((time) => !isBooked(day.date, time)),
  }))
}

const daysOf = (map: ScheduleMap) =>
  Object.entries(map).map(([key, times]) => ({
    date: key.split('.').toReversed().join('-'),
    times: Object.entries(times)
      .filter(([, { available }]) => available)
      .map(([time]) => time)
      .toSorted(),
  }))

/** The dealer confirms the hour; if it was not reserved yet, it is now. */
export const confirmBooking: Handler<'bookings.confirm'> = async (context, { number }) => {
  const { db, who, mail, now } = context
  const row = await openBooking(context, number)
  if (row.slot_date === null) throw conflict('Посетитель не выбрал время: сначала предложите его')
  if (waitsForDealer(row)) {
    const [released] = await releaseLeads(db, { numbers: [number] }, now(), mail)
    if (released?.hour === 'taken') throw conflict('Это время уже занято. Перенесите запись на другое')
  }
  await confirm(db, row.id, now())
  await record(db, { kind: 'confirmed', at: now(), userId: who.id, leadId: row.id })
  context.wakeOutbox()
  return {}
}

const confirm = (db: Database, leadId: string, at: Date): Promise<unknown> =>
  db
    .updateTable('office_request')
    .set((eb) => ({
      confirmed_at: at.toISOString(),
      version: eb('version', '+', 1),
      updated_at: at.toISOString(),
    }))
    .where('lead_id', '=', leadId)
    .execute()

/** Whoever moves it at the desk has agreed the hour with the visitor, so it is confirmed. */
export const moveBooking: Handler<'bookings.move'> = async (context, { number, hour }) => {
  const { db, who, mail, outsideHours, now } = context
  const row = await openBooking(context, number)
  // One moment for all of it: by that its history tells what the desk has done from what the visitor has (desk/events.ts).
  const at = now()
  const hours = outsideHours && (await outsideHours(row.dealer_id, row.model ?? ''))
  await moveByNumber(db, number, { date: shownDay(hour.date), time: hour.time }, { now: at, mail, hours })
  await confirm(db, row.id, at)
  await record(db, {
    kind: 'moved',
    at,
    userId: who.id,
    leadId: row.id,
    details: { from: [row.slot_date, row.slot_time], to: [hour.date, hour.time] },
  })
  context.wakeOutbox()
  return {}
}
