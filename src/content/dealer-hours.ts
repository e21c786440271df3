import { holidaysNow } from '#src/content/holidays.ts'
import type { Dealer } from '#src/domain/dealer.ts'
import type { Holidays } from '#src/domain/holidays.ts'
import { openDeskOf } from '#src/domain/opening-hours.ts'
import { timetableOf, type Desk, type Timetable } from '#src/domain/timetable.ts'

type Known = Pick<Dealer, 'hours' | 'services' | 'special_hours'>

/**
 * Hours of a dealer's department with holidays and special days: by default of the department that «open now» refers
 * to, and with the holidays known to pages.
 */
export const dealerTimetable = (
  dealer: Known,
  desk: Desk = openDeskOf(dealer),
  holidays: Holidays = holidaysNow(),
): Timetable => timetableOf(dealer, desk, holidays)
