import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { trackPageView } from '#src/analytics/track.ts'
import { ownOf } from '#src/domain/outside-words.ts'
import { matchRoute, tagsAddress } from '#src/routes.ts'
import { useAppStore } from '#src/stores/app-store.ts'

/**
 * Pushes a page view when the path changes and the previous route had a name (specification 2.1). `first` is the path
 * the page load began with.
 */
export function useNavigationEvents(first: string): void {
  const { pathname, search } = useLocation()
  const store = useAppStore()
  const previous = useRef(first)

  useEffect(() => {
    const from = previous.current
    previous.current = pathname
    const fromName = matchRoute(from)?.name
    if (from === pathname || !fromName) return
    trackPageView({
      event: 'pageview',
      page: {
        path: pathname,
        title: ownOf(store.getState().metaByRoute, tagsAddress({ pathname, search }))?.title ?? '',
        name: matchRoute(pathname)?.name ?? 'error-404',
      },
      from: { path: from, name: fromName },
    })
  }, [pathname, search, store])
}
