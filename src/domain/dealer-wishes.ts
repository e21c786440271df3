import { DEALER_SERVICES, type City, type Dealer, type DealerService, type Hours } from '#src/domain/dealer.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import { DEFAULT_ZONE, minutesToOpening, openHoursOf, openStateAt, type Opening } from '#src/domain/opening-hours.ts'

/** What a visitor wants of a dealer: the filters of the dealers' pages, by the names they have in an address. */
export type Wishes = {
  /** Code of a city. */
  city: string | null
  /** Cars he wants to find there, all of them. */
  models: readonly ModelCode[]
  services: readonly DealerService[]
  open: boolean
}
export const NO_WISHES: Wishes = { city: null, models: [], services: [], open: false }

/** Reads the page's query; what is no car and no service is left out. */
export function readWishes(query: URLSearchParams): Wishes {
  return {
    city: query.get('city') || null,
    models: MODEL_CODES.filter((code) => query.getAll('model').includes(code)),
    services: DEALER_SERVICES.filter((service) => query.getAll('service').includes(service)),
    open: query.has('open'),
  }
}

/** The same as a query, as a form without scripts would send it; '' when nothing is wished. */
export function queryOfWishes({ city, models, services, open }: Wishes): string {
  const query = new URLSearchParams()
  if (city) query.append('city', city)
  for (const model of models) query.append('model', model)
  for (const service of services) query.append('service', service)
  if (open) query.append('open', '1')
  const text = query.toString()
  return text && `?${text}`
}

/** Who looks for the workshop means the workshop's hours. */
const OF_WORKSHOP: readonly DealerService[] = ['service', 'body']

/** The hours that «open now» is decided by for these wishes, and whose they are. */
export function hoursFor(dealer: Dealer, { services }: Wishes): { desk: 'sales' | 'service'; hours: readonly Hours[] } {
  if (services.some((service) => OF_WORKSHOP.includes(service))) return { desk: 'service', hours: dealer.hours.service }
  return { desk: dealer.services.includes('sales') ? 'sales' : 'service', hours: openHoursOf(dealer) }
}

/** The dealers that have all that is wished, in their order. Without a moment nobody is known to be open or shut. */
export function dealersFor(
  wishes: Wishes,
  dealers: readonly Dealer[],
  cities: readonly City[],
  now: Date | null,
): Dealer[] {
  const cityById = new Map(cities.map((city) => [city.id, city]))
  return dealers.filter((dealer) => {
    const city = cityById.get(dealer.city_id)
    return (
      (wishes.city === null || city?.code === wishes.city) &&
      wishes.models.every((model) => dealer.test_models.includes(model)) &&
      wishes.services.every((service) => dealer.services.includes(service)) &&
      (!wishes.open || now === null || isOpen(dealer, wishes, city, now))
    )
  })
}

const isOpen = (dealer: Dealer, wishes: Wishes, city: City | undefined, now: Date): boolean =>
  openStateAt(hoursFor(dealer, wishes).hours, city?.timezone ?? DEFAULT_ZONE, now).open

/** Who opens first, and when by his own clock. */
export type FirstToOpen = { dealer: Dealer; city: City | undefined; desk: 'sales' | 'service'; opens: Opening }

/**
 * Where nobody is found only because all that fit are shut at `now`: of these the one that opens first. Null where
 * something else is missing too, or nothing is known of the next opening.
 */
export function firstToOpen(
  wishes: Wishes,
  dealers: readonly Dealer[],
  cities: readonly City[],
  now: Date,
): FirstToOpen | null {
  if (!wishes.open || dealersFor(wishes, dealers, cities, now).length > 0) return null
  const all = dealersFor({ ...wishes, open: false }, dealers, cities, now).flatMap((dealer) => {
    const city = cities.find(({ id }) => id === dealer.city_id)
    const zone = city?.timezone ?? DEFAULT_ZONE
    const { hours, desk } = hoursFor(dealer, wishes)
    const state = openStateAt(hours, zone, now)
    if (state.open || !state.opens) return []
    return [{ dealer, city, desk, opens: state.opens, minutes: minutesToOpening(hours, zone, now) }]
  })
  return all.toSorted((a, b) => a.minutes - b.minutes)[0] ?? null
}

/** One of the wishes, and all the others without it. */
export type Drop = { what: 'city' | 'open' | ModelCode | DealerService; rest: Wishes }

/** What could be given up, one by one. */
export const dropsOf = (wishes: Wishes): Drop[] => [
  ...(wishes.open ? [{ what: 'open', rest: { ...wishes, open: false } } as const] : []),
  ...wishes.services.map((what) => ({ what, rest: { ...wishes, services: without(wishes.services, what) } })),
  ...wishes.models.map((what) => ({ what, rest: { ...wishes, models: without(wishes.models, what) } })),
  ...(wishes.city ? [{ what: 'city', rest: { ...wishes, city: null } } as const] : []),
]

/** The list with the item, or without it. */
export const toggled = <T>(list: readonly T[], item: T, on: boolean): T[] =>
  on ? [...without(list, item), item] : without(list, item)

const without = <T>(list: readonly T[], item: T): T[] => list.filter((other) => other !== item)
