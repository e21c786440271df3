import { DEALER_SERVICES, type City, type Dealer, type DealerService } from '#src/domain/dealer.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import type { Holidays } from '#src/domain/holidays.ts'
import { minutesToOpening, openDeskOf, openStateAt, type Opening } from '#src/domain/opening-hours.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { timetableOf, type Desk, type Timetable } from '#src/domain/timetable.ts'

/** The filters of the dealers' pages, by their names in an address. */
export type DealerFilters = {
  /** Code of a city. */
  city: string | null
  /** Test-drive cars the dealer must have, all of them. */
  models: readonly ModelCode[]
  services: readonly DealerService[]
  open: boolean
}
export const NO_FILTERS: DealerFilters = { city: null, models: [], services: [], open: false }

/** Reads the page's query; unknown cars and services are left out. */
export function readFilters(query: URLSearchParams): DealerFilters {
  return {
    city: query.get('city') || null,
    models: MODEL_CODES.filter((code) => query.getAll('model').includes(code)),
    services: DEALER_SERVICES.filter((service) => query.getAll('service').includes(service)),
    open: query.has('open'),
  }
}

/** The same as a query, as a form without scripts would send it; '' without filters. */
export function queryOfFilters({ city, models, services, open }: DealerFilters): string {
  const query = new URLSearchParams()
  if (city) query.append('city', city)
  for (const model of models) query.append('model', model)
  for (const service of services) query.append('service', service)
  if (open) query.append('open', '1')
  const text = query.toString()
  return text && `?${text}`
}

/** Services for which the workshop's hours count. */
const OF_WORKSHOP: readonly DealerService[] = ['service', 'body']

/** The department whose hours decide "open now" for these filters. */
export const deskFor = (dealer: Pick<Dealer, 'services'>, { services }: Pick<DealerFilters, 'services'>): Desk =>
  services.some((service) => OF_WORKSHOP.includes(service)) ? 'service' : openDeskOf(dealer)

/** The time, and the holidays, by which opening hours are evaluated. */
export type DateContext = { now: Date; holidays: Holidays }

const timetableFor = (dealer: Dealer, filters: DealerFilters, { holidays }: DateContext): Timetable =>
  timetableOf(dealer, deskFor(dealer, filters), holidays)

/** The dealers that match all filters, in their order. Without a moment nobody is known to be open or closed. */
export function dealersFor(
  filters: DealerFilters,
  dealers: readonly Dealer[],
  cities: readonly City[],
  context: DateContext | null,
): Dealer[] {
  const cityById = new Map(cities.map((city) => [city.id, city]))
  return dealers.filter((dealer) => {
    const city = cityById.get(dealer.city_id)
    return (
      (filters.city === null || city?.code === filters.city) &&
      filters.models.every((model) => dealer.test_models.includes(model)) &&
      filters.services.every((service) => dealer.services.includes(service)) &&
      (!filters.open || context === null || isOpen(dealer, filters, city, context))
    )
  })
}

const isOpen = (dealer: Dealer, filters: DealerFilters, city: City | undefined, context: DateContext): boolean =>
  openStateAt(timetableFor(dealer, filters, context), city?.timezone ?? DEFAULT_ZONE, context.now).open

/** The dealer that opens first, with the local time. */
export type FirstToOpen = { dealer: Dealer; city: City | undefined; desk: Desk; opens: Opening }

/**
 * When there is no match only because all matching dealers are closed at the moment: the one that opens first. Null when
 * something else is missing too, or the next opening is unknown.
 */
export function firstToOpen(
  filters: DealerFilters,
  dealers: readonly Dealer[],
  cities: readonly City[],
  context: DateContext,
): FirstToOpen | null {
  if (!filters.open || dealersFor(filters, dealers, cities, context).length > 0) return null
  const all = dealersFor({ ...filters, open: false }, dealers, cities, context).flatMap((dealer) => {
    const city = cities.find(({ id }) => id === dealer.city_id)
    const zone = city?.timezone ?? DEFAULT_ZONE
    const desk = deskFor(dealer, filters)
    const timetable = timetableFor(dealer, filters, context)
    const state = openStateAt(timetable, zone, context.now)
    if (state.open || !state.opens) return []
    return [{ dealer, city, desk, opens: state.opens, minutes: minutesToOpening(timetable, zone, context.now) }]
  })
  return all.toSorted((a, b) => a.minutes - b.minutes)[0] ?? null
}

/** One of the filters, and all the others without it. */
export type Drop = { what: 'city' | 'open' | ModelCode | DealerService; rest: DealerFilters }

/** Each filter that could be removed. */
export const dropsOf = (filters: DealerFilters): Drop[] => [
  ...(filters.open ? [{ what: 'open', rest: { ...filters, open: false } } as const] : []),
  ...filters.services.map((what) => ({ what, rest: { ...filters, services: without(filters.services, what) } })),
  ...filters.models.map((what) => ({ what, rest: { ...filters, models: without(filters.models, what) } })),
  ...(filters.city ? [{ what: 'city', rest: { ...filters, city: null } } as const] : []),
]

/** The list with the item added, or removed. */
export const toggled = <T>(list: readonly T[], item: T, on: boolean): T[] =>
  on ? [...without(list, item), item] : without(list, item)

const without = <T>(list: readonly T[], item: T): T[] => list.filter((other) => other !== item)
