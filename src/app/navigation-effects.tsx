import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { firstVisit } from '#src/analytics/first-visit.ts'
import { followGoalClicks } from '#src/analytics/goal-clicks.ts'
import { idIn } from '#src/components/anchor.ts'
import { focusNewContent, scrollToAnchor, isOpenedAtAnchor } from '#src/app/navigation-focus.ts'
import { useIsNavigating } from '#src/app/navigation-context.ts'
import { preloadCode } from '#src/app/page-bodies.ts'
import { useCounter } from '#src/app/counter.ts'
import { useNavigationEvents } from '#src/app/navigation-events.ts'
import { SearchSuggestions } from '#src/app/search-suggestions.tsx'
import { followInput } from '#src/components/content-focus.ts'
import { startPrefetch, type Prefetch } from '#src/components/prefetch.ts'
import { ProgressLine } from '#src/components/progress-line.tsx'
import { matchRoute, routeOf } from '#src/routes.ts'
import { useAppState, useAppStore, type AppStore } from '#src/stores/app-store.ts'

/** Effects of client navigation: focus, prefetching, the progress line, page views, search suggestions. */
export function NavigationEffects() {
  const { pathname, search } = useLocation()
  const address = pathname + search
  // The address rendered by the server: no click led there.
  const [first] = useState(address)
  useNavigationEvents(first.split('?')[0]!)
  useNavigationFocus(first, address)
  usePrefetch(address)
  useEffect(followGoalClicks, [])
  // Recorded while the first address of the visit is still known, in a task of its own: the first access to the
  // browser's storage takes as long as a tenth of the hydration.
  useEffect(() => {
    const timer = setTimeout(firstVisit)
    return () => clearTimeout(timer)
  }, [])
  useCounter()
  return (
    <>
      <Progress isBare={isBare(pathname)} />
      <SearchSuggestions />
    </>
  )
}

/**
 * Moves the focus, and with it the screen reader, to the new page or to the anchor of the address; a hash that is no
 * anchor is not a new page.
 */
function useNavigationFocus(first: string, address: string) {
  const { hash, key } = useLocation()
  const type = useNavigationType()
  const last = useRef<{ address: string; key?: string }>({ address: first })

  useEffect(followInput, [])
  useEffect(() => {
    const before = last.current
    last.current = { address, key }
    const isPlace = idIn(hash) !== null
    const isSame = before.address === address
    // The initial page load is not a navigation.
    if (isSame && (!before.key || before.key === key))
      return isPlace && isOpenedAtAnchor(hash) ? scrollToAnchor(hash) : undefined
    // Back and forward restore the position, and with it what is in view.
    if (isPlace && type !== 'POP') return scrollToAnchor(hash)
    return isSame ? undefined : focusNewContent()
  }, [address, hash, key, type])
}

function usePrefetch(address: string) {
  const store = useAppStore()
  const prefetch = useRef<Prefetch>(undefined)

  useEffect(() => {
    const started = startPrefetch((url) => fetchPage(store, url), fetchCode)
    prefetch.current = started
    return started.stop
  }, [store])
  useEffect(() => prefetch.current?.lookAround(address), [address])
}

async function fetchPage(store: AppStore, url: URL): Promise<void> {
  const match = matchRoute(url.pathname)
  if (!match || match.name === 'error-404') return
  const { prefetchPage } = await import('#src/app/load-page.ts')
  await prefetchPage(match, store, url)
}

/** Only the page's files: neither its data nor the HTTP client that would load them. */
async function fetchCode({ pathname }: URL): Promise<void> {
  const match = matchRoute(pathname)
  if (match && match.name !== 'error-404') await preloadCode(match.name)
}

/** Shorter navigations show no progress line. */
const LOADING_LINE_DELAY_MS = 200

function Progress({ isBare: hasNoHeader }: { isBare: boolean }) {
  const isMoving = useIsNavigating()
  const isHeaderShown = useAppState(({ headerMenuOpen }) => headerMenuOpen)
  const [isLong, setLong] = useState(false)

  useEffect(() => {
    if (!isMoving) return
    const timer = setTimeout(() => setLong(true), LOADING_LINE_DELAY_MS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isMoving])

  return <ProgressLine running={isLong} underHeader={isHeaderShown && !hasNoHeader} />
}

const isBare = (pathname: string): boolean => {
  const match = matchRoute(pathname)
  return match !== null && routeOf(match.name).withoutLayout === true
}
