import { holidays } from '#src/content/holidays.ts'
import { dayIn } from '#src/domain/day.ts'
import { yearsWithoutHolidays } from '#src/domain/holidays.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import type { Logger } from '#src/server/logging/logger.ts'

/** Warns of years under way or about to begin that have no list of holidays. */
export function noticeHolidays(now: Date, log: Pick<Logger, 'warn'>): void {
  for (const year of yearsWithoutHolidays(dayIn(DEFAULT_ZONE, now), holidays))
    log.warn(
      `src/content/holidays.ts has no list for ${year}: dealers' hours and bookings know the fixed holidays of the law ` +
        'and none of the days off that the government has moved',
    )
}
