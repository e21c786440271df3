/** Whether a text is a day that exists, written YYYY-MM-DD. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

/**
 * A day as Russians write it, «10.06.2021», to YYYY-MM-DD; also «10.6.2021», with other signs between, and YYYY-MM-DD
 * itself. Null where it is none; a year of two digits is one that is still being typed.
 */
export function readDay(text: string): string | null {
  const plain = text.trim()
  if (isDay(plain)) return plain
  const [, day, month, year] = /^(\d{1,2})[\s./,-]+(\d{1,2})[\s./,-]+(\d{4})(?:\s*г\.?)?$/.exec(plain) ?? []
  if (!day || !month || !year) return null
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(iso) ? iso : null
}

/** YYYY-MM-DD -> «10.06.2021», as a field of a form shows it. */
export const shownDay = (iso: string): string => iso.split('-').toReversed().join('.')

/** The same as the mask of a field. */
export const DAY_MASK = '__.__.____'

/** The calendar day of a moment in a time zone, YYYY-MM-DD: the Swedish form of a date. */
export const dayIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment)

const DAY_MS = 86_400_000

/** So many days after a day (YYYY-MM-DD), as DD.MM.YYYY. */
export const daysAfter = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    shownDay(new Date(Date.parse(`${today}T00:00:00Z`) + (index + 1) * DAY_MS).toISOString().slice(0, 10)),
  )
