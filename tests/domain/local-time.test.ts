import { expect, test } from 'vitest'
import { localTime } from '#src/domain/local-time.ts'
import { toMinutes } from '#src/domain/timetable.ts'

const ZONES = [
  'Europe/Kaliningrad',
  'Europe/Moscow',
  'Europe/Samara',
  'Asia/Yekaterinburg',
  'Asia/Omsk',
  'Asia/Novosibirsk',
  'Asia/Krasnoyarsk',
  'Asia/Irkutsk',
  'Asia/Yakutsk',
  'Asia/Vladivostok',
  'Asia/Magadan',
  'Asia/Kamchatka',
  // Not in the list of Russian zones: Intl's own.
  'Europe/Berlin',
  'America/New_York',
]

/** Every twelve days and some hours of two years from now on: summer and winter, both sides of midnight. */
const MOMENTS = Array.from({ length: 60 }, (_, step) => new Date(Date.now() + step * (12 * 24 + 7) * 3_600_000))

test.each(ZONES)('the clock of %s is that of Intl', (timeZone) => {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  for (const now of MOMENTS) {
    const [date, time = ''] = clock.format(now).split(' ')
    expect(localTime(timeZone, now)).toEqual({ date, minutes: toMinutes(time) })
  }
})

test('an unknown zone counts as that of Moscow', () => {
  const now = new Date('2026-11-26T22:30:00Z')
  expect(localTime('Nowhere/Here', now)).toEqual({ date: '2026-11-27', minutes: 90 })
})
