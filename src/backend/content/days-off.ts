import { allContent } from '#src/backend/content/documents.ts'
import { readShipped } from '#src/backend/content/shipped.ts'
import type { Database } from '#src/backend/database.ts'
import type { HolidayOfYear, Holidays } from '#src/domain/holidays.ts'

/**
 * The lists of days off that hold. Calls read them here and not as pages do (content/holidays.ts), which learn of a change
 * within a second: no hour may be accepted on a day that has just been closed, and commands have no live content.
 */
export async function holidaysIn(db: Database): Promise<Holidays> {
  return byYear(await allContent(db, 'days-off'))
}

/** Of these lists what differs from the shipped ones; null: nothing of that year holds. */
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
