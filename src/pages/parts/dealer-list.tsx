import * as texts from '#src/content/page-texts.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import { countOf } from '#src/domain/format.ts'
import { byDistance, distanceKm, formatKm, type Place } from '#src/domain/geo.ts'
import { DEFAULT_ZONE } from '#src/domain/opening-hours.ts'
import { typograf } from '#src/domain/typography.ts'
import { DealerRow } from '#src/pages/parts/dealers/dealer-row.tsx'
import { DEALER_FORMS } from '#src/pages/parts/dealers/services.ts'
import { HrefLink } from '#src/pages/parts/links.tsx'
import { Empty, Missing } from '#src/pages/parts/notice.tsx'
import styles from '#src/pages/parts/dealer-list.module.css'

const FROM_YOU = typograf('от вас')
const FROM_CENTRE = typograf('от центра города')
const UNKNOWN_CITY = typograf('Такого города в списке нет. Выберите другой')

type DealersProps = {
  /** Cities of the same context as the dealers. */
  cities: readonly City[] | null
  dealers: readonly Dealer[] | undefined
  /** Code of the chosen city, from `?city=`. */
  chosen: string | null
  /** The page's own address: the city links come back to it. */
  path: string
  /** Every city with any dealer: a chosen one without a dealer of this context is then known by name and place. */
  allCities?: readonly City[] | null
  /** Anchor of the list, so that a choice does not throw the visitor to the top. */
  anchor?: string
  /** Where the visitor is, when he has let us know: the nearest dealers come first, whatever the city. */
  here?: Place | null
  /** The page has another choice of city. */
  withoutCities?: boolean
}

/** Dealers city by city; a city is chosen by a link, so the choice has an address and needs no scripts. */
export function Dealers(props: DealersProps) {
  const { cities, dealers, chosen, path, anchor, allCities, here, withoutCities = false } = props
  if (!cities || !dealers) return <Missing />
  const withDealers = cities.filter((city) => dealers.some((dealer) => dealer.city_id === city.id))
  const shown = chosen === null ? withDealers : withDealers.filter((city) => city.code === chosen)
  return (
    <>
      {!withoutCities && <CityLinks cities={withDealers} chosen={chosen} path={path} anchor={anchor} />}
      {here ? (
        <NearestFirst here={here} cities={cities} dealers={dealers} />
      ) : (
        <>
          {shown.length === 0 && (
            <NoDealer
              city={(allCities ?? cities).find(({ code }) => code === chosen)}
              cities={cities}
              dealers={dealers}
            />
          )}
          {shown.map((city) => (
            <CityDealers
              key={city.id}
              city={city}
              dealers={dealers.filter((dealer) => dealer.city_id === city.id)}
              measured={chosen !== null}
            />
          ))}
        </>
      )}
    </>
  )
}

type CityDealersProps = { city: City; dealers: readonly Dealer[]; measured: boolean }

const CityDealers = ({ city, dealers, measured }: CityDealersProps) => (
  <section className={styles.city} aria-labelledby={`city-${city.code}`}>
    <header className={styles.cityHead}>
      <h3 className="h2" id={`city-${city.code}`}>
        {city.name}
      </h3>
      <p className="small muted">{countOf(dealers.length, DEALER_FORMS)}</p>
    </header>
    <ul>
      {dealers.map((dealer) => (
        <DealerRow
          key={dealer.id}
          dealer={dealer}
          timeZone={city.timezone}
          distance={measured ? { km: distanceKm(city, dealer), from: FROM_CENTRE } : undefined}
        />
      ))}
    </ul>
  </section>
)

type NearestFirstProps = { here: Place; cities: readonly City[]; dealers: readonly Dealer[] }

const NearestFirst = ({ here, cities, dealers }: NearestFirstProps) => (
  <section className={styles.city} aria-labelledby="nearest-dealers">
    <header className={styles.cityHead}>
      <h3 className="h2" id="nearest-dealers">
        Ближайшие к&nbsp;вам
      </h3>
    </header>
    <ul>
      {byDistance(here, dealers).map(({ item, km }) => (
        <DealerRow
          key={item.id}
          dealer={item}
          timeZone={cityOf(item, cities)?.timezone ?? DEFAULT_ZONE}
          distance={{ km, from: FROM_YOU }}
        />
      ))}
    </ul>
  </section>
)

export const cityOf = (dealer: Dealer, cities: readonly City[]): City | undefined =>
  cities.find(({ id }) => id === dealer.city_id)

/** «В этом городе пока нет дилера. Ближайший — {name}, {city}, {n} км» (gaps.md 8). */
function NoDealer({
  city,
  cities,
  dealers,
}: {
  city: City | undefined
  cities: readonly City[]
  dealers: readonly Dealer[]
}) {
  const nearest = city && byDistance(city, dealers)[0]
  if (!nearest) return <Empty>{dealers.length === 0 ? texts.state.empty : UNKNOWN_CITY}</Empty>
  const { item, km } = nearest
  const home = cityOf(item, cities)
  return (
    <section className={styles.city} aria-labelledby="no-dealer">
      <h3 className="vh" id="no-dealer">
        {city.name}
      </h3>
      <p className="lead">
        {typograf(`В этом городе пока нет дилера. Ближайший — ${item.name}, ${home?.name ?? ''}, ${formatKm(km)}`)}
      </p>
      <ul className={styles.nearest}>
        <DealerRow dealer={item} timeZone={home?.timezone ?? DEFAULT_ZONE} distance={{ km, from: FROM_CENTRE }} />
      </ul>
    </section>
  )
}

type CityLinksProps = { cities: readonly City[]; chosen: string | null; path: string; anchor?: string | undefined }

function CityLinks({ cities, chosen, path, anchor }: CityLinksProps) {
  const hash = anchor ? `#${anchor}` : ''
  return (
    <nav className={styles.cities} aria-label="Города">
      <ul>
        <li>
          <HrefLink href={path + hash} current={chosen === null}>
            Все города
          </HrefLink>
        </li>
        {cities.map((city) => (
          <li key={city.id}>
            <HrefLink href={`${path}?city=${encodeURIComponent(city.code)}${hash}`} current={city.code === chosen}>
              {city.name}
            </HrefLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
