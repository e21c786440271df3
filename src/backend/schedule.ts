import type { Database } from '#src/backend/database.ts'
import { dealerTimetable } from '#src/content/dealer-hours.ts'
import { DAY_MS } from '#src/domain/day.ts'
import type { DayHours, Dealer } from '#src/domain/dealer.ts'
import type { Holidays } from '#src/domain/holidays.ts'
import { hoursOn, toMinutes, toTime } from '#src/domain/timetable.ts'

/** The schedule starts tomorrow and covers this many days (gaps.md 10). */
const DAYS_AHEAD = 30
export const SLOT_MINUTES = 60

/** `date` is YYYY-MM-DD, `key` DD.MM.YYYY, `weekday` 1 for Monday to 7 for Sunday. */
export type ScheduleDate = { date: string; key: string; weekday: number }

/** The days of the window, counted from today's date in the dealer's time zone. */
export const scheduleDays = (now: Date, timeZone: string): ScheduleDate[] => daysFrom(now, timeZone, DAYS_AHEAD)

/** This many days from tomorrow on, in the calendar of a time zone. */
export function daysFrom(now: Date, timeZone: string, count: number): ScheduleDate[] {
  // The Swedish locale formats dates as YYYY-MM-DD.
  const today = Date.parse(`${new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)}T00:00:00Z`)
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(today + (index + 1) * DAY_MS)
    const date = day.toISOString().slice(0, 10)
    return { date, key: date.split('-').reverse().join('.'), weekday: day.getUTCDay() || 7 }
  })
}

/** Start times (HH:MM) of a dealer's test drives on a date, with special days and public holidays. */
export const slotsOn = (dealer: Dealer, { date }: Pick<ScheduleDate, 'date'>, holidays: Holidays): string[] =>
  slotsOf(hoursOn(dealerTimetable(dealer, 'sales', holidays), date))

/** Whether a dealer is open for the whole of a test drive that starts then, even if it is not one of the slots. */
export function isOpenAt(dealer: Dealer, { date, time }: { date: string; time: string }, holidays: Holidays): boolean {
  const day = hoursOn(dealerTimetable(dealer, 'sales', holidays), date)
  const start = toMinutes(time)
  return day !== null && toMinutes(day.open) <= start && start + SLOT_MINUTES <= toMinutes(day.close)
}

/** Start times (HH:MM) of the slots of a day; the last one ends by closing time. */
export function slotsOf(day: DayHours | null): string[] {
  if (!day) return []
  const slots: string[] = []
  const close = toMinutes(day.close)
  for (let start = toMinutes(day.open); start + SLOT_MINUTES <= close; start += SLOT_MINUTES) slots.push(toTime(start))
  return slots
}

/** Reads the taken hours of these days in one query; the result tells whether a given hour is taken. */
export async function bookedSlots(
  db: Database,
  dealerId: number,
  days: readonly ScheduleDate[],
): Promise<(date: string, time: string) => boolean> {
  const rows = await db
    .selectFrom('slot_booking')
    .select(['date', 'time'])
    .where('dealer_id', '=', dealerId)
    .where('date', '>=', days[0]?.date ?? '')
    .where('date', '<=', days.at(-1)?.date ?? '')
    .execute()
  const taken = new Set(rows.map(({ date, time }) => `${date} ${time}`))
  return (date, time) => taken.has(`${date} ${time}`)
}
