import { describe, expect, it } from 'vitest'
import type { Hours } from '#src/domain/dealer.ts'
import { openStateAt, openStateText } from '#src/domain/opening-hours.ts'
import { callTimeText, canCallBefore } from '#src/domain/call-time.ts'
import { formatHours, hoursRows, weekOf } from '#src/domain/hours-text.ts'
import { hoursOn } from '#src/domain/timetable.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { cities, dealers } from '../fixtures/directory.ts'

const daily: Hours[] = [{ days: [1, 7], open: '09:00', close: '21:00' }]
const weekdays: Hours[] = [{ days: [1, 6], open: '09:00', close: '19:00' }]
const split: Hours[] = [
  { days: [1, 6], open: '08:00', close: '20:00' },
  { days: [7, 7], open: '10:00', close: '18:00' },
]
const untilMidnight: Hours[] = [{ days: [1, 7], open: '09:00', close: '24:00' }]
const night: Hours[] = [{ days: [5, 6], open: '20:00', close: '02:00' }]
const wrapped: Hours[] = [{ days: [6, 2], open: '10:00', close: '18:00' }]
const always: Hours[] = [{ days: [1, 7], open: '00:00', close: '24:00' }]
const sameTime: Hours[] = [{ days: [1, 7], open: '09:00', close: '09:00' }]
const workdaysAround: Hours[] = [{ days: [1, 5], open: '00:00', close: '24:00' }]

const say = (hours: Hours[], zone: string, iso: string) =>
  withPlainSpaces(openStateText(openStateAt({ week: hours }, zone, new Date(iso))))

