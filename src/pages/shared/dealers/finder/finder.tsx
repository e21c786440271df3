import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { lookAt } from '#src/components/city-map/country-map.tsx'
import { finder, foundText, nearestText, shutText } from '#src/content/dealer-finder.ts'
import type { City, Dealer, DealerService } from '#src/domain/dealer.ts'
import { dealersFor, deskFor, firstToOpen, NO_FILTERS, queryOfFilters } from '#src/domain/dealer-filters.ts'
import { byDistance } from '#src/domain/geo.ts'
import { Filters } from '#src/pages/shared/dealers/finder/filters.tsx'
import { foldsOf, FoundByCity, FoundNear, Nobody } from '#src/pages/shared/dealers/finder/found.tsx'
import { NearestButton } from '#src/pages/shared/dealers/nearest.tsx'
import { Missing } from '#src/pages/shared/copy/notice.tsx'
import { useSearch } from '#src/pages/shared/dealers/finder/use-dealer-search.ts'
import { cityOf } from '#src/pages/shared/dealers/dealer-list.tsx'
import { OnMapLink } from '#src/pages/shared/dealers/finder/on-map-link.tsx'
import { MapPane, MAP } from '#src/pages/shared/dealers/finder/map-pane.tsx'
import { FilterLink } from '#src/pages/shared/dealers/finder/filter-link.tsx'
import styles from '#src/pages/shared/dealers/finder/finder.module.css'

type FinderProps = {
  /** Cities of the same context as the dealers. */
  cities: readonly City[] | null
  dealers: readonly Dealer[] | undefined
  /** The page's own address, and the anchor of the list. */
  path: string
  anchor: string
  /** Every city with any dealer, so that a chosen one without a dealer of this context has a name and position. */
  allCities?: readonly City[] | null
  /** A service every dealer here has. */
  common?: DealerService
  /** After the list and the map; on wide screens under the map, beside the end of the list. */
  children?: ReactNode
}

/** The dealer search: filters, map and list share one state, kept in the address. */
export function Finder({ cities, dealers, ...rest }: FinderProps) {
  if (!cities || !dealers) return <Missing />
  return <Search cities={cities} dealers={dealers} {...rest} />
}

type SearchProps = FinderProps & { cities: readonly City[]; dealers: readonly Dealer[] }

function Search({ cities, dealers, path, anchor, allCities, common, children }: SearchProps) {
  const [looked, setLooked] = useState<string | null>(null)
  const search = useSearch(cities, dealers)
  const { filterState, here, now, at, found, chosenCity, selected, select, change } = search
  const { filters } = filterState
  const shut = at && firstToOpen(filters, dealers, cities, at)
  const nearest = here ? byDistance(here, found)[0] : undefined
  const cameOf = nearest ? nearestText(nearest.item, nearest.km) : shut ? finder.nobodyOpen : finder.nobodyNear
  const everyCity = allCities ?? cities

  const { list, status, changeAndReport, changeFromMap } = useView(search, anchor)
  const rowOf = (dealer: Dealer) => ({
    selected: dealer.code === selected,
    looked: looked !== null && [dealer.code, cityOf(dealer, cities)?.code].includes(looked),
    look: lookAt(dealer.code, setLooked),
    desk: deskFor(dealer, filters),
    ...(chosenCity && !here && { number: found.indexOf(dealer) + 1 }),
    children: <OnMapLink dealer={dealer} cities={cities} search={search} />,
  })

  return (
    <div className={styles.finder}>
      <Filters {...filterState} choose={change} cities={everyCity} path={path} anchor={anchor} common={common}>
        <NearestButton wide foundText={here ? cameOf : undefined} onFound={search.setHere} />
      </Filters>
      <div className={styles.both} id={anchor}>
        <div className={styles.count}>
          <h2 className="vh">{finder.byCity}</h2>
          <p ref={status} role="status" tabIndex={-1} className="h3">
            {shut ? shutText(shut) : foundText(found.length)}
          </p>
          {queryOfFilters(filters) !== '' && (
            <FilterLink {...filterState} choose={changeAndReport} filters={NO_FILTERS} className={styles.reset}>
              {finder.reset}
            </FilterLink>
          )}
        </div>
        <div className={styles.list} ref={list}>
          <div>
            {found.length === 0 ? (
              <Nobody
                {...filterState}
                choose={changeAndReport}
                dealers={dealers}
                cities={cities}
                allCities={everyCity}
                now={now}
              />
            ) : here ? (
              <FoundNear here={here} found={found} cities={cities} selected={selected} rowOf={rowOf} />
            ) : (
              <FoundByCity
                found={found}
                cities={cities}
                measured={filters.city !== null}
                foldOf={foldsOf(found, cities, selected)}
                rowOf={rowOf}
              />
            )}
          </div>
        </div>
        <div className={styles.beside}>
          {/* For one column alone, where the map is a strip until it is opened. The browser keeps the choice by itself. */}
          <label className={styles.opens}>
            <input type="checkbox" />
            {finder.wholeMap}
          </label>
          <MapPane
            filterState={filterState}
            choose={changeFromMap}
            cities={cities}
            // When no dealer matches in the city, the map shows those elsewhere that match the other filters.
            dealers={found.length > 0 ? found : dealersFor({ ...filters, city: null }, dealers, cities, at)}
            city={here || found.length === 0 ? undefined : chosenCity}
            canShowAll={chosenCity !== undefined && !here}
            selected={selected}
            select={select}
            looked={looked}
            onLook={setLooked}
          />
        </div>
        {children}
      </div>
    </div>
  )
}

/** What is scrolled into view, and what gets the focus, after a choice. */
function useView({ here, change }: Pick<ReturnType<typeof useSearch>, 'here' | 'change'>, anchor: string) {
  const list = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  // The nearest dealer is listed below all filters, out of view on a phone.
  useEffect(() => {
    if (here) list.current?.querySelector('li')?.scrollIntoView({ block: 'nearest' })
  }, [here])

  /** The clicked element disappears, so the focus moves to the result. */
  const changeAndReport: typeof change = (next) => {
    change(next)
    status.current?.focus({ preventScroll: true })
  }
  /** The list gets longer or shorter, with the map next to or below it: both have to stay in view. */
  const changeFromMap: typeof change = (next) => {
    flushSync(() => changeAndReport(next))
    const map = document.getElementById(MAP)
    const both = document.getElementById(anchor)
    if (!map || !both) return
    if (getComputedStyle(map).position !== 'sticky') map.scrollIntoView()
    else if (both.getBoundingClientRect().top < 0) both.scrollIntoView()
  }
  return { list, status, changeAndReport, changeFromMap }
}
