import { conflict } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import type { DaysOffBody } from '#src/domain/content/days-off.ts'
import { lawHolidays } from '#src/domain/holidays.ts'
import { shippedOf, versionsOf } from '#src/office/server/content/stored.ts'

/** Lists of days off are kept by year. */

/** The first year from this one on that nobody has a list of, with the holidays of the law. `today`: YYYY-MM-DD. */
export async function blankDaysOff(db: Database, today: string): Promise<DaysOffBody> {
  const known = await yearsKnown(db)
  let year = Number(today.slice(0, 4))
  while (known.has(String(year))) year += 1
  return { year, days: lawHolidays(year) }
}

/** Throws CallError 409. */
export async function demandNewYear(db: Database, year: string): Promise<void> {
  if ((await yearsKnown(db)).has(year)) throw conflict(`Список ${year} года уже есть: откройте его`)
}

/** Shown, planned, hidden or drafts. */
const yearsKnown = async (db: Database): Promise<Set<string>> =>
  new Set([...(await shippedOf(db, 'days-off')), ...(await versionsOf(db, 'days-off'))].map(({ key }) => key))
