import { SiteLink } from '#src/components/site-link.tsx'
import type { City, Dealer } from '#src/domain/dealer.ts'
import { countOf } from '#src/domain/format.ts'
import { byDistance, formatDistance, type Place } from '#src/domain/geo.ts'
import { CityForm } from '#src/pages/parts/dealers/city-form.tsx'
import { DealerMap } from '#src/pages/parts/dealers/dealer-map.tsx'
import { dealerHref, selectGoal } from '#src/pages/parts/dealers/dealer-row.tsx'
import { NearestButton } from '#src/pages/parts/dealers/nearest.tsx'
import { DEALER_FORMS } from '#src/pages/parts/dealers/services.ts'
import { HrefLink, RouteArrow } from '#src/pages/parts/links.tsx'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/dealers/map-stage.module.css'

/** How many of the nearest stand beside the map; the list below has them all. */
const NEAREST = 4

type MapStageProps = {
  title: string
  lead: string | undefined
  cities: readonly City[] | null
  dealers: readonly Dealer[] | undefined
  chosen: string | null
  path: string
  anchor: string
  here: Place | null
  onHere: (place: Place) => void
}

/** The map with its list: pins, the list of cities and the select are one choice, kept in the address. */
export function MapStage(props: MapStageProps) {
  const { title, lead, cities = [], dealers = [], chosen, path, anchor, here, onHere } = props
  const list = cities ?? []
  const city = list.find(({ code }) => code === chosen)
  const hrefOf = ({ code }: City) => hrefTo('dealers', { query: { city: code } })
  return (
    <section className={styles.stage}>
      <div className={`wrap ${styles.over}`}>
        <div className={styles.panel}>
          <h1 className={`h1 ${styles.title}`}>{title}</h1>
          <CityForm cities={list} chosen={city ? city.code : null} path={path} anchor={anchor} />
          {here ? (
            <Nearest here={here} dealers={dealers} />
          ) : city ? (
            <OfCity city={city} dealers={dealers.filter(({ city_id }) => city_id === city.id)} />
          ) : (
            <Cities cities={list} hrefOf={hrefOf} lead={lead} />
          )}
          <NearestButton onFound={onHere} />
        </div>
      </div>
      <div className={styles.map}>
        <DealerMap cities={list} chosen={here ? null : chosen} hrefOf={hrefOf} />
      </div>
    </section>
  )
}

const Cities = ({
  cities,
  hrefOf,
  lead,
}: {
  cities: readonly City[]
  hrefOf: (city: City) => string
  lead: string | undefined
}) => (
  <nav aria-label="Города">
    <p className="small muted">{lead}</p>
    <ul className={styles.cities}>
      {cities.map((city) => (
        <li key={city.id}>
          <HrefLink href={hrefOf(city)}>
            {city.name}{' '}
            <span className="muted num" aria-hidden="true">
              {city.dealers_count}
            </span>
            <span className="vh">{countOf(city.dealers_count, DEALER_FORMS)}</span>
          </HrefLink>
        </li>
      ))}
    </ul>
  </nav>
)

/** The street without the town, which stands above. */
const streetOf = ({ address }: Dealer): string => address.replace(/^г\.\s[^,]+,\s*/, '')

const OfCity = ({ city, dealers }: { city: City; dealers: readonly Dealer[] }) => (
  <div>
    <p className="h3">
      {city.name} <span className="muted num">{dealers.length}</span>
    </p>
    <ul className={styles.dealers}>
      {dealers.map((dealer) => (
        <DealerLink key={dealer.id} dealer={dealer} note={streetOf(dealer)} />
      ))}
    </ul>
    <RouteArrow to="dealers">Все города</RouteArrow>
  </div>
)

const Nearest = ({ here, dealers }: { here: Place; dealers: readonly Dealer[] }) => (
  <div>
    <p className="h3">Ближайшие к&nbsp;вам</p>
    <ul className={styles.dealers}>
      {byDistance(here, dealers)
        .slice(0, NEAREST)
        .map(({ item, km }) => (
          <DealerLink key={item.id} dealer={item} note={formatDistance(km)} />
        ))}
    </ul>
  </div>
)

const DealerLink = ({ dealer, note }: { dealer: Dealer; note: string }) => (
  <li>
    <SiteLink target={{ href: dealerHref(dealer) }} {...selectGoal(dealer)}>
      <span>{dealer.name}</span>
      <span className="small muted num">{note}</span>
    </SiteLink>
  </li>
)
