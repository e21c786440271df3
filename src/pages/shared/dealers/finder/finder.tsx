import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { inPlace } from '#src/components/in-place.ts'
import { usePageMoment } from '#src/components/hooks/use-page-moment.ts'
import { finder, foundText, nearestText, shutText } from '#src/content/dealer-finder.ts'
import { holidays } from '#src/content/holidays.ts'
import type { City, Dealer, DealerService } from '#src/domain/dealer.ts'
import { dealersFor, firstToOpen, deskFor, type Wishes } from '#src/domain/dealer-wishes.ts'
import { byDistance, type Place } from '#src/domain/geo.ts'
import { cityOf } from '#src/pages/shared/dealers/dealer-list.tsx'
import { DealerMap } from '#src/pages/shared/dealers/finder/dealer-map.tsx'
import { Filters } from '#src/pages/shared/dealers/finder/filters.tsx'
import { FoundByCity, FoundNear, Nobody } from '#src/pages/shared/dealers/finder/found.tsx'
import { useWishes } from '#src/pages/shared/dealers/finder/use-wishes.ts'
import { NearestButton } from '#src/pages/shared/dealers/nearest.tsx'
import { Missing } from '#src/pages/shared/copy/notice.tsx'
import styles from '#src/pages/shared/dealers/finder/finder.module.css'

const MAP = 'map'

type FinderProps = {
  /** Cities of the same context as the dealers. */
  cities: readonly City[] | null
  dealers: readonly Dealer[] | undefined
  /** The page's own address, and the anchor of the list. */
  path: string
  anchor: string
  /** Every city with any dealer: a chosen one without a dealer of this context is then known by name and place. */
  allCities?: readonly City[] | null
  /** A service every dealer here has. */
  common?: DealerService
}

/** The dealer search: filters, map and list are one choice, kept in the address. */
export function Finder({ cities, dealers, ...rest }: FinderProps) {
  if (!cities || !dealers) return <Missing />
  return <Search cities={cities} dealers={dealers} {...rest} />
}

type SearchProps = FinderProps & { cities: readonly City[]; dealers: readonly Dealer[] }

function Search({ cities, dealers, path, anchor, allCities, common }: SearchProps) {
  const [looked, setLooked] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const search = useSearch(cities, dealers)
  const { wishing, here, now, at, found, chosenCity, selected, select, change } = search
  const { wishes } = wishing
  const shut = at && firstToOpen(wishes, dealers, cities, at)
  const nearest = here ? byDistance(here, found)[0] : undefined
  const everyCity = allCities ?? cities

  // The nearest dealer is listed below all filters, out of sight on a phone.
  useEffect(() => {
    if (here) list.current?.querySelector('li')?.scrollIntoView({ block: 'nearest' })
  }, [here])

  /** The clicked element disappears, so the focus moves to the result. */
  const changeAndReport: typeof change = (next) => {
    change(next)
    status.current?.focus({ preventScroll: true })
  }
  /** The list gets longer or shorter, with the map beside or below it: both have to stay in view. */
  const changeFromMap: typeof change = (next) => {
    flushSync(() => changeAndReport(next))
    const map = document.getElementById(MAP)
    const both = document.getElementById(anchor)
    if (!map || !both) return
    if (getComputedStyle(map).position !== 'sticky') map.scrollIntoView()
    else if (both.getBoundingClientRect().top < 0) both.scrollIntoView()
  }
  const rowOf = (dealer: Dealer) => ({
    selected: dealer.code === selected,
    onLook: setLooked,
    desk: deskFor(dealer, wishes),
    ...(chosenCity && !here && { number: found.indexOf(dealer) + 1 }),
    children: <OnMapLink dealer={dealer} cities={cities} search={search} />,
  })

  return (
    <div className={styles.finder}>
      <Filters {...wishing} choose={change} cities={everyCity} path={path} anchor={anchor} common={common}>
        <NearestButton wide foundText={nearest && nearestText(nearest.item, nearest.km)} onFound={search.setHere} />
      </Filters>
      <div className={styles.both} id={anchor}>
        <div>
          <h2 className="vh">{finder.byCity}</h2>
          <p ref={status} role="status" tabIndex={-1} className="h3">
            {shut ? shutText(shut) : foundText(found.length)}
          </p>
        </div>
        <div className={styles.list} ref={list}>
          <div>
            {found.length === 0 ? (
              <Nobody
                {...wishing}
                choose={changeAndReport}
                dealers={dealers}
                cities={cities}
                allCities={everyCity}
                now={now}
              />
            ) : here ? (
              <FoundNear here={here} found={found} cities={cities} rowOf={rowOf} />
            ) : (
              <FoundByCity found={found} cities={cities} measured={wishes.city !== null} rowOf={rowOf} />
            )}
          </div>
        </div>
        <MapPane
          wishing={wishing}
          choose={changeFromMap}
          cities={cities}
          // When no dealer matches in the city, the map shows those elsewhere that match the other filters.
          dealers={found.length > 0 ? found : dealersFor({ ...wishes, city: null }, dealers, cities, at)}
          city={here || found.length === 0 ? undefined : chosenCity}
          canShowAll={chosenCity !== undefined && !here}
          selected={selected}
          select={select}
          looked={looked}
          onLook={setLooked}
        />
      </div>
    </div>
  )
}

