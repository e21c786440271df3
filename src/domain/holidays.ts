/**
 * Days on which the dealers' network keeps hours of its own (labour code, article 112, and the network's rule for the
 * New Year). A day that has usual hours keeps the part of them that lies in the window; `null` closes it.
 */
export type SpecialDay = { name: string; window: { open: string; close: string } | null }

const NEW_YEAR = 'Новогодние каникулы'
const SHORT = { open: '10:00', close: '18:00' }

/** Month and day -> what is special about it, every year the same. */
const specialDays: Readonly<Record<string, SpecialDay>> = {
  '01-01': { name: 'Новый год', window: null },
  '01-02': { name: NEW_YEAR, window: null },
  '01-03': { name: NEW_YEAR, window: SHORT },
  '01-04': { name: NEW_YEAR, window: SHORT },
  '01-05': { name: NEW_YEAR, window: SHORT },
  '01-06': { name: NEW_YEAR, window: SHORT },
  '01-07': { name: 'Рождество', window: SHORT },
  '01-08': { name: NEW_YEAR, window: SHORT },
  '02-23': { name: 'День защитника Отечества', window: SHORT },
  '03-08': { name: 'Международный женский день', window: SHORT },
  '05-01': { name: 'Праздник Весны и Труда', window: SHORT },
  '05-09': { name: 'День Победы', window: SHORT },
  '06-12': { name: 'День России', window: SHORT },
  '11-04': { name: 'День народного единства', window: SHORT },
  '12-31': { name: 'Канун Нового года', window: { open: '00:00', close: '18:00' } },
}

/** What is special about a day (YYYY-MM-DD); null for an ordinary one. */
export const specialDayOf = (date: string): SpecialDay | null => specialDays[date.slice(5)] ?? null
