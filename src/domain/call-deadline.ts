import { localTime } from '#src/domain/local-time.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { dayText, openStateAt, type OpenState } from '#src/domain/opening-hours.ts'
import { instantIn } from '#src/domain/time-zone.ts'
import { DAY_MINUTES, DAYS_A_WEEK, toMinutes, toTime, weekdayOf, type Timetable } from '#src/domain/timetable.ts'

/** Somebody calls within this much working time. */
const CALL_MINUTES = 60
/** Rounded: a promise of 15:27 would look odd. */
const ROUND_MS = 5 * 60_000
const MINUTE_MS = 60_000

/**
 * By when a request sent at `sent` is called back, by the hours, special days and holidays of the place; null where the
 * next opening is not known. The visitor is promised this time, and the desk of the office counts down to it.
 */
export function callDeadline(timetable: Timetable, timeZone: string, sent: Date): Date | null {
  const state = openStateAt(timetable, timeZone, sent)
  if (!state.open) return afterOpening(state, timeZone)
  if (state.until === null) return rounded(later(sent, CALL_MINUTES))
  const until = toMinutes(state.until)
  const { minutes } = localTime(timeZone, sent)
  const left = until - minutes + (until < minutes ? DAY_MINUTES : 0)
  if (left >= CALL_MINUTES) return rounded(later(sent, CALL_MINUTES))
  const next = openStateAt(timetable, timeZone, later(sent, left))
  return next.open ? rounded(later(sent, CALL_MINUTES)) : afterOpening(next, timeZone)
}

const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE_MS)
const rounded = (at: Date): Date => new Date(Math.ceil(at.getTime() / ROUND_MS) * ROUND_MS)

const afterOpening = ({ opens }: OpenState & { open: false }, timeZone: string): Date | null =>
  opens && rounded(later(instantIn(timeZone, opens.date, opens.time), CALL_MINUTES))

const DAY_MS = DAY_MINUTES * MINUTE_MS

/** «сегодня до 15:30», in the local time of the place. */
export function deadlineText(deadline: Date, timeZone: string, now: Date): string {
  const { date, minutes } = localTime(timeZone, deadline)
  const inDays = Math.round((Date.parse(date) - Date.parse(localTime(timeZone, now).date)) / DAY_MS)
  // A day in the past is named by its date.
  const ahead = inDays < 0 ? DAYS_A_WEEK : inDays
  return `${dayText({ inDays: ahead, weekday: weekdayOf(date), date })} до${NBSP}${toTime(minutes)}`
}
