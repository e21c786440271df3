/** Used where the zone of a city is not known. */
export const DEFAULT_ZONE = 'Europe/Moscow'

const DAY_MS = 86_400_000

/** The beginning of a date in Moscow (YYYY-MM-DD), or this many days later: Moscow has no daylight saving time. */
export const moscowDay = (day: string, later: number): string =>
  new Date(Date.parse(`${day}T00:00:00+03:00`) + later * DAY_MS).toISOString()

/** The moment of a local time: `date` YYYY-MM-DD, `time` HH:MM. */
export function instantIn(timeZone: string, date: string, time: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  // The Swedish format is YYYY-MM-DD HH:MM:SS; Russian zones have had one offset all year since 2014.
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(asUtc)
  return new Date(2 * asUtc - Date.parse(`${shown.replace(' ', 'T')}Z`))
}
