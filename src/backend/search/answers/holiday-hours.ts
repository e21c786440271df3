import { rowsOfDifferentDays } from '#src/domain/different-days.ts'
import { holidayOn, type HolidayOfYear, type Holidays } from '#src/domain/holidays.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { SearchAnswer } from '#src/domain/search.ts'
import { shiftDate } from '#src/domain/timetable.ts'
import { hrefTo } from '#src/routes.ts'

/** Hours of the network on holidays: "работаете 9 мая", "график на новый год". */

/** `today`: YYYY-MM-DD, called only for a question about holidays. */
export type Calendar = { holidays: Holidays; today: () => string }

/** Each date of the year occurs once. */
const DAYS_AHEAD = 365
const MAX_ROWS = 4
const MONTHS = 'янв|фев|мар|апр|ма|июн|июл|авг|сен|окт|ноя|дек'.split('|')
const HOLIDAYS = /праздни|новогодн|нов[а-я]+ год|каникул|майски/
const NEW_YEAR = /новогодн|нов[а-я]+ год|каникул/
const MAY = /майски/

/** Null where the query asks neither about holidays nor about the date of one. */
export function holidayAnswer(text: string, { holidays, today }: Calendar): SearchAnswer | null {
  const asked = dayAsked(text)
  if (asked === undefined && !HOLIDAYS.test(text)) return null
  const coming = comingHolidays(holidays, today())
  const named = coming.filter(({ date }) => date.slice(5) === asked)
  const days = named.length > 0 || !HOLIDAYS.test(text) ? named : ofSeason(text, coming)
  const [only] = named
  if (days.length === 0) return null
  const said = only ? `${rowsOf([only]).join('')}, ${only.name}` : rowsOf(days).slice(0, MAX_ROWS).join('; ')
  return {
    url: hrefTo('dealers'),
    title: 'Часы дилеров в праздники',
    text: `${said}. Время местное.`,
  }
}

const comingHolidays = (holidays: Holidays, today: string): HolidayOfYear[] =>
  Array.from({ length: DAYS_AHEAD }, (_, index) => shiftDate(today, index)).flatMap((date) => {
    const holiday = holidayOn(date, holidays)
    return holiday ? [{ ...holiday, date }] : []
  })

/** "9 мая" as MM-DD; undefined where no date is named. */
function dayAsked(text: string): string | undefined {
  const [, day = '', month = ''] = /(\d{1,2})\s+([а-я]{3,})/.exec(text) ?? []
  const index = MONTHS.findIndex((begins) => month.startsWith(begins))
  return index < 0 ? undefined : `${String(index + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The holidays that are named; all where none of them are near. */
function ofSeason(text: string, days: readonly HolidayOfYear[]): readonly HolidayOfYear[] {
  const months = NEW_YEAR.test(text) ? ['12', '01'] : MAY.test(text) ? ['05'] : []
  const meant = days.filter(({ date }) => months.includes(date.slice(5, 7)))
  return meant.length > 0 ? meant : days
}

/** «31 декабря — до 18:00», «1–2 января — выходной». */
const rowsOf = (days: readonly HolidayOfYear[]): string[] =>
  rowsOfDifferentDays(days.map(({ date, hours }) => ({ date, hours, reason: '' }))).map(
    ({ days: when, time }) => `${when}${NBSP}— ${time.replace(/^00:00–/, `до${NBSP}`)}`,
  )
