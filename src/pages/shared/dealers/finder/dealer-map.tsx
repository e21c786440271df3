import { DEALER_FORMS, finder } from '#src/content/dealer-finder.ts'
import { MAP_NAMES } from '#src/content/map-names.ts'
import { hashed } from '#src/content/pictures/hashed.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import { countOf } from '#src/domain/format.ts'
import { formatKm } from '#src/domain/geo.ts'
import { MAP_SHEET } from '#src/domain/map-projection.ts'
import { freePlaceOnRing, placeInView, ringRadius, viewOfCity, viewOfPlaces, WHOLE } from '#src/domain/map-view.ts'
import { inPlace } from '#src/components/in-place.ts'
import { lookAt } from '#src/pages/shared/dealers/look-at.ts'
import { RIGHT, LEFT, sideOf } from '#src/pages/shared/dealers/finder/name-sides.ts'
import { Window, At, Point, Name, Region } from '#src/pages/shared/dealers/finder/map-marks.tsx'
import styles from '#src/pages/shared/dealers/finder/dealer-map.module.css'

const COAST = hashed('/images/map/coast.svg')

export type DealerMapProps = {
  cities: readonly City[]
  found: readonly Dealer[]
  /** The city that was chosen: its surroundings with every dealer; else all cities. */
  city: City | undefined
  hrefOfCity: (city: City) => string
  onCity: (city: City) => void
  /** Codes of the dealer that was chosen, and of the one or of the city that is looked at in the list or here. */
  selected: string | null
  looked: string | null
  onDealer: (dealer: Dealer) => void
  onLook: (code: string | null) => void
}

/**
 * Land, borders and waters as a picture, points over it as real links: a city's leads to its dealers, a dealer's to the row
 * in the list. They are placed in per cent of the window, so they keep their size whatever part of the sheet is shown.
 */
export const DealerMap = (props: DealerMapProps) =>
  props.city ? <CityMap {...props} city={props.city} /> : <CountryMap {...props} />

function CountryMap({ cities, found, hrefOfCity, onCity, selected, looked, onLook }: DealerMapProps) {
  const withCount = cities.map((city) => ({ city, own: found.filter(({ city_id }) => city_id === city.id) }))
  const shown = withCount.filter(({ own }) => own.length > 0)
  const view = shown.length === cities.length ? WHOLE : viewOfPlaces(shown.map(({ city }) => city))
  const scale = WHOLE.width / view.width
  return (
    <Window
      land={
        <g transform={`scale(${scale.toFixed(4)}) translate(${(-view.x).toFixed(2)} ${(-view.y).toFixed(2)})`}>
          <image href={COAST} {...MAP_SHEET} />
        </g>
      }
    >
      {MAP_NAMES.map(({ lines, place }) => ({ lines, at: placeInView(place, view) }))
        .filter(({ at }) => isInside(at))
        .map(({ lines, at }) => (
          <At key={lines[0]} place={at}>
            <Region lines={lines} />
          </At>
        ))}
      {withCount
        .filter(({ own }) => own.length === 0)
        .map(({ city }) => (
          <At key={city.id} place={placeInView(city, view)}>
            <circle r="3" className={styles.faint} />
          </At>
        ))}
      {shown.map(({ city, own }) => (
        <At key={city.id} place={placeInView(city, view)}>
          <a
            href={hrefOfCity(city)}
            className={styles.pin}
            aria-label={`${city.name}, ${countOf(own.length, DEALER_FORMS)}`}
            data-looked={own.some(({ code }) => code === looked || code === selected) || undefined}
            onClick={(event) => inPlace(event, () => onCity(city))}
            {...lookAt(city.code, onLook)}
          >
            <Point text={own.length > 1 ? String(own.length) : ''} />
            <Name side={sideOf(city.code, placeInView(city, view).x)}>{city.name}</Name>
          </a>
        </At>
      ))}
    </Window>
  )
}

function CityMap({ city, cities, found, selected, looked, onDealer, onLook }: DealerMapProps & { city: City }) {
  const own = found.filter(({ city_id }) => city_id === city.id)
  const { view, rings } = viewOfCity(city, own)
  const centre = placeInView(city, view)
  const pins = own.map((dealer) => placeInView(dealer, view))
  const inView = cities.filter(({ id }) => id !== city.id).filter((other) => isInside(placeInView(other, view)))
  return (
    <Window
      land={
        <>
          <rect width={WHOLE.width} height={WHOLE.height} className={styles.ground} />
          {rings.map((km) => (
            <circle
              key={km}
              cx={WHOLE.width / 2}
              cy={WHOLE.height / 2}
              r={ringRadius(km, view) * WHOLE.height}
              className={styles.kilometres}
            />
          ))}
        </>
      }
    >
      <At place={centre}>
        <path d="M-6 0H6M0-6V6" className={styles.cross} />
        <text y="22" textAnchor="middle" className={styles.mark}>
          {finder.centre}
        </text>
      </At>
      {rings.map((km) => (
        <At key={km} place={freePlaceOnRing(km, view, centre, pins)}>
          <text y="4" textAnchor="middle" className={`${styles.mark} num`}>
            {formatKm(km)}
          </text>
        </At>
      ))}
      {inView.map((other) => (
        <At key={other.id} place={placeInView(other, view)}>
          <circle r="3" className={styles.faint} />
        </At>
      ))}
      {own.map((dealer, index) => {
        const place = placeInView(dealer, view)
        return (
          <At key={dealer.id} place={place}>
            <a
              href={`#${dealer.code}`}
              className={styles.pin}
              aria-label={`${index + 1}. ${dealer.name}`}
              aria-current={dealer.code === selected || undefined}
              data-looked={dealer.code === looked || undefined}
              onClick={(event) => inPlace(event, () => onDealer(dealer))}
              {...lookAt(dealer.code, onLook)}
            >
              <Point text={String(index + 1)} />
              <Name side={place.x > 0.74 ? LEFT : RIGHT} narrow>
                {dealer.name}
              </Name>
            </a>
          </At>
        )
      })}
    </Window>
  )
}

const isInside = ({ x, y }: { x: number; y: number }): boolean => x > 0 && x < 1 && y > 0 && y < 1
