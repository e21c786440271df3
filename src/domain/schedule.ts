import { MONTHS_OF_DATES } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { ScheduleMap } from '#src/domain/shapes/schedule.ts'

export type { ScheduleMap } from '#src/domain/shapes/schedule.ts'

const MONTHS = [
  'Январь',
  'Февраль',
  'Март',
  'Апрель',
  'Май',
  'Июнь',
  'Июль',
  'Август',
  'Сентябрь',
  'Октябрь',
  'Ноябрь',
  'Декабрь',
] as const
const WEEKDAYS = ['Вс', 'Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб'] as const

export type ScheduleSlot = { time: string; available: boolean }
export type ScheduleDay = {
  number: number
  date: string
  weekday: (typeof WEEKDAYS)[number]
  available: boolean
  slots: ScheduleSlot[]
}
export type ScheduleMonth = { number: number; year: number; name: (typeof MONTHS)[number]; days: ScheduleDay[] }

/** Groups the map by month and day, in order of time whatever the order of keys (specification 3). */
export function toMonths(schedule: ScheduleMap): ScheduleMonth[] {
  return byMonth(Object.keys(schedule)).map((month) => ({
    ...month,
    days: month.days.map((day) => {
      const slots = Object.entries(schedule[day.date] ?? {})
        .map(([time, { available }]) => ({ time, available }))
        .sort((a, b) => a.time.localeCompare(b.time))
      return { ...day, available: slots.some((slot) => slot.available), slots }
    }),
  }))
}

type PlainDay = Pick<ScheduleDay, 'number' | 'date' | 'weekday'>

/** Dates (DD.MM.YYYY) in their order, by month. */
export function byMonth(dates: readonly string[]): (Omit<ScheduleMonth, 'days'> & { days: PlainDay[] })[] {
  const months: ReturnType<typeof byMonth> = []
  for (const date of dates.toSorted((a, b) => toSortable(a).localeCompare(toSortable(b)))) {
    const [day, month, year] = date.split('.').map(Number) as [number, number, number]
    let group = months.find((item) => item.number === month && item.year === year)
    if (!group) {
      group = { number: month, year, name: MONTHS[month - 1] ?? 'Январь', days: [] }
      months.push(group)
    }
    group.days.push({ number: day, date, weekday: WEEKDAYS[weekdayOf(date)] ?? 'Вс' })
  }
  return months
}

const toSortable = (date: string): string => date.split('.').reverse().join('-')

const WEEKDAY_NAMES = ['воскресенье', 'понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота'] as const

/** "04.12.2021" -> "4 декабря" */
export function dayText(date: string): string {
  const [day, month] = date.split('.').map(Number) as [number, number, number]
  return `${day}${NBSP}${MONTHS_OF_DATES[month - 1] ?? ''}`
}

/** "04.12.2021" -> "суббота" */
const weekdayText = (date: string): string => WEEKDAY_NAMES[weekdayOf(date)] ?? ''

/** 0 is Sunday. */
const weekdayOf = (date: string): number => new Date(`${toSortable(date)}T00:00:00Z`).getUTCDay()

/** "04.12.2021" -> "суббота, 4 декабря" */
export const fullDayText = (date: string): string => `${weekdayText(date)}, ${dayText(date)}`

/** "04.12.2021" -> "Сб 4 декабря, суббота": begins with the words of a calendar's day, for who says what he sees. */
export const calendarDayText = (date: string): string =>
  `${WEEKDAYS[weekdayOf(date)] ?? ''} ${dayText(date)}, ${weekdayText(date)}`

const ACCUSATIVE = ['воскресенье', 'понедельник', 'вторник', 'среду', 'четверг', 'пятницу', 'субботу'] as const

/** "04.12.2021" -> "субботу, 4 декабря": after "перенесли на" */
export const toDayText = (date: string): string => `${ACCUSATIVE[weekdayOf(date)] ?? ''}, ${dayText(date)}`

const TUESDAY = 2

/** "04.12.2021" -> "в субботу, 4 декабря" */
export const onDayText = (date: string): string =>
  `${weekdayOf(date) === TUESDAY ? 'во' : 'в'}${NBSP}${toDayText(date)}`

/** "04.12.2021" -> "сб 04.12": where there is room for one line. */
export const shortDayText = (date: string): string => {
  const [day, month] = date.split('.')
  return `${(WEEKDAYS[weekdayOf(date)] ?? '').toLowerCase()}${NBSP}${day}.${month}`
}
