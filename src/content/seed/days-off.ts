import { holidays } from '#src/content/holidays.ts'
import type { DaysOffBody } from '#src/domain/content/days-off.ts'
import { typografDeep } from '#src/domain/typography.ts'

/** The shipped lists of days off as content of the office. */
export const shippedDaysOff: readonly DaysOffBody[] = Object.entries(holidays).flatMap(([year, days]) =>
  days ? [{ year: Number(year), days: typografDeep([...days]) }] : [],
)
