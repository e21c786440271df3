import { useEffect, useState } from 'react'
import type { Choice } from '#src/domain/configurator/choice.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import { byDistance, type Place } from '#src/domain/geo.ts'
import { useAppState, useAppStore } from '#src/stores/app-store.ts'
import { dataActions } from '#src/stores/data-actions.ts'
import { dealerListKey } from '#src/stores/dealers.ts'

export type NearDealer = { item: Dealer; km: number }

export type OrderPlace = {
  cities: readonly City[]
  city: City | undefined
  /** The visitor's position, if shared. */
  here: Place | null
  /** All dealers that sell cars in the city, the nearest first. */
  own: readonly NearDealer[]
  /** The nearest of the other cities, and the chosen one however far it is. */
  others: readonly NearDealer[]
  /** Who gets the request: the chosen dealer, else the nearest of a known city. */
  dealer: Dealer | undefined
  /** Takes the visitor's position and returns its effect on the choice. */
  find: (place: Place) => Pick<Choice, 'city' | 'dealer'> | null
  forget: () => void
}

const OTHERS = 4

/** Dealers of a city as GET /dealer/v1/dealer?city_id= lists them, then others by distance. Null while loading. */
export function useOrderPlace(choice: Pick<Choice, 'city' | 'dealer'>): OrderPlace | null {
  const cities = useAppState((state) => state.cities)
  const all = useAppState((state) => state.dealers[dealerListKey()])
  const cityId = choice.city
  const ofCity = useAppState((state) => (cityId === null ? undefined : state.dealers[dealerListKey(cityId)]))
  // A form that was sent without scripts and came back contains its chosen dealer.
  const returned = useAppState(({ form }) => (form?.type === 'configurator' ? Number(form.values['dealer_id']) : null))
  const [here, setHere] = useState<Place | null>(null)
  // An address may name an unknown city.
  const city = cities?.find(({ id }) => id === cityId)
  const store = useAppStore()
  const known = city?.id
  useEffect(() => {
    if (known) void dataActions(store).loadDealers('general', known)
  }, [store, known])
  if (!cities || !all) return null

  const from = here ?? city
  const selling = all.filter(sellsCars)
  // Until the list of the city is loaded, its dealers are taken from the full list.
  const inCity = ofCity?.filter(sellsCars) ?? selling.filter(({ city_id }) => city_id === city?.id)
  const wanted = choice.dealer ?? returned
  const own = from ? byDistance(from, city ? inCity : []) : []
  const rest = from ? byDistance(from, selling).filter(({ item }) => !own.some((near) => near.item.id === item.id)) : []
  return {
    cities,
    city,
    here,
    own,
    others: rest.filter(({ item }, index) => index < OTHERS || item.id === wanted),
    dealer: selling.find(({ id }) => id === wanted) ?? [...own, ...rest][0]?.item,
    find(place) {
      setHere(place)
      const nearest = byDistance(place, selling)[0]?.item
      return nearest ? { city: nearest.city_id, dealer: nearest.id } : null
    },
    forget: () => setHere(null),
  }
}

const sellsCars = ({ services }: Dealer): boolean => services.includes('sales')
