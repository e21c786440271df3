import type { DayHours } from '#src/domain/shapes/dealer.ts'

/**
 * A day on which the dealers' network keeps other hours. A day that has usual hours keeps the part of them that lies
 * within `hours`; null closes it.
 */
export type Holiday = { name: string; hours: DayHours | null }
export type HolidayOfYear = Holiday & {
  /** YYYY-MM-DD */
  date: string
}
/** Lists of days by year, as the year's production calendar has them; null or none: that year has no list. */
export type Holidays = Readonly<Partial<Record<number, readonly HolidayOfYear[] | null>>>

/** Hours of the network on public holidays. */
export const HOLIDAY_HOURS: DayHours = { open: '10:00', close: '18:00' }
const NEW_YEAR = 'Новогодние каникулы'

/**
 * Month and day of what is a holiday every year (labour code, article 112), and the network's rule for the New Year. It
 * counts for years that have no list.
 */
export const FIXED_HOLIDAYS: ReadonlyMap<string, Holiday> = new Map<string, Holiday>([
  ['01-01', { name: 'Новый год', hours: null }],
  ['01-02', { name: NEW_YEAR, hours: null }],
  ['01-03', { name: NEW_YEAR, hours: HOLIDAY_HOURS }],
  ['01-04', { name: NEW_YEAR, hours: HOLIDAY_HOURS }],
  ['01-05', { name: NEW_YEAR, hours: HOLIDAY_HOURS }],
  ['01-06', { name: NEW_YEAR, hours: HOLIDAY_HOURS }],
  ['01-07', { name: 'Рождество', hours: HOLIDAY_HOURS }],
  ['01-08', { name: NEW_YEAR, hours: HOLIDAY_HOURS }],
  ['02-23', { name: 'День защитника Отечества', hours: HOLIDAY_HOURS }],
  ['03-08', { name: 'Международный женский день', hours: HOLIDAY_HOURS }],
  ['05-01', { name: 'Праздник Весны и Труда', hours: HOLIDAY_HOURS }],
  ['05-09', { name: 'День Победы', hours: HOLIDAY_HOURS }],
  ['06-12', { name: 'День России', hours: HOLIDAY_HOURS }],
  ['11-04', { name: 'День народного единства', hours: HOLIDAY_HOURS }],
  ['12-31', { name: 'Канун Нового года', hours: { open: '00:00', close: '18:00' } }],
])

/** The holidays of the law in a year, in their order. */
export const lawHolidays = (year: number): HolidayOfYear[] =>
  [...FIXED_HOLIDAYS].map(([day, holiday]) => ({ date: `${year}-${day}`, ...holiday }))

/** What is special about a day (YYYY-MM-DD); null for an ordinary one. */
export function holidayOn(date: string, holidays: Holidays): Holiday | null {
  const list = holidays[Number(date.slice(0, 4))]
  return (list ? list.find((day) => day.date === date) : FIXED_HOLIDAYS.get(date.slice(5))) ?? null
}

/** From the first of November the next year's list may be written: the government has moved its days off by then. */
const KNOWN_FROM = '-11-01'

/** Years that are under way or about to begin and have no list of holidays. `today` is YYYY-MM-DD. */
export function yearsWithoutHolidays(today: string, holidays: Holidays): number[] {
  const year = Number(today.slice(0, 4))
  const wanted = today >= `${year}${KNOWN_FROM}` ? [year, year + 1] : [year]
  return wanted.filter((one) => !holidays[one])
}
