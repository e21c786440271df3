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

/** Regroups the map by month and day, in order of time whatever the order of the keys (specification 3). */
export function toMonths(schedule: ScheduleMap): ScheduleMonth[] {
  const months: ScheduleMonth[] = []
  const dates = Object.keys(schedule)
    .map((date) => ({ date, key: toSortable(date) }))
    .sort((a, b) => a.key.localeCompare(b.key))
  for (const { date } of dates) {
    const [day, month, year] = date.split('.').map(Number) as [number, number, number]
    let group = months.find((item) => item.number === month && item.year === year)
    if (!group) {
      group = { number: month, year, name: MONTHS[month - 1] ?? 'Январь', days: [] }
      months.push(group)
    }
    const slots = Object.entries(schedule[date] ?? {})
      .map(([time, { available }]) => ({ time, available }))
      .sort((a, b) => a.time.localeCompare(b.time))
    group.days.push({
      number: day,
      date,
      weekday: WEEKDAYS[weekdayOf(date)] ?? 'Вс',
      available: slots.some((slot) => slot.available),
      slots,
    })
  }
  return months
}

const toSortable = (date: string): string => date.split('.').reverse().join('-')

const GENITIVE = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
] as const
const WEEKDAY_NAMES = ['воскресенье', 'понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота'] as const

/** «04.12.2021» -> «4 декабря» */
export function dayText(date: string): string {
  const [day, month] = date.split('.').map(Number) as [number, number, number]
  return `${day}${NBSP}${GENITIVE[month - 1] ?? ''}`
}

/** «04.12.2021» -> «суббота» */
export const weekdayText = (date: string): string => WEEKDAY_NAMES[weekdayOf(date)] ?? ''

/** 0 is Sunday. */
const weekdayOf = (date: string): number => new Date(`${toSortable(date)}T00:00:00Z`).getUTCDay()

/** «04.12.2021» -> «суббота, 4 декабря» */
export const fullDayText = (date: string): string => `${weekdayText(date)}, ${dayText(date)}`

const ON_WEEKDAY = [
  'в воскресенье',
  'в понедельник',
  'во вторник',
  'в среду',
  'в четверг',
  'в пятницу',
  'в субботу',
] as const

/** «04.12.2021» -> «в субботу, 4 декабря» */
export const onDayText = (date: string): string =>
  `${(ON_WEEKDAY[weekdayOf(date)] ?? '').replace(' ', NBSP)}, ${dayText(date)}`

/** «04.12.2021» -> «сб 04.12»: where there is room for one line. */
export const shortDayText = (date: string): string => {
  const [day, month] = date.split('.')
  return `${(WEEKDAYS[weekdayOf(date)] ?? '').toLowerCase()}${NBSP}${day}.${month}`
}
