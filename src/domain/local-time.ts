import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { toMinutes } from '#src/domain/timetable.ts'

/** Date (YYYY-MM-DD) and minute of the day in a time zone; an unknown zone counts as Moscow's. */
export function localTime(timeZone: string, now: Date): { date: string; minutes: number } {
  const text = (clockOf(timeZone) ?? clockOf(DEFAULT_ZONE))?.format(now) ?? ''
  const [date = '', time = ''] = text.split(' ')
  return { date, minutes: toMinutes(time) }
}

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

/** Whether this machine knows a time zone of the name. */
export function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('ru', { timeZone }))
  } catch {
    return false
  }
}
