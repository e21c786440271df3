import { conflict } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import type { DaysOffBody } from '#src/domain/content/days-off.ts'
import { lawHolidays } from '#src/domain/holidays.ts'
import { shippedOf, versionsOf } from '#src/office/server/content/stored.ts'

/** Lists of days off are keyed by year. */

/** The first year from this one on without a list, with the statutory holidays. `today`: YYYY-MM-DD. */
export async function blankDaysOff(db: Database, today: string): Promise<DaysOffBody> {
  const known = await yearsKnown(db)
  let year = Number(today.slice(0, 4))
  while (known.has(String(year))) year += 1
  return { year, days: lawHolidays(year) }
}

/** Throws CallError 409. */
export async function requireNewYear(db: Database, year: string): Promise<void> {
  if ((await yearsKnown(db)).has(year)) throw conflict(`Список ${year} года уже есть: откройте его`)
}

/** Visible, scheduled, hidden or drafts. */
const yearsKnown = async (db: Database): Promise<Set<string>> =>
  new Set([...(await shippedOf(db, 'days-off')), ...(await versionsOf(db, 'days-off'))].map(({ key }) => key))
