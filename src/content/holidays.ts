import { liveContent } from '#src/content/live-content.ts'
import { HOLIDAY_HOURS, type Holidays } from '#src/domain/holidays.ts'

/**
 * Days with special hours at all dealers, by year, with the days off moved by the government. `hours: null`
 * is a day off; other values limit the usual hours. A year without a list has only the statutory holidays
 * (domain/holidays.ts), and the site logs a warning from November on. A dealer's own days are `special_hours`
 * (seed/dealers.ts) and take precedence. The office changes lists and adds other years (domain/content/days-off.ts).
 */
export const holidays: Holidays = {
  // Government decree No. 1466 of 24 September 2025: 3 January to the 9th, 4 January to 31 December.
  2026: [
    { date: '2026-01-01', name: 'Новый год', hours: null },
    { date: '2026-01-02', name: 'Новогодние каникулы', hours: null },
    { date: '2026-01-03', name: 'Новогодние каникулы', hours: HOLIDAY_HOURS },
    { date: '2026-01-04', name: 'Новогодние каникулы', hours: HOLIDAY_HOURS },
    { date: '2026-01-05', name: 'Новогодние каникулы', hours: HOLIDAY_HOURS },
    { date: '2026-01-06', name: 'Новогодние каникулы', hours: HOLIDAY_HOURS },
    { date: '2026-01-07', name: 'Рождество', hours: HOLIDAY_HOURS },
    { date: '2026-01-08', name: 'Новогодние каникулы', hours: HOLIDAY_HOURS },
    { date: '2026-01-09', name: 'Новогодние каникулы', hours: HOLIDAY_HOURS },
    { date: '2026-02-23', name: 'День защитника Отечества', hours: HOLIDAY_HOURS },
    { date: '2026-03-08', name: 'Международный женский день', hours: HOLIDAY_HOURS },
    { date: '2026-03-09', name: 'Выходной после 8 Марта', hours: HOLIDAY_HOURS },
    { date: '2026-05-01', name: 'Праздник Весны и Труда', hours: HOLIDAY_HOURS },
    { date: '2026-05-09', name: 'День Победы', hours: HOLIDAY_HOURS },
    { date: '2026-05-11', name: 'Выходной после Дня Победы', hours: HOLIDAY_HOURS },
    { date: '2026-06-12', name: 'День России', hours: HOLIDAY_HOURS },
    { date: '2026-11-04', name: 'День народного единства', hours: HOLIDAY_HOURS },
    { date: '2026-12-31', name: 'Канун Нового года', hours: { open: '00:00', close: '18:00' } },
  ],
}

/** The lists in effect, as pages read them; calls read the database (backend/content/days-off.ts). */
export function holidaysNow(): Holidays {
  const changed = liveContent().holidays
  return changed ? { ...holidays, ...changed } : holidays
}
