import { holidayOn, type Holidays } from '#src/domain/holidays.ts'
import type { DayHours, Dealer, Hours, SpecialHours } from '#src/domain/shapes/dealer.ts'

/**
 * Hours of dates: those of the week, and what differs from them. Times are minutes of the local day; a closing time not
 * after the opening one belongs to the next morning, "24:00" ends the day itself.
 */

export const DAYS_A_WEEK = 7
export const DAY_MINUTES = 24 * 60
const DAY_MS = DAY_MINUTES * 60_000
const SUNDAY = 7

export type Desk = 'sales' | 'service'

/** The hours of a week; a place's own days and public holidays differ from them, the own days first. */
export type Timetable = {
  week: readonly Hours[]
  special?: readonly Omit<SpecialHours, 'department'>[]
  /** By year; a year without a list has the statutory holidays. */
  holidays?: Holidays
}

/** The timetable of one department of a dealer. */
export const timetableOf = (
  { hours, special_hours = [] }: Pick<Dealer, 'hours' | 'special_hours'>,
  desk: Desk,
  holidays: Holidays,
): Timetable => ({
  week: hours[desk],
  special: special_hours.filter(({ department }) => department === undefined || department === desk),
  holidays,
})

/** A date with hours other than those of the week, and the reason; null hours: closed. */
export type DifferentDay = { date: string; hours: DayHours | null; reason: string }

/** The difference of a date (YYYY-MM-DD), null when there is none. A holiday opens no place on its day off. */
function differentDay({ week, special = [], holidays = {} }: Timetable, date: string): DifferentDay | null {
  const own = special.find(({ from, until = from }) => from <= date && date <= until)
  if (own) return { date, hours: own.hours, reason: own.reason }
  const usual = usualHours(week, weekdayOf(date))
  const holiday = holidayOn(date, holidays)
  if (!usual || !holiday) return null
  return { date, hours: holiday.hours && hoursWithin(usual, holiday.hours), reason: holiday.name }
}

/** The part of the usual hours that lies within the window; null when there is none. */
function hoursWithin(usual: DayHours, window: DayHours): DayHours | null {
  const [open, close] = minutesOf(usual)
  const [from, to] = minutesOf(window)
  const [start, end] = [Math.max(open, from), Math.min(close, to)]
  return start < end ? { open: toTime(start), close: toTime(end) } : null
}

/** Hours of a date (YYYY-MM-DD), own days and public holidays considered; null when the place is closed that day. */
export function hoursOn(timetable: Timetable, date: string): DayHours | null {
  const different = differentDay(timetable, date)
  return different ? different.hours : usualHours(timetable.week, weekdayOf(date))
}

/** How far past the asked dates a period is followed. */
const PERIOD_DAYS = 60

/**
 * Of `count` dates from `first` (YYYY-MM-DD) on, those whose hours are not the hours of the week. A period that lasts
 * longer is followed to its end: "1–29 декабря" about a place that is closed until the 31st would be read as open on
 * the 30th.
 */
export function differentDays(timetable: Timetable, first: string, count: number): DifferentDay[] {
  const found: DifferentDay[] = []
  for (let index = 0; index < count + PERIOD_DAYS; index++) {
    const date = shiftDate(first, index)
    const day = differentDay(timetable, date)
    if (index >= count && day?.reason !== found.at(-1)?.reason) break
    const { open, close } = usualHours(timetable.week, weekdayOf(date)) ?? {}
    if (day && (open !== day.hours?.open || close !== day.hours?.close)) found.push(day)
  }
  return found
}

/** Hours of a day of the week, 1 for Monday; a range may run over the end of the week: Saturday to Tuesday. */
export function usualHours(week: readonly Hours[], weekday: number): DayHours | null {
  const found = week.find(({ days: [from, to] }) =>
    from <= to ? weekday >= from && weekday <= to : weekday >= from || weekday <= to,
  )
  return found ? { open: found.open, close: found.close } : null
}

/** Weekday of a date (YYYY-MM-DD): 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || SUNDAY

/** The date (YYYY-MM-DD) so many days later. */
export const shiftDate = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Opening and closing minute of a day; closing after midnight exceeds the minutes of a day. */
export function minutesOf({ open, close }: DayHours): [number, number] {
  const [start, end] = [toMinutes(open), toMinutes(close)]
  return [start, end > start ? end : end + DAY_MINUTES]
}

export function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Minutes of a day as HH:MM; the end of the day itself is 24:00. */
export const toTime = (minutes: number): string => {
  const inDay = minutes > DAY_MINUTES ? minutes % DAY_MINUTES : minutes
  return [Math.floor(inDay / 60), inDay % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
