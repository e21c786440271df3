import { useState } from 'react'
import type { Dealer } from '#src/domain/dealer.ts'
import { dealerTimetable } from '#src/content/dealer-hours.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { readDay } from '#src/domain/day.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { callTimeText, canCallBefore } from '#src/domain/call-time.ts'
import { useAppState } from '#src/stores/app-store.ts'

type Place = Pick<Dealer, 'city_id' | 'hours' | 'services' | 'special_hours'> | undefined

/**
 * When this dealer calls back after a request sent now: "сегодня до 21:00", in the dealer's local time. A promise in
 * the receipt takes precedence over the opening hours.
 */
export function useCallTime(dealer: Place, { callTime }: Pick<LeadReceipt, 'callTime'>): string {
  const [now] = useState(() => new Date())
  const zone = useZone(dealer)
  return callTime ?? callTimeText(timetableOf(dealer), zone, now)
}

/** Whether this dealer opens in time to call about an hour that is booked now; `date` as the schedule writes it. */
export function useCanCallBefore(dealer: Place, date: string | undefined, time: string | undefined): boolean {
  const [now] = useState(() => new Date())
  const zone = useZone(dealer)
  const day = date && readDay(date)
  return !dealer || !day || !time || canCallBefore(timetableOf(dealer), zone, now, { date: day, time })
}

const timetableOf = (dealer: Place) => (dealer ? dealerTimetable(dealer) : { week: [] })

const useZone = (dealer: Place): string =>
  useAppState(
    ({ cities, testDriveCities }) =>
      [...(cities ?? []), ...(testDriveCities ?? [])].find(({ id }) => id === dealer?.city_id)?.timezone,
  ) ?? DEFAULT_ZONE
