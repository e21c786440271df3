import { finder, finderParts } from '#src/content/dealer-finder.ts'
import { CITY_PLANS } from '#src/content/city-plans.ts'
import { hashed } from '#src/content/pictures/hashed.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import { formatKm } from '#src/domain/geo.ts'
import {
  freePlaceOnRing,
  placeInView,
  planSheet,
  ringRadius,
  viewOfCity,
  WHOLE,
  type MapView,
} from '#src/domain/map-view.ts'
import { inPlace } from '#src/components/in-place.ts'
import { CountryMap, isInside, lookAt, type CountryMapProps } from '#src/components/city-map/country-map.tsx'
import { RIGHT, LEFT } from '#src/components/city-map/name-sides.ts'
import { Window, At, Point, Name, Region } from '#src/components/city-map/map-marks.tsx'
import styles from '#src/components/city-map/city-map.module.css'

type DealerMapProps = CountryMapProps & {
  /** The chosen city: its surroundings with every dealer; else all cities. */
  city: City | undefined
  onDealer: (dealer: Dealer) => void
}

/**
 * All cities, and each with several dealers as an inset that the page shows while its part of the list is open; or the
 * chosen one alone. A dealer's point leads to the row in the list.
 */
export const DealerMap = (props: DealerMapProps) =>
  props.city ? (
    <CityMap {...props} city={props.city} name={finderParts.map} />
  ) : (
    <>
      <CountryMap {...props} />
      {props.cities
        .filter(({ id }) => props.found.some(({ city_id }) => city_id === id))
        .map((city) =>
          // A lone dealer is its city's point. The list opens insets by their order, so an empty place stays.
          props.found.filter(({ city_id }) => city_id === city.id).length > 1 ? (
            <CityMap key={city.id} {...props} city={city} name={city.name} />
          ) : (
            <span key={city.id} hidden />
          ),
        )}
    </>
  )

/** A part of the map in units of the window that shows this view. */
function inWindow(part: MapView, view: MapView): MapView {
  const scale = WHOLE.width / view.width
  return {
    x: (part.x - view.x) * scale,
    y: (part.y - view.y) * scale,
    width: part.width * scale,
    height: part.height * scale,
  }
}

type CityMapProps = DealerMapProps & { city: City; name: string }

function CityMap({ city, name, cities, found, selected, looked, onDealer, onLook }: CityMapProps) {
  const own = found.filter(({ city_id }) => city_id === city.id)
  if (own.length === 0) return null
  const { view, rings } = viewOfCity(city, own)
  const centre = placeInView(city, view)
  const drawn = CITY_PLANS.get(city.code)
  const sheet = drawn && planSheet(drawn.centre)
  // A dealer farther away than the drawing goes has the rings of distance.
  const plan = drawn && sheet && sheet.height >= view.height ? { ...drawn, sheet } : null
  const pins = own.map((dealer) => placeInView(dealer, view))
  const inView = cities.filter(({ id }) => id !== city.id).filter((other) => isInside(placeInView(other, view)))
  return (
    <Window
      name={name}
      land={
        <>
          <rect width={WHOLE.width} height={WHOLE.height} className={styles.ground} />
          {plan ? (
            <image href={hashed(`/images/map/${city.code}.svg`)} {...inWindow(plan.sheet, view)} />
          ) : (
            rings.map((km) => (
              <circle
                key={km}
                cx={WHOLE.width / 2}
                cy={WHOLE.height / 2}
                r={ringRadius(km, view) * WHOLE.height}
                className={styles.kilometres}
              />
            ))
          )}
        </>
      }
    >
      {plan ? (
        plan.marks.map(({ text, place }) => (
          <At key={text} place={placeInView(place, view)}>
            <Region lines={[text]} />
          </At>
        ))
      ) : (
        <>
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
        </>
      )}
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
              <Name side={place.x > 0.62 ? LEFT : RIGHT} narrow>
                {dealer.name}
              </Name>
            </a>
          </At>
        )
      })}
    </Window>
  )
}
