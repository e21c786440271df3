import * as texts from '#src/content/page-texts.ts'
import { DEALER_FORMS, finder } from '#src/content/dealer-finder.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import { countOf } from '#src/domain/format.ts'
import { byDistance, distanceKm, formatKm } from '#src/domain/geo.ts'
import type { Desk } from '#src/domain/timetable.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { typograf } from '#src/domain/typography.ts'
import { DealerRow } from '#src/pages/shared/dealers/dealer-row.tsx'
import { Empty, Missing } from '#src/pages/shared/copy/notice.tsx'
import styles from '#src/pages/shared/dealers/dealer-list.module.css'

type DealersProps = {
  /** Cities of the same context as the dealers. */
  cities: readonly City[] | null
  dealers: readonly Dealer[] | undefined
  /** Code of the chosen city, from `?city=`. */
  chosen: string
}

/** Dealers of a city, or the nearest one to it. */
export function Dealers({ cities, dealers, chosen }: DealersProps) {
  if (!cities || !dealers) return <Missing />
  const city = cities.find(({ code }) => code === chosen)
  const shown = dealers.filter(({ city_id }) => city_id === city?.id)
  return city && shown.length > 0 ? (
    <CityDealers city={city} dealers={shown} measured />
  ) : (
    <NoDealer city={city} cities={cities} dealers={dealers} />
  )
}

export type RowsOf = {
  rowOf?: (dealer: Dealer) => Omit<Parameters<typeof DealerRow>[0], 'dealer' | 'timeZone'>
}
type CityDealersProps = RowsOf & {
  city: City
  dealers: readonly Dealer[]
  measured: boolean
  /** One of several cities: a line that opens its dealers. */
  fold?: 'open' | 'closed' | undefined
}

export function CityDealers({ city, dealers, measured, rowOf, fold }: CityDealersProps) {
  const head = (
    <>
      <h3 className="h2" id={`city-${city.code}`}>
        {city.name}
      </h3>
      <span className="small muted">{countOf(dealers.length, DEALER_FORMS)}</span>
    </>
  )
  const rows = (
    <ul>
      {dealers.map((dealer) => (
        <DealerRow
          key={dealer.id}
          dealer={dealer}
          timeZone={city.timezone}
          distance={measured ? { km: distanceKm(city, dealer), from: finder.fromCentre } : undefined}
          {...rowOf?.(dealer)}
        />
      ))}
    </ul>
  )
  return (
    <section className={styles.city} aria-labelledby={`city-${city.code}`}>
      {fold ? (
        <details className={styles.fold} open={fold === 'open'}>
          <summary className={`fold-line ${styles.cityHead}`}>{head}</summary>
          {rows}
        </details>
      ) : (
        <div>
          <header className={styles.cityHead}>{head}</header>
          {rows}
        </div>
      )}
    </section>
  )
}

export const cityOf = (dealer: Dealer, cities: readonly City[]): City | undefined =>
  cities.find(({ id }) => id === dealer.city_id)

type NoDealerProps = {
  city: City | undefined
  cities: readonly City[]
  dealers: readonly Dealer[]
  /** Other filters are set too, so the city may have dealers that they exclude. */
  picky?: boolean
  /** The department whose hours and phone are shown. */
  deskOf?: (dealer: Dealer) => Desk
}

/** «В этом городе пока нет дилера. Ближайший — {name}, {city}, {n} км» (gaps.md 8). */
export function NoDealer({ city, cities, dealers, picky = false, deskOf }: NoDealerProps) {
  const nearest = city && byDistance(city, dealers)[0]
  if (!nearest) return <Empty>{dealers.length === 0 ? texts.state.empty : finder.unknownCity}</Empty>
  const { item, km } = nearest
  const home = cityOf(item, cities)
  const where = `${item.name}, ${home?.name ?? ''}, ${formatKm(km)}`
  return (
    <section className={styles.city} aria-labelledby="no-dealer">
      <h3 className="vh" id="no-dealer">
        {city.name}
      </h3>
      <p className="lead">
        {typograf(
          picky ? `Ближайший, кто подходит, — ${where}` : `В этом городе пока нет дилера. Ближайший — ${where}`,
        )}
      </p>
      <ul className={styles.nearest}>
        <DealerRow
          dealer={item}
          timeZone={home?.timezone ?? DEFAULT_ZONE}
          distance={{ km, from: finder.fromCentre }}
          desk={deskOf?.(item)}
        />
      </ul>
    </section>
  )
}