// 15 November 2021 is a Monday.
const table: [name: string, hours: Hours[], zone: string, utc: string, said: string][] = [
  ['Moscow by day', daily, 'Europe/Moscow', '2021-11-15T12:00Z', 'Сейчас открыто, до 21:00'],
  ['Moscow, a minute before closing', daily, 'Europe/Moscow', '2021-11-15T17:59Z', 'Сейчас открыто, до 21:00'],
  ['Moscow, at closing', daily, 'Europe/Moscow', '2021-11-15T18:00Z', 'Откроется завтра в 09:00'],
  ['Moscow, a minute before opening', daily, 'Europe/Moscow', '2021-11-15T05:59Z', 'Откроется в 09:00'],
  ['Moscow, at opening', daily, 'Europe/Moscow', '2021-11-15T06:00Z', 'Сейчас открыто, до 21:00'],
  ['Samara is an hour ahead', daily, 'Europe/Samara', '2021-11-15T05:00Z', 'Сейчас открыто, до 21:00'],
  [
    'Yekaterinburg has closed while Moscow works',
    daily,
    'Asia/Yekaterinburg',
    '2021-11-15T16:00Z',
    'Откроется завтра в 09:00',
  ],
  ['Novosibirsk opens while Moscow sleeps', daily, 'Asia/Novosibirsk', '2021-11-15T02:00Z', 'Сейчас открыто, до 21:00'],
  ['Novosibirsk is already on tomorrow', weekdays, 'Asia/Novosibirsk', '2021-11-13T18:00Z', 'Откроется завтра в 09:00'],
  ['Sunday without hours', weekdays, 'Europe/Moscow', '2021-11-21T09:00Z', 'Откроется завтра в 09:00'],
  [
    'Saturday evening looks over Sunday',
    weekdays,
    'Europe/Moscow',
    '2021-11-20T17:00Z',
    'Откроется в понедельник в 09:00',
  ],
  ['Sunday has hours of its own', split, 'Europe/Moscow', '2021-11-21T14:00Z', 'Сейчас открыто, до 18:00'],
  ['after midnight the evening goes on', night, 'Europe/Moscow', '2021-11-19T22:30Z', 'Сейчас открыто, до 02:00'],
  ['before midnight', night, 'Europe/Moscow', '2021-11-19T20:30Z', 'Сейчас открыто, до 02:00'],
  ['the night is over', night, 'Europe/Moscow', '2021-11-20T23:00Z', 'Откроется в пятницу в 20:00'],
  [
    'a range over the end of the week, Sunday',
    wrapped,
    'Europe/Moscow',
    '2021-11-21T08:00Z',
    'Сейчас открыто, до 18:00',
  ],
  [
    'a range over the end of the week, Wednesday',
    wrapped,
    'Europe/Moscow',
    '2021-11-17T08:00Z',
    'Откроется в субботу в 10:00',
  ],
  ['round the clock', always, 'Europe/Moscow', '2021-11-17T00:00Z', 'Открыто круглосуточно'],
  ['round the clock till the weekend', workdaysAround, 'Europe/Moscow', '2021-11-18T10:00Z', 'Открыто круглосуточно'],
  ['round the clock, closing as it opens', sameTime, 'Europe/Moscow', '2021-11-17T05:59Z', 'Открыто круглосуточно'],
  ['a whole day before the end', workdaysAround, 'Europe/Moscow', '2021-11-18T21:00Z', 'Сейчас открыто, до 24:00'],
  ['round the clock, the last day', workdaysAround, 'Europe/Moscow', '2021-11-19T10:00Z', 'Сейчас открыто, до 24:00'],
  ['no hours at all', [], 'Europe/Moscow', '2021-11-17T10:00Z', 'Сейчас закрыто'],
  ['31 December closes at six', daily, 'Europe/Moscow', '2021-12-31T14:00Z', 'Сейчас открыто, до 18:00'],
  ['31 December in the evening', daily, 'Europe/Moscow', '2021-12-31T16:00Z', 'Откроется в понедельник в 10:00'],
  ['1 January', daily, 'Europe/Moscow', '2022-01-01T10:00Z', 'Откроется в понедельник в 10:00'],
  [
    'the new year has come in Novosibirsk first',
    daily,
    'Asia/Novosibirsk',
    '2021-12-31T17:30Z',
    'Откроется в понедельник в 10:00',
  ],
  ['7 January', daily, 'Europe/Moscow', '2022-01-07T08:00Z', 'Сейчас открыто, до 18:00'],
  ['9 January is an ordinary day again', daily, 'Europe/Moscow', '2022-01-09T16:00Z', 'Сейчас открыто, до 21:00'],
  ['a holiday does not open a day off', weekdays, 'Europe/Moscow', '2022-06-12T10:00Z', 'Откроется завтра в 09:00'],
  ['9 May', split, 'Europe/Moscow', '2022-05-09T06:30Z', 'Откроется в 10:00'],
  ['4 November', daily, 'Asia/Yekaterinburg', '2021-11-04T12:59Z', 'Сейчас открыто, до 18:00'],
]

describe('open now', () => {
  it.each(table)('%s', (_, hours, zone, utc, said) => {
    expect(say(hours, zone, utc)).toBe(said)
  })

  it('does not depend on the time zone of the machine', () => {
    const { open } = openStateAt({ week: daily }, 'Asia/Vladivostok', new Date('2021-11-15T23:00Z'))
    expect(open).toBe(true)
  })

  it('knows the time zone of every city', () => {
    for (const { timezone } of cities) expect(() => openStateAt({ week: daily }, timezone, new Date())).not.toThrow()
  })
})

describe('hours of a day', () => {
  it('keeps the part of the usual hours that a holiday leaves', () => {
    expect(hoursOn({ week: daily }, '2022-02-23')).toEqual({ open: '10:00', close: '18:00' })
    expect(hoursOn({ week: [{ days: [1, 7], open: '12:00', close: '16:00' }] }, '2022-02-23')).toEqual({
      open: '12:00',
      close: '16:00',
    })
    expect(hoursOn({ week: daily }, '2022-01-02')).toBeNull()
    expect(hoursOn({ week: [{ days: [1, 7], open: '19:00', close: '23:00' }] }, '2022-12-31')).toBeNull()
  })

  it('writes a range and a single day', () => {
    expect(split.map(formatHours)).toEqual(['Пн–Сб 08:00–20:00', 'Вс 10:00–18:00'])
  })

  it('lays out the week of every dealer', () => {
    for (const { hours } of dealers) expect(weekOf(hours.sales)).toHaveLength(7)
    expect(weekOf(split).at(-1)).toEqual({ weekday: 'Вс', hours: { open: '10:00', close: '18:00' } })
    expect(weekOf(weekdays).at(-1)).toEqual({ weekday: 'Вс', hours: null })
  })
})

