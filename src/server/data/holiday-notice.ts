import { holidaysIn } from '#src/backend/content/days-off.ts'
import type { Database } from '#src/backend/database.ts'
import { dayIn } from '#src/domain/day.ts'
import { yearsWithoutHolidays } from '#src/domain/holidays.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import type { Logger } from '#src/server/logging/logger.ts'

/** Warns of a missing list of days off for this year or the next. */
export async function noticeHolidays(db: Database, now: Date, log: Pick<Logger, 'warn'>): Promise<void> {
  for (const year of yearsWithoutHolidays(dayIn(DEFAULT_ZONE, now), await holidaysIn(db)))
    log.warn(
      `there is no list of days off for ${year}: dealers' hours and bookings know the fixed holidays of the law and none ` +
        'of the days off that the government has moved. Enter it in the office (docs/office.md) or in src/content/holidays.ts',
    )
}
