import type { Dealer, Hours } from '#src/domain/shapes/dealer.ts'
import { formatDayAndMonth } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { localTime } from '#src/domain/local-time.ts'
import {
  DAY_MINUTES as DAY,
  hoursOn,
  minutesOf,
  shiftDate,
  toMinutes,
  toTime,
  weekdayOf,
  type Desk,
  type Timetable,
  DAYS_A_WEEK,
} from '#src/domain/timetable.ts'

/**
 * Opening hours in the dealer's own time zone (gaps.md 8). Pure: the moment is a parameter. Times are minutes of the
 * local day; a closing time not after the opening one belongs to the next morning, "24:00" ends the day itself.
 */

const IN_WEEKDAY = [
  'в понедельник',
  'во вторник',
  'в среду',
  'в четверг',
  'в пятницу',
  'в субботу',
  'в воскресенье',
] as const
/** The longest closure by holidays and days off; beyond it nothing is announced. */
const LOOK_AHEAD_DAYS = 14

/** The hours that "open now" refers to: those of sales, or of the service where there is no sales department. */
export const openHoursOf = (dealer: Pick<Dealer, 'hours' | 'services'>): readonly Hours[] =>
  dealer.hours[openDeskOf(dealer)]
export const openDeskOf = ({ services }: Pick<Dealer, 'services'>): Desk =>
  services.includes('sales') ? 'sales' : 'service'

/** State of the place at a moment. `until` null: not within a day. `opens` null: not within two weeks. */
export type OpenState = { open: true; until: string | null } | { open: false; opens: Opening | null }
export type Opening = { inDays: number; weekday: number; date: string; time: string }

/** Whether a place is open at `now` in its time zone (IANA name). */
export function openStateAt(timetable: Timetable, timeZone: string, now: Date): OpenState {
  const { date: today, minutes } = localTime(timeZone, now)
  const spans = spansFrom(timetable, today)
  const current = spans.find(({ start, end }) => start <= minutes && minutes < end)
  if (current) {
    const isSoon = current.end - minutes <= DAY
    return { open: true, until: isSoon ? toTime(current.end % DAY || DAY) : null }
  }
  const next = spans.find(({ start }) => start > minutes)
  if (!next) return { open: false, opens: null }
  const inDays = Math.floor(next.start / DAY)
  const date = shiftDate(today, inDays)
  return { open: false, opens: { inDays, weekday: weekdayOf(date), date, time: toTime(next.start % DAY) } }
}

/** Minutes until the place opens: 0 when it is open, Infinity when the next opening is unknown. */
export function minutesToOpening(timetable: Timetable, timeZone: string, now: Date): number {
  const state = openStateAt(timetable, timeZone, now)
  if (state.open) return 0
  if (!state.opens) return Number.POSITIVE_INFINITY
  return state.opens.inDays * DAY + toMinutes(state.opens.time) - localTime(timeZone, now).minutes
}

/** "Сейчас открыто, до 21:00" (gaps.md 8); for a closed place, when it opens. */
export function openStateText(state: OpenState): string {
  if (state.open) return state.until === null ? 'Открыто круглосуточно' : `Сейчас открыто, до${NBSP}${state.until}`
  if (!state.opens) return 'Сейчас закрыто'
  // Shortened for a list read before opening: only what somebody planning a visit needs.
  return `Откроется ${state.opens.inDays === 0 ? `в${NBSP}${state.opens.time}` : opensText(state.opens)}`
}

/** "Завтра в 09:00" for use inside a sentence, in the place's local time. */
export const opensText = (opens: Opening): string => `${dayText(opens)} в${NBSP}${opens.time}`

export function dayText({ inDays, weekday, date }: Omit<Opening, 'time'>): string {
  if (inDays === 0) return 'сегодня'
  if (inDays === 1) return 'завтра'
  if (inDays < DAYS_A_WEEK) return (IN_WEEKDAY[weekday - 1] ?? '').replace(' ', NBSP)
  return formatDayAndMonth(date)
}

type Span = { start: number; end: number }

/** Open intervals from yesterday on, minutes from today's midnight; adjacent intervals are merged. */
function spansFrom(timetable: Timetable, today: string): Span[] {
  const spans: Span[] = []
  for (let day = -1; day <= LOOK_AHEAD_DAYS; day++) {
    const on = hoursOn(timetable, shiftDate(today, day))
    if (!on) continue
    const [open, close] = minutesOf(on)
    const span = { start: day * DAY + open, end: day * DAY + close }
    const last = spans.at(-1)
    if (last && last.end >= span.start) last.end = Math.max(last.end, span.end)
    else spans.push(span)
  }
  return spans
}
