import { conflict } from '#src/backend/call-error.ts'
import { holidaysIn } from '#src/backend/content/days-off.ts'
import type { Database } from '#src/backend/database.ts'
import { findDealerById, timeZoneOf } from '#src/backend/dealers.ts'
import { lockNumber, move } from '#src/backend/leads/change.ts'
import { waitsForDealer } from '#src/backend/leads/hold.ts'
import { releaseHeld, type ReleaseContext } from '#src/backend/leads/release.ts'
import { bookedSlots, scheduleDays, slotsOn } from '#src/backend/schedule.ts'
import { inWrite } from '#src/backend/write.ts'
import { shownDay } from '#src/domain/day.ts'
import type { ScheduleMap } from '#src/domain/schedule.ts'
import type { Actor, Handler } from '#src/office/server/context.ts'
import { findVisible, type VisibleRow } from '#src/office/server/desk/scope.ts'
import { syncDesk } from '#src/office/server/desk/sync.ts'
import { record } from '#src/office/server/record.ts'

/** Test drive bookings: confirm, move. The rules are those of the visitor's request page (leads/change.ts). */

type Booking = VisibleRow & { dealer_id: number }

async function openBooking(db: Database, who: Actor, number: string): Promise<Booking> {
  const row = await findVisible(db, who, number)
  if (row.type !== 'test-drive' || row.dealer_id === null) throw conflict('В этой заявке нет записи на время')
  if (row.status !== 'accepted' || row.personal === null) throw conflict('Эта заявка отменена или удалена')
  return { ...row, dealer_id: row.dealer_id }
}

/** As its visitor and others leave it: they wait until the transaction ends. */
async function lockBooking(write: Database, who: Actor, number: string): Promise<Booking> {
  await lockNumber(write, number)
  return openBooking(write, who, number)
}

/** Free hours for moving the booking. */
export const freeHours: Handler<'bookings.free'> = async (context, { number }) => {
  await syncDesk(context.db, context.now())
  const row = await openBooking(context.db, context.who, number)
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

/** The dealer confirms the hour; if it was not reserved yet, it is now. Confirmed once more it stays as it is. */
export const confirmBooking: Handler<'bookings.confirm'> = async (context, { number }) => {
  const { db, who, mail, outsideHours, now } = context
  const at = now()
  await syncDesk(db, at)
  await inWrite(db, async (write) => {
    const row = await lockBooking(write, who, number)
    if (row.slot_date === null) throw conflict('Посетитель не выбрал время: сначала предложите его')
    if (row.held === null && row.confirmed_at !== null) return
    if (row.held !== null) await reserve(write, row, { now: at, mail, isOutside: outsideHours !== undefined })
    await confirm(write, row.id, at)
    await record(write, { kind: 'confirmed', at, userId: who.id, leadId: row.id })
  })
  context.wakeOutbox()
  return {}
}

/** A held request gets its hour. Throws CallError 409. */
async function reserve(write: Database, { id }: { id: string }, context: ReleaseContext): Promise<void> {
  const released = await releaseHeld(write, id, context)
  if (released?.hour === 'taken') throw conflict('Это время уже занято. Перенесите запись на другое')
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

/** Whoever moves it at the desk has agreed the hour with the visitor, so it is reserved and confirmed. */
export const moveBooking: Handler<'bookings.move'> = async (context, { number, hour }) => {
  const { db, who, mail, outsideHours, now } = context
  // One moment for all of it: by that its history tells what the desk has done from what the visitor has (desk/events.ts).
  const at = now()
  await syncDesk(db, at)
  const seen = await openBooking(db, who, number)
  // Queried before the transaction, which must not wait for the network while it holds the database.
  const hours = outsideHours && (await outsideHours(seen.dealer_id, seen.model ?? ''))
  await inWrite(db, async (write) => {
    const row = await lockBooking(write, who, number)
    await moveAndReserve(write, row, hour, { now: at, mail, hours, isOutside: outsideHours !== undefined })
    await confirm(write, row.id, at)
    await record(write, {
      kind: 'moved',
      at,
      userId: who.id,
      leadId: row.id,
      details: { from: [row.slot_date, row.slot_time], to: [hour.date, hour.time] },
    })
  })
  context.wakeOutbox()
  return {}
}

type Hour = { date: string; time: string }
type Moving = Parameters<typeof move>[3] & ReleaseContext

async function moveAndReserve(write: Database, row: Booking, { date, time }: Hour, context: Moving): Promise<void> {
  if (row.held !== null && date === row.slot_date && time === row.slot_time) return reserve(write, row, context)
  const asked = waitsForDealer(row) ? { ...row, held: null } : row
  const moved = await move(write, asked, { date: shownDay(date), time }, context)
  // Only now is anybody told of a suspected one.
  if (moved.held !== null) await reserve(write, moved, context)
}
