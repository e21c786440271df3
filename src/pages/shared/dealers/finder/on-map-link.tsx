import { flushSync } from 'react-dom'
import { inPlace } from '#src/components/in-place.ts'
import { finder } from '#src/content/dealer-finder.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import { cityOf } from '#src/pages/shared/dealers/dealer-list.tsx'
import { useSearch } from '#src/pages/shared/dealers/finder/use-dealer-search.ts'
import { MAP } from '#src/pages/shared/dealers/finder/map-pane.tsx'
import styles from '#src/pages/shared/dealers/finder/finder.module.css'

type OnMapProps = { dealer: Dealer; cities: readonly City[]; search: ReturnType<typeof useSearch> }

export function OnMapLink({ dealer, cities, search: { filterState, change, select } }: OnMapProps) {
  const { filters, hrefOf } = filterState
  const city = cityOf(dealer, cities)
  if (!city) return null
  const showOnMap = () => {
    // The list gets shorter, and what is above the map may change: only then is the map's position known.
    flushSync(() => {
      if (city.code !== filters.city) change({ ...filters, city: city.code })
      select(dealer.code)
    })
    document.getElementById(MAP)?.scrollIntoView()
  }
  return (
    <a
      href={`${hrefOf({ ...filters, city: city.code })}#${MAP}`}
      className={styles.onMap}
      onClick={(event) => inPlace(event, showOnMap)}
    >
      {finder.onMap}
      <span className="vh">: {dealer.name}</span>
    </a>
  )
}
