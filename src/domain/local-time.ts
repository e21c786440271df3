import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { toMinutes } from '#src/domain/timetable.ts'

/** Date (YYYY-MM-DD) and minute of the day in a time zone; an unknown zone counts as Moscow's. */
export function localTime(timeZone: string, now: Date): { date: string; minutes: number } {
  const ahead = hoursAhead.get(timeZone)
  const text =
    ahead === undefined
      ? (clockOf(timeZone) ?? clockOf(DEFAULT_ZONE))?.format(now).replace(' ', 'T')
      : new Date(now.getTime() + ahead * HOUR_MS).toISOString().slice(0, 16)
  const [date = '', time = ''] = (text ?? '').split('T')
  return { date, minutes: toMinutes(time) }
}

const HOUR_MS = 3_600_000
/**
 * Russian zones by their hours ahead of UTC: one offset all year since 2014; a test compares them with Intl's. Its first
 * formatter of a zone took a browser 26 ms, the longest step of the list of dealers.
 */
export const RUSSIAN_ZONES = [
  ['Europe/Kaliningrad', 2],
  ['Europe/Moscow', 3],
  ['Europe/Samara', 4],
  ['Asia/Yekaterinburg', 5],
  ['Asia/Omsk', 6],
  ['Asia/Novosibirsk', 7],
  ['Asia/Krasnoyarsk', 7],
  ['Asia/Irkutsk', 8],
  ['Asia/Yakutsk', 9],
  ['Asia/Vladivostok', 10],
  ['Asia/Magadan', 11],
  ['Asia/Kamchatka', 12],
] as const
export type RussianZone = (typeof RUSSIAN_ZONES)[number][0]
const hoursAhead = new Map<string, number>(RUSSIAN_ZONES)

/** A formatter costs a hundred times as much as its use, and many places share a zone. Null: no zone of this name. */
const clocks = new Map<string, Intl.DateTimeFormat | null>()

function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  // The Swedish format is YYYY-MM-DD HH:MM.
  const style = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const
  const clock = isZone(timeZone) ? new Intl.DateTimeFormat('sv-SE', style) : null
  clocks.set(timeZone, clock)
  return clock
}

/** Whether this machine knows a time zone by this name. */
export function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('ru', { timeZone }))
  } catch {
    return false
  }
}
