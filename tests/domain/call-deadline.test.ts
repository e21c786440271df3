import { describe, expect, test } from 'vitest'
import { callDeadline, deadlineText } from '#src/domain/call-deadline.ts'
import type { Timetable } from '#src/domain/timetable.ts'

const MOSCOW = 'Europe/Moscow'
// Wednesday, 14 July 2021; Moscow is three hours ahead.
const week: Timetable['week'] = [{ days: [1, 5], open: '09:00', close: '20:00' }]
const at = (instant: string, timetable: Timetable = { week }, zone = MOSCOW) => {
  const sent = new Date(instant)
  const deadline = callDeadline(timetable, zone, sent)
  return deadline && deadlineText(deadline, zone, sent).replaceAll('\u00a0', ' ')
}

describe('until when somebody calls', () => {
  test('an hour of working time, in whole five minutes', () => {
    expect(at('2021-07-14T09:00:00Z')).toBe('сегодня до 13:00')
    expect(at('2021-07-14T11:26:10Z')).toBe('сегодня до 15:30')
    // To the minute of closing.
    expect(at('2021-07-14T16:00:00Z')).toBe('сегодня до 20:00')
  })

  test('what comes too late for that is for the next opening', () => {
    expect(at('2021-07-14T16:20:00Z')).toBe('завтра до 10:00')
    expect(at('2021-07-14T02:00:00Z')).toBe('сегодня до 10:00')
    expect(at('2021-07-16T18:00:00Z')).toBe('в понедельник до 10:00')
  })

  test('an evening that ends after midnight goes on, and so does a place open round the clock', () => {
    const night = [{ days: [1, 7], open: '09:00', close: '02:00' }] satisfies Timetable['week']
    expect(at('2021-07-14T20:30:00Z', { week: night })).toBe('завтра до 00:30')
    expect(at('2021-07-14T22:30:00Z', { week: night })).toBe('сегодня до 10:00')
    const always = [{ days: [1, 7], open: '00:00', close: '24:00' }] satisfies Timetable['week']
    expect(at('2021-07-14T20:30:00Z', { week: always })).toBe('завтра до 00:30')
  })

  test('holidays and own days count', () => {
    const closed = { from: '2021-07-15', hours: null, reason: 'Учёт' }
    expect(at('2021-07-14T18:00:00Z', { week, special: [closed] })).toBe('в пятницу до 10:00')
    const early = { from: '2021-07-14', hours: { open: '09:00', close: '13:00' }, reason: 'Короткий день' }
    expect(at('2021-07-14T09:30:00Z', { week, special: [early] })).toBe('завтра до 10:00')
  })

  test('by the clock of the place', () => {
    expect(at('2021-07-14T09:00:00Z', { week }, 'Asia/Novosibirsk')).toBe('сегодня до 17:00')
  })

  test('nothing is promised where the opening is not known', () => {
    expect(at('2021-07-14T09:00:00Z', { week: [] })).toBeNull()
  })

  test('a day that is over is named by its date', () => {
    const deadline = new Date('2021-07-14T10:00:00Z')
    expect(deadlineText(deadline, MOSCOW, new Date('2021-07-15T10:00:00Z')).replaceAll('\u00a0', ' ')).toBe(
      '14 июля до 13:00',
    )
  })
})