/** The filters, the visitor's place and the dealers they leave. */
function useSearch(cities: readonly City[], dealers: readonly Dealer[]) {
  const wishing = useWishes()
  const { wishes, choose } = wishing
  const [here, setHere] = useState<Place | null>(null)
  const [selected, select] = useSelected()
  const now = usePageMoment()
  const at = now && { now, holidays }
  return {
    wishing,
    here,
    now,
    at,
    selected,
    select,
    found: dealersFor(wishes, dealers, cities, at),
    chosenCity: cities.find(({ code }) => code === wishes.city),
    setHere(place: Place) {
      if (wishes.city) choose({ ...wishes, city: null })
      setHere(place)
    },
    change(next: Wishes) {
      if (next.city !== wishes.city) setHere(null)
      select(null)
      choose(next)
    },
  }
}

type OnMapProps = { dealer: Dealer; cities: readonly City[]; search: ReturnType<typeof useSearch> }

function OnMapLink({ dealer, cities, search: { wishing, change, select } }: OnMapProps) {
  const { wishes, hrefOf } = wishing
  const city = cityOf(dealer, cities)
  if (!city) return null
  const showOnMap = () => {
    // On a phone the list above the map gets shorter: only then is the position of the map known.
    flushSync(() => {
      if (city.code !== wishes.city) change({ ...wishes, city: city.code })
      select(dealer.code)
    })
    document.getElementById(MAP)?.scrollIntoView()
  }
  return (
    <a
      href={`${hrefOf({ ...wishes, city: city.code })}#${MAP}`}
      className={styles.onMap}
      onClick={(event) => inPlace(event, showOnMap)}
    >
      {finder.onMap}
      <span className="vh">: {dealer.name}</span>
    </a>
  )
}

type MapPaneProps = {
  wishing: ReturnType<typeof useWishes>
  choose: ReturnType<typeof useWishes>['choose']
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

function MapPane({ wishing: { wishes, hrefOf }, choose, cities, dealers, city, canShowAll, ...marks }: MapPaneProps) {
  const { selected, select, looked, onLook } = marks
  return (
    <div className={styles.map} id={MAP}>
      <DealerMap
        cities={cities}
        found={dealers}
        city={city}
        hrefOfCity={({ code }) => hrefOf({ ...wishes, city: code })}
        onCity={({ code }) => choose({ ...wishes, city: code })}
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
          href={hrefOf({ ...wishes, city: null })}
          className={styles.everyCity}
          onClick={(event) => inPlace(event, () => choose({ ...wishes, city: null }))}
        >
          {finder.everyCity}
        </a>
      )}
    </div>
  )
}

/** Scrolls to the dealer's row and focuses it, as a plain anchor would. */
function goTo(code: string) {
  const row = document.getElementById(code)
  row?.scrollIntoView({ block: 'nearest' })
  row?.querySelector('a')?.focus({ preventScroll: true })
}

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The dealer that was chosen on the map: the address names him by its hash, which the server does not see. */
function useSelected(): [code: string | null, select: (code: string | null) => void] {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )
  const [chosen, setChosen] = useState<{ at: string; code: string | null } | null>(null)
  const select = (code: string | null) => {
    setChosen({ at: hash, code })
    if (code) history.replaceState(history.state, '', `#${code}`)
  }
  return [chosen?.at === hash ? chosen.code : hash.slice(1) || null, select]
}
