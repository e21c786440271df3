import type { DayHours, Dealer, Hours } from '#src/domain/shapes/dealer.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import {
  DAY_MINUTES as DAY,
  hoursOn,
  minutesOf,
  shiftDate,
  toMinutes,
  toTime,
  usualHours,
  weekdayOf,
  type Desk,
  type Timetable,
} from '#src/domain/timetable.ts'

/**
 * Opening hours in the dealer's own time zone (gaps.md 8). Pure: the moment is a parameter. Times are minutes of the
 * local day; a closing time not after the opening one belongs to the next morning, "24:00" ends the day itself.
 */

const WEEKDAYS = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'] as const
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
const DAYS_A_WEEK = 7

/** "Пн–Сб 08:00–20:00" (gaps.md 8). */
export function formatHours({ days: [from, to], open, close }: Hours): string {
  const first = WEEKDAYS[from - 1] ?? ''
  const last = WEEKDAYS[to - 1] ?? ''
  return `${from === to ? first : `${first}–${last}`} ${open}–${close}`
}

/** A week in words: days with the same hours together, "Ежедневно" when all are the same, days off included. */
export function hoursRows(hours: readonly Hours[]): { days: string; time: string }[] {
  const rows: { first: string; last: string; count: number; time: string }[] = []
  for (const { weekday, hours: day } of weekOf(hours)) {
    const time = day ? `${day.open}–${day.close}` : 'закрыто'
    const before = rows.at(-1)
    if (before?.time === time) Object.assign(before, { last: weekday, count: before.count + 1 })
    else rows.push({ first: weekday, last: weekday, count: 1, time })
  }
  return rows.map(({ first, last, count, time }) => ({ days: daysText(first, last, count), time }))
}

function daysText(first: string, last: string, count: number): string {
  if (count === DAYS_A_WEEK) return 'Ежедневно'
  if (count === 1) return first
  return count === 2 ? `${first}, ${last}` : `${first}–${last}`
}

/** The hours that "open now" refers to: those of sales, or of the service where there is no sales department. */
export const openHoursOf = (dealer: Pick<Dealer, 'hours' | 'services'>): readonly Hours[] =>
  dealer.hours[openDeskOf(dealer)]
export const openDeskOf = ({ services }: Pick<Dealer, 'services'>): Desk =>
  services.includes('sales') ? 'sales' : 'service'

/** The seven days of a week with their hours, Monday first; null for closed days. */
export const weekOf = (hours: readonly Hours[]): { weekday: string; hours: DayHours | null }[] =>
  WEEKDAYS.map((weekday, index) => ({ weekday, hours: usualHours(hours, index + 1) }))

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
  return state.opens ? `Сейчас закрыто, откроется ${opensText(state.opens)}` : 'Сейчас закрыто'
}

/** "Завтра в 09:00" for use inside a sentence, in the place's local time. */
export const opensText = (opens: Opening): string => `${dayText(opens)} в${NBSP}${opens.time}`

/** With less than this before closing, no call is promised for today. */
const ENOUGH_MINUTES = 30

/**
 * When a place calls back after a message at `now`: "сегодня до 21:00", "завтра после 09:00", in its local time. Public
 * holidays count as days off here too.
 */
export function callTimeText(timetable: Timetable, timeZone: string, now: Date): string {
  const state = openStateAt(timetable, timeZone, now)
  if (!state.open) return afterOpening(state)
  if (state.until === null) return 'сегодня'
  const left = toMinutes(state.until) - localTime(timeZone, now).minutes
  if (left >= ENOUGH_MINUTES) return `сегодня до${NBSP}${state.until}`
  // A place that closes after midnight makes no calls then.
  const closed = openStateAt(timetable, timeZone, new Date(now.getTime() + (left < 0 ? left + DAY : left) * 60_000))
  return closed.open ? 'в рабочее время' : afterOpening(closed)
}

const afterOpening = ({ opens }: OpenState & { open: false }): string =>
  opens ? `${dayText(opens)} после${NBSP}${opens.time}` : 'в рабочее время'

function dayText({ inDays, weekday, date }: Omit<Opening, 'time'>): string {
  if (inDays === 0) return 'сегодня'
  if (inDays === 1) return 'завтра'
  if (inDays < DAYS_A_WEEK) return (IN_WEEKDAY[weekday - 1] ?? '').replace(' ', NBSP)
  return new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(new Date(`${date}T00:00:00Z`))
    .replaceAll(' ', NBSP)
}

export { DEFAULT_ZONE }

/** Date (YYYY-MM-DD) and minute of the day in a time zone; an unknown zone counts as Moscow's. */
export function localTime(timeZone: string, now: Date): { date: string; minutes: number } {
  // The Swedish format is YYYY-MM-DD HH:MM.
  const clock = (zone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(now)
  const text = clock(isZone(timeZone) ? timeZone : DEFAULT_ZONE)
  const [date = '', time = ''] = text.split(' ')
  return { date, minutes: toMinutes(time) }
}

/** Whether this machine knows a time zone of the name. */
export function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('ru', { timeZone }))
  } catch {
    return false
  }
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
