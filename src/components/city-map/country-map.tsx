import { At, Name, Point, Region, Window } from '#src/components/city-map/map-marks.tsx'
import { RIGHT, sidesOf } from '#src/components/city-map/name-sides.ts'
import { inPlace } from '#src/components/in-place.ts'
import { DEALER_FORMS, finderParts } from '#src/content/dealer-finder.ts'
import { MAP_NAMES } from '#src/content/map-names.ts'
import { hashed } from '#src/content/pictures/hashed.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import { countOf } from '#src/domain/format.ts'
import { MAP_SHEET } from '#src/domain/map-projection.ts'
import { placeInView, viewOfAll, viewOfPlaces, WHOLE } from '#src/domain/map-view.ts'
import styles from './city-map.module.css'

/** Hover or focus highlights: a row its point on the map, a point its rows. */
export const lookAt = (code: string, onLook: (code: string | null) => void) => ({
  onPointerEnter: () => onLook(code),
  onPointerLeave: () => onLook(null),
  onFocus: () => onLook(code),
  onBlur: () => onLook(null),
})
export type Look = ReturnType<typeof lookAt>

const COAST = hashed('/images/map/coast.svg')

export type CountryMapProps = {
  cities: readonly City[]
  found: readonly Dealer[]
  hrefOfCity: (city: City) => string
  onCity: (city: City) => void
  /** Codes of the chosen dealer, and of the dealer or city highlighted in the list or here. */
  selected: string | null
  looked: string | null
  onLook: (code: string | null) => void
}

/**
 * Land, borders and waters as a picture, points over it as real links: a city's leads to its dealers. They are
 * positioned in per cent of the window, so they keep their size whatever part of the map is shown.
 */
export function CountryMap({ cities, found, hrefOfCity, onCity, selected, looked, onLook }: CountryMapProps) {
  const withCount = cities.map((city) => ({ city, own: found.filter(({ city_id }) => city_id === city.id) }))
  const shown = withCount.filter(({ own }) => own.length > 0)
  const view = shown.length === cities.length ? viewOfAll(cities) : viewOfPlaces(shown.map(({ city }) => city))
  // A city that the drawing does not reach is in the list alone.
  const isSeen = ({ city }: { city: City }) => isInside(placeInView(city, view))
  const sides = sidesOf(
    shown.filter(isSeen).map(({ city: { code, name, ...place } }) => ({ code, name, at: placeInView(place, view) })),
  )
  const scale = WHOLE.width / view.width
  return (
    <Window
      name={finderParts.map}
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
        .filter(isSeen)
        .map(({ city }) => (
          <At key={city.id} place={placeInView(city, view)}>
            <circle r="3" className={styles.faint} />
          </At>
        ))}
      {/* An empty place for a city in the list alone: the list lights its points by their order. */}
      {shown.map(({ city, own }) => (
        <At key={city.id} place={placeInView(city, view)}>
          {isSeen({ city }) && (
            <a
              href={hrefOfCity(city)}
              className={styles.pin}
              aria-label={`${city.name}, ${countOf(own.length, DEALER_FORMS)}`}
              data-looked={
                looked === city.code || own.some(({ code }) => code === looked || code === selected) || undefined
              }
              onClick={(event) => inPlace(event, () => onCity(city))}
              {...lookAt(city.code, onLook)}
            >
              {/* In the order of its accessible name. */}
              <Name side={sides.get(city.code) ?? RIGHT}>{city.name}</Name>
              <Point text={own.length > 1 ? String(own.length) : ''} />
            </a>
          )}
        </At>
      ))}
    </Window>
  )
}

export const isInside = ({ x, y }: { x: number; y: number }): boolean => x > 0 && x < 1 && y > 0 && y < 1
