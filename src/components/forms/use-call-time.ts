import { useState } from 'react'
import type { Dealer } from '#src/domain/dealer.ts'
import { dealerTimetable } from '#src/content/dealer-hours.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { callTimeText } from '#src/domain/call-time.ts'
import { useAppState } from '#src/stores/app-store.ts'

/**
 * When this dealer calls back after a request sent now: "сегодня до 21:00", in the dealer's local time. What the receipt
 * promises goes before what the hours say.
 */
export function useCallTime(
  dealer: Pick<Dealer, 'city_id' | 'hours' | 'services' | 'special_hours'> | undefined,
  { callTime }: Pick<LeadReceipt, 'callTime'>,
): string {
  const [now] = useState(() => new Date())
  const zone = useAppState(
    ({ cities, testDriveCities }) =>
      [...(cities ?? []), ...(testDriveCities ?? [])].find(({ id }) => id === dealer?.city_id)?.timezone,
  )
  return callTime ?? callTimeText(dealer ? dealerTimetable(dealer) : { week: [] }, zone ?? DEFAULT_ZONE, now)
}
