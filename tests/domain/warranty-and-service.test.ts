import { readDay, shownDay } from '#src/domain/day.ts'
import { describe, expect, it } from 'vitest'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { addMonths, expectedVisit, nextVisit, readService, type ServiceField } from '#src/domain/service-visit.ts'
import { monthsText, readKmAYear, warrantyEnd } from '#src/domain/warranty.ts'

const CAR = { years: 5, km: 100_000 }
const INTERVAL = { km: 15_000, months: 12 }

describe('warranty', () => {
  it.each([
    [24_000, 'km', 50, 100_000],
    [15_000, 'years', 60, 75_000],
    [20_000, 'years', 60, 100_000],
    [50_000, 'km', 24, 100_000],
  ] as const)('%i km a year', (kmAYear, by, months, km) => {
    expect(warrantyEnd(CAR, kmAYear)).toEqual({ by, months, km })
  })

  it('tells months in years', () => {
    expect([50, 60, 7, 13, 0].map((months) => withPlainSpaces(monthsText(months)))).toEqual([
      '4 года 2 месяца',
      '5 лет',
      '7 месяцев',
      '1 год 1 месяц',
      '0 месяцев',
    ])
  })

  it('reads the address and falls back to the usual', () => {
    expect([readKmAYear('30 000'), readKmAYear('1'), readKmAYear('much'), readKmAYear(null)]).toEqual([
      30_000, 24_000, 24_000, 24_000,
    ])
  })
})

const read = (values: Partial<Record<ServiceField, string>>) => readService((field) => values[field] ?? null)

describe('the next service', () => {
  const driving = { date: '2021-06-10', last: 31_400, now: 39_800 }
  const visit = nextVisit(driving, INTERVAL)

  it('is due by kilometres or in a year', () => {
    expect(visit).toEqual({ number: 3, km: 46_400, latest: '2022-06-10', left: 6_600 })
    expect(nextVisit({ ...driving, last: 0, now: 0 }, INTERVAL).number).toBe(1)
    expect(nextVisit({ ...driving, now: 50_000 }, INTERVAL).left).toBe(-3_600)
  })

  it.each([
    ['mileage first', driving, 31_400, '2021-12-01', { first: 'km', byPace: '2022-04-17' }],
    [
      'both on one day',
      { date: '2021-01-01', last: 0, now: 7500 },
      0,
      '2021-07-02',
      { first: 'km', byPace: '2021-12-31' },
    ],
    [
      'date first',
      { date: '2026-03-10', last: 15_000, now: 22_500 },
      15_000,
      '2026-11-24',
      { first: 'date', byPace: '2027-08-10' },
    ],
    ['hardly driven', { ...driving, now: 31_401 }, 31_400, '2021-12-01', { first: 'date', byPace: null }],
    ['not driven', { ...driving, now: 31_400 }, 31_400, '2021-12-01', null],
    ['date is over', driving, 31_400, '2022-07-01', null],
    ['mileage is over', { ...driving, now: 46_400 }, 31_400, '2021-12-01', null],
  ] as const)('says what comes first, and the true pace: %s', (_, car, last, today, expected) => {
    expect(expectedVisit({ ...car, last }, nextVisit({ ...car, last }, INTERVAL), today)).toEqual(expected)
  })

  it('counts months over short ones and leap years', () => {
    expect(addMonths('2021-01-31', 1)).toBe('2021-02-28')
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
    expect(addMonths('2021-12-15', 12)).toBe('2022-12-15')
  })

  it('asks for what is missing or impossible, and for nothing while the form is empty', () => {
    expect(read({}).problems).toEqual({})
    expect(Object.keys(read({ last: 'много' }).problems)).toEqual(['date', 'last', 'now'])
    expect(read({ date: '', last: '1', now: '2' }).problems.date).toMatch(/^Укажите дату/)
    expect(read({ date: '2021-02-30', last: '1', now: '2' }).problems.date).toMatch(/^Напишите дату целиком/)
    expect(read({ date: '30.02.2021', last: '1', now: '2' }).problems.date).toMatch(/^Такого дня нет: 30\.02\.2021/)
    expect(read({ date: '10.06', last: '1', now: '2' }).problems.date).toMatch(/^Напишите дату целиком/)
    expect(read({ date: '10.06.1921', last: '1', now: '2' }).problems.date).toMatch(/^Год/)
    expect(read({ date: '2021-06-10', last: '40000', now: '39 800' }).problems.now).toMatch(/не может быть меньше/)
    expect(read({ date: '2021-06-10', last: '31 400', now: '39\u00a0800 км' }).driving).toEqual(driving)
  })
})

describe('a day as it is written', () => {
  it.each([
    ['10.06.2021', '2021-06-10'],
    [' 1.6.2021 ', '2021-06-01'],
    ['10/06/2021', '2021-06-10'],
    ['10 06 2021 г.', '2021-06-10'],
    ['2021-06-10', '2021-06-10'],
    ['29.02.2024', '2024-02-29'],
  ])('%j is read', (text, day) => {
    expect(readDay(text)).toBe(day)
    expect(readDay(shownDay(day))).toBe(day)
  })

  it.each(['', '29.02.2023', '32.01.2021', '10.13.2021', '06.2021', '10.06.21', 'вчера', '10062021'])(
    '%j is none',
    (text) => expect(readDay(text)).toBeNull(),
  )
})
