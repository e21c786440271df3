import { NBSP } from '#src/domain/nbsp.ts'
import { DAY_MINUTES as DAY, toMinutes, type Timetable } from '#src/domain/timetable.ts'
import { localTime } from '#src/domain/local-time.ts'
import { formatDayAndMonth } from '#src/domain/format.ts'
import { type Opening, type OpenState, minutesToOpening, openStateAt, dayText } from '#src/domain/opening-hours.ts'
import { DEFAULT_ZONE, instantIn } from '#src/domain/time-zone.ts'

/** With less than this before closing, no call is promised for today. */
const ENOUGH_MINUTES = 30

/** A call about an hour is useful up to this long before it. */
const NOTICE_MINUTES = 60

/** Whether a place that gets a request at `now` opens in time to call about an hour in its own time zone. */
export function canCallBefore(
  timetable: Timetable,
  timeZone: string,
  now: Date,
  { date, time }: { date: string; time: string },
): boolean {
  const opensIn = minutesToOpening(timetable, timeZone, now)
  const left = (instantIn(timeZone, date, time).getTime() - now.getTime()) / 60_000
  return opensIn + NOTICE_MINUTES <= left
}

/**
 * When a place calls back after a message at `now`: "сегодня до 21:00", "завтра после 09:00", in its local time. Public
 * holidays count as days off here too. Where its date differs from Moscow's, the day is named by its date: a visitor
 * who reads "сегодня" at half past ten in the evening does not think of the next morning.
 */
export function callTimeText(timetable: Timetable, timeZone: string, now: Date): string {
  const state = openStateAt(timetable, timeZone, now)
  const today = localTime(timeZone, now).date
  const isSameDay = today === localTime(DEFAULT_ZONE, now).date
  const nameOf = (day: Omit<Opening, 'time'>) => (isSameDay ? dayText(day) : formatDayAndMonth(day.date))
  const afterOpening = ({ opens }: OpenState & { open: false }, daysLater = 0) =>
    opens ? `${nameOf({ ...opens, inDays: opens.inDays + daysLater })} после${NBSP}${opens.time}` : 'в рабочее время'
  const todayText = isSameDay ? 'сегодня' : formatDayAndMonth(today)
  if (!state.open) return afterOpening(state)
  if (state.until === null) return todayText
  const left = toMinutes(state.until) - localTime(timeZone, now).minutes
  if (left >= ENOUGH_MINUTES) return `${todayText} до${NBSP}${state.until}`
  // A place that closes after midnight makes no calls then.
  const closing = new Date(now.getTime() + (left < 0 ? left + DAY : left) * 60_000)
  const closed = openStateAt(timetable, timeZone, closing)
  // At midnight or later: what is "today" then is tomorrow for who reads it.
  const isNextDay = localTime(timeZone, closing).date !== today
  return closed.open ? 'в рабочее время' : afterOpening(closed, Number(isNextDay))
}
