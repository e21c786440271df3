import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { toMinutes } from '#src/domain/timetable.ts'

/** Date (YYYY-MM-DD) and minute of the day in a time zone; an unknown zone counts as Moscow's. */
export function localTime(timeZone: string, now: Date): { date: string; minutes: number } {
  // The Swedish format is YYYY-MM-DD HH:MM.
  const clock = (zone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(now)
  const text = clock(isZone(timeZone) ? timeZone : DEFAULT_ZONE)
  const [date = '', time = ''] = text.split(' ')
  return { date, minutes: toMinutes(time) }
}

/** Whether this machine knows a time zone of the name. */
export function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('ru', { timeZone }))
  } catch {
    return false
  }
}
