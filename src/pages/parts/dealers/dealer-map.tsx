import { LazyImage } from '#src/components/lazy-image.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import type { City } from '#src/domain/dealer.ts'
import { countOf } from '#src/domain/format.ts'
import { MAP_SHEET, onMap } from '#src/domain/map-projection.ts'
import { ownOf } from '#src/domain/outside-words.ts'
import { DEALER_FORMS } from '#src/pages/parts/dealers/services.ts'
import styles from '#src/pages/parts/dealers/dealer-map.module.css'

const COAST = '/images/map/coast.svg'

type Side = { dx: number; dy: number; anchor: 'start' | 'end' }
const RIGHT: Side = { dx: 14, dy: 5, anchor: 'start' }

/** Where a name stands beside its pin, pixels, where names would meet otherwise. */
const SIDES: Readonly<Record<string, Side>> = {
  moskva: { dx: 8, dy: -18, anchor: 'end' },
  'nizhniy-novgorod': { dx: -6, dy: -14, anchor: 'start' },
  kazan: { dx: -10, dy: 18, anchor: 'end' },
  ekaterinburg: { dx: 2, dy: -14, anchor: 'start' },
  novosibirsk: { dx: 8, dy: -16, anchor: 'end' },
  samara: { dx: -10, dy: 18, anchor: 'end' },
  ufa: { dx: 12, dy: 12, anchor: 'start' },
  sochi: { dx: 12, dy: 16, anchor: 'start' },
}

type DealerMapProps = {
  cities: readonly City[]
  /** Code of the chosen city. */
  chosen: string | null
  hrefOf: (city: City) => string
}

/**
 * Coast and graticule as a picture, the cities over it as real links. They are placed in per cent of the sheet, so they
 * keep their size while the map grows. The same choice exists as a list and as a select.
 */
export const DealerMap = ({ cities, chosen, hrefOf }: DealerMapProps) => (
  <div className={styles.window}>
    <div className={styles.sheet}>
      <LazyImage src={COAST} alt="" {...MAP_SHEET} />
      <svg className={styles.pins} role="group" aria-label="Города с дилерами на карте">
        {cities.map((city) => (
          <Pin key={city.id} city={city} chosen={city.code === chosen} href={hrefOf(city)} />
        ))}
      </svg>
    </div>
  </div>
)

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(3)}%`

function Pin({ city, chosen, href }: { city: City; chosen: boolean; href: string }) {
  const { x, y } = onMap(city)
  const { dx, dy, anchor } = ownOf(SIDES, city.code) ?? RIGHT
  const radius = 3.8 + 1.6 * Math.min(city.dealers_count, 4)
  return (
    <svg x={percent(x, MAP_SHEET.width)} y={percent(y, MAP_SHEET.height)} overflow="visible">
      <SiteLink
        target={{ href }}
        className={styles.pin}
        aria-label={`${city.name}, ${countOf(city.dealers_count, DEALER_FORMS)}`}
        {...(chosen && { 'aria-current': true })}
      >
        <circle r="22" className={styles.reach} />
        <circle r={radius + 7} className={styles.ring} />
        <circle r={radius} className={styles.dot} />
        <text x={dx} y={dy} textAnchor={anchor}>
          {city.name}
        </text>
      </SiteLink>
    </svg>
  )
}
