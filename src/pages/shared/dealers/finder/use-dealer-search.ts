import { useState } from 'react'
import { usePageMoment } from '#src/components/hooks/use-page-moment.ts'
import { holidaysNow } from '#src/content/holidays.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import { dealersFor, type Wishes } from '#src/domain/dealer-wishes.ts'
import type { Place } from '#src/domain/geo.ts'
import { useWishes } from '#src/pages/shared/dealers/finder/use-wishes.ts'
import { useSelected } from '#src/pages/shared/dealers/finder/use-selected.ts'

/** The filters, the visitor's position and the matching dealers. */
export function useSearch(cities: readonly City[], dealers: readonly Dealer[]) {
  const wishing = useWishes()
  const { wishes, choose } = wishing
  const [here, setHere] = useState<Place | null>(null)
  const [selected, select] = useSelected()
  const now = usePageMoment()
  const at = now && { now, holidays: holidaysNow() }
  return {
    wishing,
    here,
    now,
    at,
    selected,
    select,
    found: dealersFor(wishes, dealers, cities, at),
    chosenCity: cities.find(({ code }) => code === wishes.city),
    setHere(place: Place) {
      if (wishes.city) choose({ ...wishes, city: null })
      setHere(place)
    },
    change(next: Wishes) {
      if (next.city !== wishes.city) setHere(null)
      select(null)
      choose(next)
    },
  }
}
