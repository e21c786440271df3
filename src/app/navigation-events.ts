import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { trackPageView } from '#src/analytics/track.ts'
import { ownValue } from '#src/domain/untrusted-text.ts'
import { matchRoute, tagsAddress, type RouteName } from '#src/routes.ts'
import { useAppStore } from '#src/stores/app-store.ts'

/** Every path has a named route: unknown ones are shown by error-404 (decisions.md: no view is lost). */
const nameOf = (path: string): RouteName => matchRoute(path)?.name ?? 'error-404'

/**
 * Pushes a page view when the path changes and the previous route had a name (specification 2.1). `first` is the path
 * of the page load.
 */
export function useNavigationEvents(first: string): void {
  const { pathname, search } = useLocation()
  const store = useAppStore()
  const previous = useRef(first)

  useEffect(() => {
    const from = previous.current
    previous.current = pathname
    if (from === pathname) return
    // For visitors with saved pages (src/offline): no document was loaded, so the service worker fetches it.
    navigator.serviceWorker?.controller?.postMessage([pathname + search])
    trackPageView({
      event: 'pageview',
      page: {
        path: pathname,
        title: ownValue(store.getState().metaByRoute, tagsAddress({ pathname, search }))?.title ?? '',
        name: nameOf(pathname),
      },
      from: { path: from, name: nameOf(from) },
    })
  }, [pathname, search, store])
}
