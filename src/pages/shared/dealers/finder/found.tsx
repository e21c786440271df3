import { PhoneFold } from '#src/components/phone-fold.tsx'
import { DEALER_FORMS, finder, moreText, nameOfFilter } from '#src/content/dealer-finder.ts'
import { holidaysNow } from '#src/content/holidays.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import { dealersFor, deskFor, dropsOf, firstToOpen, type DealerFilters } from '#src/domain/dealer-filters.ts'
import { countOf, plural } from '#src/domain/format.ts'
import { byDistance, type Place } from '#src/domain/geo.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { typograf } from '#src/domain/typography.ts'
import { CityDealers, cityOf, NoDealer, type RowsOf } from '#src/pages/shared/dealers/dealer-list.tsx'
import { DealerRow } from '#src/pages/shared/dealers/dealer-row.tsx'
import type { FilterState } from '#src/pages/shared/dealers/finder/use-filters.ts'
import { FilterLink } from '#src/pages/shared/dealers/finder/filter-link.tsx'
import list from '#src/pages/shared/dealers/dealer-list.module.css'
import styles from '#src/pages/shared/dealers/finder/found.module.css'

const WILL_BE_FOUND = ['найдётся', 'найдутся', 'найдётся'] as const

type FoundProps = RowsOf & {
  found: readonly Dealer[]
  cities: readonly City[]
  measured: boolean
  foldOf: (city: City) => 'open' | 'closed' | undefined
}

/** The dealers that were found, city by city. */
export const FoundByCity = ({ found, cities, measured, rowOf, foldOf }: FoundProps) =>
  byCity(found, cities).map(({ city, dealers }) => (
    <CityDealers
      key={city.id}
      city={city}
      dealers={dealers}
      measured={measured}
      fold={foldOf(city)}
      {...(rowOf && { rowOf })}
    />
  ))

const byCity = (found: readonly Dealer[], cities: readonly City[]) =>
  cities
    .map((city) => ({ city, dealers: found.filter(({ city_id }) => city_id === city.id) }))
    .filter(({ dealers }) => dealers.length > 0)

/** Up to this many rows are shown expanded. */
const FEW = 5

/**
 * Which cities are open: all where few dealers are found, else the first one and that of the dealer whose position in
 * the list is requested. A single city does not collapse.
 */
export function foldsOf(found: readonly Dealer[], cities: readonly City[], selected: string | null) {
  const [first, ...others] = byCity(found, cities)
  const asked = found.find(({ code }) => code === selected)?.city_id
  return ({ id }: City) => {
    if (others.length === 0) return undefined
    return found.length <= FEW || id === first?.city.id || id === asked ? 'open' : 'closed'
  }
}

type FoundNearProps = RowsOf & {
  here: Place
  found: readonly Dealer[]
  cities: readonly City[]
  selected: string | null
}

/** The same by distance from the visitor; on a phone the farther ones are collapsed. */
export function FoundNear({ here, found, cities, selected, rowOf }: FoundNearProps) {
  const all = byDistance(here, found)
  const farther = all.slice(FEW)
  const rows = (some: typeof all) => (
    <ul>
      {some.map(({ item, km }) => (
        <DealerRow
          key={item.id}
          dealer={item}
          timeZone={cityOf(item, cities)?.timezone ?? DEFAULT_ZONE}
          distance={{ km, from: finder.fromYou }}
          {...rowOf?.(item)}
        />
      ))}
    </ul>
  )
  return (
    <section className={list.city} aria-labelledby="nearest-dealers">
      <div>
        <header className={list.cityHead}>
          <h3 className="h2" id="nearest-dealers">
            {finder.nearest}
          </h3>
        </header>
        {rows(all.slice(0, FEW))}
        {farther.length > 0 && (
          <PhoneFold
            summary={moreText(farther.length)}
            open={farther.some(({ item }) => item.code === selected)}
            className={list.farther}
          >
            {rows(farther)}
          </PhoneFold>
        )}
      </div>
    </section>
  )
}

type NobodyProps = Pick<FilterState, 'filters' | 'hrefOf' | 'choose'> & {
  dealers: readonly Dealer[]
  cities: readonly City[]
  /** Every city that can be chosen, also without such a dealer. */
  allCities: readonly City[]
  now: Date | null
}

/**
 * No dealer matches all filters: which filter to drop and how many that finds, and the nearest match, by distance or by
 * opening time.
 */
export function Nobody({ filters, hrefOf, choose, dealers, cities, allCities, now }: NobodyProps) {
  const city = allCities.find(({ code }) => code === filters.city)
  const at = now && { now, holidays: holidaysNow() }
  const drops = dropsOf(filters)
    .map((drop) => ({ ...drop, count: dealersFor(drop.rest, dealers, cities, at).length }))
    .filter(({ count }) => count > 0)
  const elsewhere = dealersFor({ ...filters, city: null }, dealers, cities, at)
  const hasOthers = city !== undefined && dealers.some(({ city_id: id }) => id === city.id)
  const isPicky = hasOthers || drops.some(({ what }) => what !== 'city')
  return (
    <>
      {isPicky && drops.length > 0 && (
        <div className={styles.giveUp}>
          <p className="muted">{finder.giveUp}</p>
          <ul>
            {drops.map(({ what, rest, count }) => (
              <li key={what}>
                <FilterLink hrefOf={hrefOf} choose={choose} filters={rest} className={styles.drop}>
                  <span className="vh">Убрать: </span>
                  {nameOfFilter(what, city?.name ?? '')}
                  <span aria-hidden="true"> ×</span>
                </FilterLink>
                <span className="small muted">
                  {typograf(`${plural(count, WILL_BE_FOUND)} ${countOf(count, DEALER_FORMS)}`)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {filters.city !== null && (elsewhere.length > 0 || !city) && (
        <NoDealer
          city={city}
          cities={cities}
          dealers={elsewhere}
          picky={isPicky}
          deskOf={(dealer) => deskFor(dealer, filters)}
        />
      )}
      {filters.open && now && <OpensFirst filters={filters} dealers={dealers} cities={cities} now={now} />}
    </>
  )
}

type OpensFirstProps = { filters: DealerFilters; dealers: readonly Dealer[]; cities: readonly City[]; now: Date }

/** Of those that match all other filters, the one that opens first. */
function OpensFirst({ filters, dealers, cities, now }: OpensFirstProps) {
  const first = firstToOpen(filters, dealers, cities, { now, holidays: holidaysNow() })
  if (!first) return null
  return (
    <section className={list.city} aria-labelledby="opens-first">
      <h3 className="h3" id="opens-first">
        Раньше всех откроется
      </h3>
      <ul className={list.nearest}>
        <DealerRow dealer={first.dealer} timeZone={first.city?.timezone ?? DEFAULT_ZONE} desk={first.desk} />
      </ul>
    </section>
  )
}
