/** Used where the zone of a city is not known. */
export const DEFAULT_ZONE = 'Europe/Moscow'

/** The moment of a local time: `date` YYYY-MM-DD, `time` HH:MM. */
export function instantIn(timeZone: string, date: string, time: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  // The Swedish format is YYYY-MM-DD HH:MM:SS; Russian zones have had one offset all year since 2014.
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(asUtc)
  return new Date(2 * asUtc - Date.parse(`${shown.replace(' ', 'T')}Z`))
}
