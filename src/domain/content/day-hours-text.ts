import type { DayHours, Hours } from '#src/domain/shapes/dealer.ts'
import { DAYS_A_WEEK, usualHours } from '#src/domain/timetable.ts'

/** The hours of a day as a cell of a table has them, and the hours of a week made of seven such cells. */

export const CLOSED = 'закрыто'

/** «09:00–21:00»; null: «закрыто». */
export const dayHoursText = (hours: DayHours | null): string =>
  hours === null ? CLOSED : `${hours.open}–${hours.close}`

const SPAN = /^(?:с\s*)?(\d{1,2})(?:[:.](\d\d))?\s*(?:[-\u2010-\u2015−]|до)\s*(\d{1,2})(?:[:.](\d\d))?$/i
const SHUT: readonly string[] = [CLOSED, 'выходной', 'нет', '-', '–', '—']
const UNREAD = 'Часы пишут так: «09:00–21:00» или «закрыто»'

/** As people write it: «9-21», «с 9:00 до 21:00», «выходной». */
export function readDayHours(text: string): { hours: DayHours | null } | { fault: string } {
  const written = text.trim().toLowerCase()
  if (SHUT.includes(written)) return { hours: null }
  const [, openHour, openMinute, closeHour, closeMinute] = SPAN.exec(written) ?? []
  const [open, close] = [timeOf(openHour, openMinute), timeOf(closeHour, closeMinute)]
  if (open === null || close === null) return { fault: UNREAD }
  return open < close ? { hours: { open, close } } : { fault: 'Закрытие позже открытия' }
}

/** HH:MM; null where it is no time of a day. */
function timeOf(hour = '', minute = '00'): string | null {
  const isTime = hour !== '' && Number(hour) < 24 && Number(minute) < 60
  return isTime ? `${hour.padStart(2, '0')}:${minute}` : null
}

const WEEKDAYS = Array.from({ length: DAYS_A_WEEK }, (_, index) => index + 1)

/** The week with other hours on that day, 1 = Monday: days in a row with the same hours are one line. */
export function withDay(week: readonly Hours[], weekday: number, hours: DayHours | null): Hours[] {
  const lines: Hours[] = []
  for (const day of WEEKDAYS) {
    const own = day === weekday ? hours : usualHours(week, day)
    const last = lines.at(-1)
    if (own && last?.days[1] === day - 1 && last.open === own.open && last.close === own.close)
      lines[lines.length - 1] = { ...last, days: [last.days[0], day] }
    else if (own) lines.push({ days: [day, day], ...own })
  }
  return lines
}
