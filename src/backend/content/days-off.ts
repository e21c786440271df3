import { allContent } from '#src/backend/content/documents.ts'
import { readShipped } from '#src/backend/content/shipped.ts'
import type { Database } from '#src/backend/database.ts'
import type { HolidayOfYear, Holidays } from '#src/domain/holidays.ts'

/**
 * The lists of days off in force. Calls read them here, not like pages (content/holidays.ts), which see a change
 * after up to a second: no hour may be accepted on a day that has just been closed, and commands have no live content.
 */
export async function holidaysIn(db: Database): Promise<Holidays> {
  return byYear(await allContent(db, 'days-off'))
}

/** Those that differ from the shipped lists; null: that year has no list. */
export async function changedHolidays(db: Database): Promise<Holidays> {
  const shipped = new Map(
    (await readShipped(db)).flatMap(({ kind, key, body }) => (kind === 'days-off' ? [[key, body] as const] : [])),
  )
  const held = await allContent(db, 'days-off')
  const hidden = [...shipped.keys()].filter((key) => !held.some(({ year }) => String(year) === key))
  return {
    ...byYear(held.filter((list) => shipped.get(String(list.year)) !== JSON.stringify(list))),
    ...Object.fromEntries(hidden.map((key) => [key, null])),
  }
}

const byYear = (lists: readonly { year: number; days: readonly HolidayOfYear[] }[]): Holidays =>
  Object.fromEntries(lists.map(({ year, days }) => [year, days]))
