import { shownDay } from '#src/domain/day.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { dayText } from '#src/domain/schedule.ts'
import { shiftDate, type DifferentDay } from '#src/domain/timetable.ts'

/** Consecutive days with the same hours for the same reason. */
export type DifferentDaysRow = { days: string; time: string; reason: string }

const timeOf = ({ hours }: DifferentDay): string => (hours ? `${hours.open}–${hours.close}` : 'выходной')

/** Special hours as lines: "7 января", "10:00–18:00", "Рождество"; "1–2 января", "выходной". */
export function rowsOfDifferentDays(days: readonly DifferentDay[]): DifferentDaysRow[] {
  const groups: { first: DifferentDay; last: DifferentDay }[] = []
  for (const day of days) {
    const group = groups.at(-1)
    if (group && isSame(group.last, day)) group.last = day
    else groups.push({ first: day, last: day })
  }
  return groups.map(({ first, last }) => ({
    days: spanText(first.date, last.date),
    time: timeOf(first),
    reason: first.reason,
  }))
}

const isSame = (last: DifferentDay, next: DifferentDay): boolean =>
  shiftDate(last.date, 1) === next.date && timeOf(last) === timeOf(next) && last.reason === next.reason

/** "7 января" */
const dayOfMonth = (date: string): string => dayText(shownDay(date))

function spanText(first: string, last: string): string {
  if (first === last) return dayOfMonth(first)
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  return isOneMonth
    ? `${Number(first.slice(8))}–${dayOfMonth(last)}`
    : `${dayOfMonth(first)}${NBSP}– ${dayOfMonth(last)}`
}