describe('a week as it is told', () => {
  const told = (hours: readonly Hours[]) => hoursRows(hours).map(({ days, time }) => `${days} ${time}`)

  it('puts days of the same hours together, and tells the days off', () => {
    expect(told(daily)).toEqual(['Ежедневно 09:00–21:00'])
    expect(told(weekdays)).toEqual(['Пн–Сб 09:00–19:00', 'Вс закрыто'])
    expect(told(split)).toEqual(['Пн–Сб 08:00–20:00', 'Вс 10:00–18:00'])
    expect(told(wrapped)).toEqual(['Пн, Вт 10:00–18:00', 'Ср–Пт закрыто', 'Сб, Вс 10:00–18:00'])
  })
})

// 15 November 2021 is a Monday.
it.each([
  ['by day', daily, 'Europe/Moscow', '2021-11-15T12:00Z', 'сегодня до 21:00'],
  ['half an hour before closing', daily, 'Europe/Moscow', '2021-11-15T17:30Z', 'сегодня до 21:00'],
  ['too late for today', daily, 'Europe/Moscow', '2021-11-15T17:31Z', 'завтра после 09:00'],
  ['closed in the evening', daily, 'Europe/Moscow', '2021-11-15T19:00Z', 'завтра после 09:00'],
  ['before opening', daily, 'Europe/Moscow', '2021-11-15T04:00Z', 'сегодня после 09:00'],
  ['by the dealer’s clock', daily, 'Asia/Yekaterinburg', '2021-11-15T15:45Z', 'завтра после 09:00'],
  ['on a day that has not begun in Moscow', daily, 'Asia/Yekaterinburg', '2021-11-15T19:23Z', '16 ноября после 09:00'],
  ['at any hour of such a day', always, 'Asia/Yekaterinburg', '2021-11-15T19:23Z', '16 ноября'],
  ['over a day off', weekdays, 'Europe/Moscow', '2021-11-20T17:00Z', 'в понедельник после 09:00'],
  ['at any hour', always, 'Europe/Moscow', '2021-11-15T23:50Z', 'сегодня'],
  ['in the small hours', night, 'Europe/Moscow', '2021-11-19T22:45Z', 'сегодня после 20:00'],
  [
    'too late for today, by a place that closes at midnight',
    untilMidnight,
    'Europe/Moscow',
    '2021-11-15T20:45Z',
    'завтра после 09:00',
  ],
  ['in an evening that ends after midnight', night, 'Europe/Moscow', '2021-11-19T20:00Z', 'завтра после 20:00'],
  ['without any hours', [], 'Europe/Moscow', '2021-11-15T12:00Z', 'в рабочее время'],
])('who calls back: %s', (_, hours, zone, utc, said) =>
  expect(withPlainSpaces(callTimeText({ week: hours }, zone, new Date(utc)))).toBe(said),
)

it.each([
  // Written in the evening, from nine tomorrow: an hour at nine is before any call, one at eleven is not.
  ['2021-07-15T19:00Z', '2021-07-16', '09:00', false],
  ['2021-07-15T19:00Z', '2021-07-16', '09:59', false],
  ['2021-07-15T19:00Z', '2021-07-16', '10:00', true],
  ['2021-07-15T10:00Z', '2021-07-16', '09:00', true],
  ['2021-07-15T10:00Z', '2021-07-15', '13:30', false],
])('written at %s, a call about %s %s is possible: %s', (utc, date, time, possible) =>
  expect(canCallBefore({ week: daily }, 'Europe/Moscow', new Date(utc), { date, time })).toBe(possible),
)
