import { expect, test } from 'vitest'
import { holidayAnswer } from '#src/backend/search/answers/holiday-hours.ts'
import type { Holidays } from '#src/domain/holidays.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'

const holidays: Holidays = {
  2021: [
    { date: '2021-05-09', name: 'День Победы', hours: null },
    { date: '2021-12-31', name: 'Канун', hours: { open: '00:00', close: '15:00' } },
  ],
  2022: [
    { date: '2022-01-01', name: 'Новый год', hours: null },
    { date: '2022-01-02', name: 'Каникулы', hours: null },
    { date: '2022-01-03', name: 'Каникулы', hours: { open: '11:00', close: '16:00' } },
    { date: '2022-03-08', name: 'Весна', hours: { open: '11:00', close: '16:00' } },
  ],
}
const said = (text: string, today: string) => {
  const answer = holidayAnswer(text, { holidays, today: () => today })
  return answer && withPlainSpaces(answer.text)
}

test.each([
  ['работаете 9 мая', '2021-05-01', '9 мая — выходной, День Победы. Время местное.'],
  // The next one, of a year whose list does not name it, is an ordinary day.
  ['работаете 9 мая', '2021-05-10', null],
  ['вы работаете 10 мая', '2021-05-01', null],
  ['часы работы', '2021-05-01', null],
  [
    'график на новый год',
    '2021-05-01',
    '31 декабря — до 15:00; 1–2 января — выходной; 3 января — 11:00–16:00. Время местное.',
  ],
  [
    'часы в праздники',
    '2022-01-03',
    '3 января — 11:00–16:00; 8 марта — 11:00–16:00; 1–2 января — выходной. Время местное.',
  ],
  // Of a year without a list the law knows some.
  ['часы в майские', '2025-05-02', '9 мая — 10:00–18:00; 1 мая — 10:00–18:00. Время местное.'],
])('«%s» on %s', (text, today, answer) => {
  expect(said(text, today)).toBe(answer)
})
