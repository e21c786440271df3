import type { DayHours } from '#src/domain/shapes/dealer.ts'

/**
 * A day on which the dealers' network has special hours: the part of the usual hours that is
 * within `hours`; null closes it.
 */
export type Holiday = { name: string; hours: DayHours | null }
export type HolidayOfYear = Holiday & {
  /** YYYY-MM-DD */
  date: string
}
/** Lists of days by year, as in the official production calendar; null or none: that year has no list. */
export type Holidays = Readonly<Partial<Record<number, readonly HolidayOfYear[] | null>>>

/** Hours of the network on public holidays. */
export const HOLIDAY_HOURS: DayHours = { open: '10:00', close: '18:00' }
const NEW_YEAR = 'Новогодние каникулы'

/**
 * Month and day of statutory holidays (labour code, article 112), and the network's rule for the New Year. Used
 * for years without a list.
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

/** The statutory holidays of a year, in order. */
export const lawHolidays = (year: number): HolidayOfYear[] =>
  [...FIXED_HOLIDAYS].map(([day, holiday]) => ({ date: `${year}-${day}`, ...holiday }))

/** The special hours of a day (YYYY-MM-DD); null for an ordinary one. */
export function holidayOn(date: string, holidays: Holidays): Holiday | null {
  const list = holidays[Number(date.slice(0, 4))]
  return (list ? list.find((day) => day.date === date) : FIXED_HOLIDAYS.get(date.slice(5))) ?? null
}

/**
 * From the first of November the next year's list can be entered: the government has published its days off by then.
 */
const KNOWN_FROM = '-11-01'

/** Years, current or about to begin, without a list of holidays. `today` is YYYY-MM-DD. */
export function yearsWithoutHolidays(today: string, holidays: Holidays): number[] {
  const year = Number(today.slice(0, 4))
  const wanted = today >= `${year}${KNOWN_FROM}` ? [year, year + 1] : [year]
  return wanted.filter((one) => !holidays[one])
}
