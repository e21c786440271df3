import { inPlace } from '#src/components/in-place.ts'
import { finder } from '#src/content/dealer-finder.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import { DealerMap } from '#src/pages/shared/dealers/finder/dealer-map.tsx'
import { useFilters } from '#src/pages/shared/dealers/finder/use-filters.ts'
import styles from '#src/pages/shared/dealers/finder/finder.module.css'

type MapPaneProps = {
  filterState: ReturnType<typeof useFilters>
  choose: ReturnType<typeof useFilters>['choose']
  cities: readonly City[]
  dealers: readonly Dealer[]
  /** The city shown; undefined: all of them. */
  city: City | undefined
  /** A link back to all cities is offered. */
  canShowAll: boolean
  selected: string | null
  select: (code: string) => void
  looked: string | null
  onLook: (code: string | null) => void
}

export function MapPane({
  filterState: { filters, hrefOf },
  choose,
  cities,
  dealers,
  city,
  canShowAll,
  ...marks
}: MapPaneProps) {
  const { selected, select, looked, onLook } = marks
  return (
    <div className={styles.map} id={MAP}>
      <DealerMap
        cities={cities}
        found={dealers}
        city={city}
        hrefOfCity={({ code }) => hrefOf({ ...filters, city: code })}
        onCity={({ code }) => choose({ ...filters, city: code })}
        selected={selected}
        looked={looked}
        onLook={onLook}
        onDealer={(dealer) => {
          select(dealer.code)
          goTo(dealer.code)
        }}
      />
      {canShowAll && (
        <a
          href={hrefOf({ ...filters, city: null })}
          className={styles.everyCity}
          onClick={(event) => inPlace(event, () => choose({ ...filters, city: null }))}
        >
          {finder.everyCity}
        </a>
      )}
    </div>
  )
}

/** Scrolls to the dealer's row and focuses it, like a plain anchor. */
function goTo(code: string) {
  const row = document.getElementById(code)
  row?.scrollIntoView({ block: 'nearest' })
  row?.querySelector('a')?.focus({ preventScroll: true })
}

export const MAP = 'map'
