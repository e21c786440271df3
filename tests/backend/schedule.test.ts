import { describe, expect, test } from 'vitest'
import { scheduleDays, slotsOf } from '#src/backend/schedule.ts'
import type { ScheduleMap } from '#src/domain/schedule.ts'
import { createTestBackend, dataOf } from './test-backend.ts'

const ask = { method: 'getShedule' }

describe('the window', () => {
  test.each([
    // Midnight in Moscow is 21:00 UTC of the day before.
    ['2021-07-14T20:59:00Z', 'Europe/Moscow', '2021-07-15'],
    ['2021-07-14T21:00:00Z', 'Europe/Moscow', '2021-07-16'],
    ['2021-07-14T17:00:00Z', 'Asia/Novosibirsk', '2021-07-16'],
    ['2021-07-14T19:00:00Z', 'Asia/Yekaterinburg', '2021-07-16'],
  ])('at %s in %s begins on %s', (now, zone, first) => {
    const days = scheduleDays(new Date(now), zone)
    expect(days[0]?.date).toBe(first)
    expect(days).toHaveLength(30)
  })

  test('crosses the new year', () => {
    const days = scheduleDays(new Date('2021-12-30T09:00:00Z'), 'Europe/Moscow')
    expect(days[1]).toEqual({ date: '2022-01-01', key: '01.01.2022', weekday: 6 })
  })
})

describe('the hours of a day', () => {
  test('the last slot ends by closing time', () =>
    expect(slotsOf({ open: '09:30', close: '12:00' })).toEqual(['09:30', '10:30']))
  test('a day may have one slot', () => expect(slotsOf({ open: '10:00', close: '11:00' })).toEqual(['10:00']))
  test('a day off has none', () => expect(slotsOf(null)).toEqual([]))
})

describe('the call', () => {
  test('without a dealer asks the first one with test drives', async () => {
    const { get } = await createTestBackend()
    const map = dataOf<ScheduleMap>(await get('/schedule', ask))
    expect(Object.keys(map)).toHaveLength(30)
    expect(Object.keys(map['15.07.2021'] ?? {})).toEqual(Object.keys(map['13.08.2021'] ?? {}))
    expect(Object.keys(map['15.07.2021'] ?? {}).at(-1)).toBe('20:00')
    expect(map).not.toHaveProperty('14.07.2021')
  })

  test('reads the dealer’s own hours and date', async () => {
    const { get } = await createTestBackend('2021-07-14T18:00:00Z')
    const map = dataOf<ScheduleMap>(await get('/schedule', { ...ask, dealer_id: 9, model: 'gv70' }))
    expect(Object.keys(map)[0]).toBe('16.07.2021')
    expect(Object.keys(map['16.07.2021'] ?? {})).toMatchObject({ 0: '10:00', length: 10 })
  })

  test('a public holiday offers what is left of its hours, and a day off nothing', async () => {
    const { get } = await createTestBackend('2021-12-28T09:00:00Z')
    const map = dataOf<ScheduleMap>(await get('/schedule', { ...ask, dealer_id: 1 }))
    const last = (day: string) => Object.keys(map[day] ?? {}).at(-1)
    expect(last('30.12.2021')).toBe('20:00')
    expect(last('31.12.2021')).toBe('17:00')
    expect(map).not.toHaveProperty(['01.01.2022'])
    expect(map).not.toHaveProperty(['02.01.2022'])
    expect(Object.keys(map['07.01.2022'] ?? {})[0]).toBe('10:00')
  })

  test('a booked hour is taken at this dealer only', async () => {
    const { get, db } = await createTestBackend()
    // On the first day of the window and on the last.
    const taken = ['2021-07-15', '2021-08-13'].map((date) => ({ dealer_id: 1, date, time: '10:00' }))
    await db.insertInto('slot_booking').values(taken).execute()
    const own = dataOf<ScheduleMap>(await get('/schedule', { ...ask, dealer_id: 1 }))
    expect(own['15.07.2021']).toMatchObject({ '10:00': { available: false }, '11:00': { available: true } })
    expect(own['13.08.2021']).toMatchObject({ '10:00': { available: false }, '11:00': { available: true } })
    const other = dataOf<ScheduleMap>(await get('/schedule', { ...ask, dealer_id: 2 }))
    expect(other['15.07.2021']).toMatchObject({ '10:00': { available: true } })
  })
})
