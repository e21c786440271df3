import { describe, expect, it, test } from 'vitest'
import { rowsOfDifferentDays } from '#src/domain/different-days.ts'
import { yearsWithoutHolidays, type Holidays } from '#src/domain/holidays.ts'
import { openStateAt, openStateText } from '#src/domain/opening-hours.ts'
import { callTimeText } from '#src/domain/call-time.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { differentDays, hoursOn, timetableOf, type Timetable } from '#src/domain/timetable.ts'

const week = [{ days: [1, 7] as [number, number], open: '09:00', close: '21:00' }]
const evening = [{ days: [1, 7] as [number, number], open: '18:00', close: '22:00' }]
const short = { open: '10:00', close: '18:00' }
// 2021 has a list of its own, 2022 has none.
const holidays: Holidays = {
  2021: [
    { date: '2021-12-30', name: 'Перенос', hours: null },
    { date: '2021-12-31', name: 'Канун', hours: { open: '00:00', close: '15:00' } },
  ],
}
const special = [
  { from: '2021-12-06', until: '2021-12-08', hours: null, reason: 'Инвентаризация' },
  { from: '2021-12-31', hours: { open: '12:00', close: '14:00' }, reason: 'Открытие' },
]
const own: Timetable = { week, holidays, special }
const network: Timetable = { week, holidays }

describe('hours of a date', () => {
  test.each([
    ['an ordinary day', own, '2021-12-09', { open: '09:00', close: '21:00' }],
    ['the place’s own day off', own, '2021-12-07', null],
    ['a day off that was moved', network, '2021-12-30', null],
    ['the place’s own hours come before the holiday’s', own, '2021-12-31', { open: '12:00', close: '14:00' }],
    ['the part of the usual hours that a holiday leaves', network, '2021-12-31', { open: '09:00', close: '15:00' }],
    ['a holiday of the law that a year’s own list does not name', network, '2021-11-04', week[0]],
    ['a holiday of the law in a year without a list', network, '2022-11-04', short],
    ['a holiday that ends when the place would open', { ...network, week: evening }, '2022-11-04', null],
  ])('%s', (_, timetable, date, hours) => {
    expect(hoursOn(timetable, date)).toEqual(hours && { open: hours.open, close: hours.close })
  })

  it('are those of the department that its own day is about', () => {
    const dealer = {
      hours: { sales: week, service: week },
      special_hours: [{ from: '2021-12-06', hours: null, department: 'service' as const, reason: 'Учёт' }],
    }
    expect(hoursOn(timetableOf(dealer, 'service', {}), '2021-12-06')).toBeNull()
    expect(hoursOn(timetableOf(dealer, 'sales', {}), '2021-12-06')).not.toBeNull()
  })
})

test('«open now» and the time of a call follow both', () => {
  const at = new Date('2021-12-06T09:00Z')
  expect(withPlainSpaces(openStateText(openStateAt(own, 'Europe/Moscow', at)))).toBe('Откроется в четверг в 09:00')
  expect(withPlainSpaces(callTimeText(own, 'Europe/Moscow', at))).toBe('в четверг после 09:00')
  const eve = new Date('2021-12-30T09:00Z')
  expect(withPlainSpaces(callTimeText(network, 'Europe/Moscow', eve))).toBe('завтра после 09:00')
})

test('days with other hours are told as lines', () => {
  const told = (timetable: Timetable, first: string) =>
    rowsOfDifferentDays(differentDays(timetable, first, 14)).map(({ days, time, reason }) =>
      withPlainSpaces(`${days} — ${time}, ${reason}`),
    )
  expect(told(own, '2021-12-05')).toEqual(['6–8 декабря — выходной, Инвентаризация'])
  expect(told(own, '2021-12-25')).toEqual([
    '30 декабря — выходной, Перенос',
    '31 декабря — 12:00–14:00, Открытие',
    '1 января — выходной, Новый год',
    '2 января — выходной, Новогодние каникулы',
    '3–6 января — 10:00–18:00, Новогодние каникулы',
    '7 января — 10:00–18:00, Рождество',
  ])
  expect(told(own, '2021-11-05')).toEqual([])
  // The same twice is two lines where a day between them is as usual.
  const twice = ['2021-11-22', '2021-11-24'].map((from) => ({ from, hours: null, reason: 'Ремонт' }))
  expect(told({ week, special: twice }, '2021-11-20')).toEqual([
    '22 ноября — выходной, Ремонт',
    '24 ноября — выходной, Ремонт',
  ])
  const over = { week, special: [{ from: '2021-11-29', until: '2021-12-02', hours: null, reason: 'Ремонт' }] }
  expect(told(over, '2021-11-25')).toEqual(['29 ноября – 2 декабря — выходной, Ремонт'])
})

test('a period that lasts longer than the days asked for is told to its end, and nothing after it', () => {
  const repairs = [
    { from: '2021-12-01', until: '2021-12-31', hours: null, reason: 'Ремонт' },
    { from: '2022-01-01', hours: short, reason: 'Новый год' },
  ]
  const told = (first: string) =>
    rowsOfDifferentDays(differentDays({ week, special: repairs, holidays: { 2021: [], 2022: [] } }, first, 14)).map(
      ({ days }) => withPlainSpaces(days),
    )
  expect(told('2021-11-25')).toEqual(['1–31 декабря'])
  expect(told('2021-12-20')).toEqual(['20–31 декабря', '1 января'])
  expect(told('2021-11-01')).toEqual([])
})

test('a holiday that changes nothing is not told', () => {
  const within = { week: [{ days: [1, 7] as [number, number], ...short }] }
  expect(differentDays(within, '2022-02-20', 7)).toEqual([])
})

test.each([
  ['2021-06-01', []],
  ['2021-10-31', []],
  ['2021-11-01', [2022]],
  ['2022-01-01', [2022]],
  ['2022-11-01', [2022, 2023]],
])('on %s these years have no list: %s', (today, years) => {
  expect(yearsWithoutHolidays(today, holidays)).toEqual(years)
})
