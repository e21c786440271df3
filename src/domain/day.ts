/** Whether a text is an existing date, written YYYY-MM-DD. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

/**
 * Converts a date in Russian notation, "10.06.2021", to YYYY-MM-DD; accepts "10.6.2021", other separators and
 * YYYY-MM-DD too. Null when it is not a date; a year of two digits is incomplete.
 */
export function readDay(text: string): string | null {
  const plain = text.trim()
  if (isDay(plain)) return plain
  const [, day, month, year] = /^(\d{1,2})[\s./,-]+(\d{1,2})[\s./,-]+(\d{4})(?:\s*г\.?)?$/.exec(plain) ?? []
  if (!day || !month || !year) return null
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(iso) ? iso : null
}

/** YYYY-MM-DD -> "10.06.2021", as form fields show it. */
export const shownDay = (iso: string): string => iso.split('-').toReversed().join('.')

/** The same as the mask of a field. */
export const DAY_MASK = '__.__.____'

/** The calendar date of a moment in a time zone, YYYY-MM-DD, which is the Swedish format. */
export const dayIn = (timeZone: string, at: Date): string => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at)

export const DAY_MS = 86_400_000

/** The beginning of a date in Moscow (YYYY-MM-DD), or this many days later: Moscow has no daylight saving time. */
export const moscowDay = (day: string, later: number): string =>
  new Date(Date.parse(`${day}T00:00:00+03:00`) + later * DAY_MS).toISOString()

/** The date this many days after `today` (YYYY-MM-DD), as DD.MM.YYYY. */
export const daysAfter = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    shownDay(new Date(Date.parse(`${today}T00:00:00Z`) + (index + 1) * DAY_MS).toISOString().slice(0, 10)),
  )
