import type { DayHours, Hours } from '#src/domain/shapes/dealer.ts'
import { usualHours, DAYS_A_WEEK } from '#src/domain/timetable.ts'

const WEEKDAYS = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'] as const

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

/** The same as one line: "Пн–Пт 09:00–21:00, Сб, Вс 10:00–20:00". */
export const hoursLine = (hours: readonly Hours[]): string =>
  hoursRows(hours)
    .map(({ days, time }) => `${days} ${time}`)
    .join(', ')

function daysText(first: string, last: string, count: number): string {
  if (count === DAYS_A_WEEK) return 'Ежедневно'
  if (count === 1) return first
  return count === 2 ? `${first}, ${last}` : `${first}–${last}`
}

/** The seven days of a week with their hours, Monday first; null for closed days. */
export const weekOf = (hours: readonly Hours[]): { weekday: string; hours: DayHours | null }[] =>
  WEEKDAYS.map((weekday, index) => ({ weekday, hours: usualHours(hours, index + 1) }))
