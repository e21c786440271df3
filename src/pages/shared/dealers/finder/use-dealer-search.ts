import { useState } from 'react'
import { usePageTime } from '#src/components/hooks/use-page-time.ts'
import { holidaysNow } from '#src/content/holidays.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import { dealersFor, type DealerFilters } from '#src/domain/dealer-filters.ts'
import type { Place } from '#src/domain/geo.ts'
import { useFilters } from '#src/pages/shared/dealers/finder/use-filters.ts'
import { useSelected } from '#src/pages/shared/dealers/finder/use-selected.ts'

/** The filters, the visitor's position and the matching dealers. */
export function useSearch(cities: readonly City[], dealers: readonly Dealer[]) {
  const filterState = useFilters()
  const { filters, choose } = filterState
  const [here, setHere] = useState<Place | null>(null)
  const [selected, select] = useSelected()
  const now = usePageTime()
  const at = now && { now, holidays: holidaysNow() }
  return {
    filterState,
    here,
    now,
    at,
    selected,
    select,
    found: dealersFor(filters, dealers, cities, at),
    chosenCity: cities.find(({ code }) => code === filters.city),
    setHere(place: Place) {
      if (filters.city) choose({ ...filters, city: null })
      setHere(place)
    },
    change(next: DealerFilters) {
      if (next.city !== filters.city) setHere(null)
      select(null)
      choose(next)
    },
  }
}
