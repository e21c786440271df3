import { useEffect, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { loadCopy } from '#src/app/copy.ts'
import { pages } from '#src/app/pages.ts'
import { matchRoute, routeOf, type RouteName } from '#src/routes.ts'
import { messageOf } from '#src/services/errors.ts'
import { useAppStore } from '#src/stores/app-store.ts'
import { dataActions } from '#src/stores/data-actions.ts'

const noParams = {}

/** The component of one route: its page with its copy. */
export async function createPageElement(name: RouteName): Promise<ComponentType> {
  const route = routeOf(name)
  const [{ Page }, copy] = await Promise.all([pages[route.page].code(), loadCopy(name)])
  return function PageElement() {
    const { pathname } = useLocation()
    useLateData(name)
    return <Page name={name} route={route} params={matchRoute(pathname)?.params ?? noParams} copy={copy} />
  }
}

/** The 404 page, with another heading where the missing thing has a name. */
export async function createNotFoundElement(): Promise<ComponentType<{ message: string }>> {
  const [{ Page }, copy] = await Promise.all([pages['not-found'].code(), loadCopy('error-404')])
  return function NotFoundElement({ message }) {
    const shown = message ? { ...copy, h1: message } : copy
    return <Page name="error-404" route={routeOf('error-404')} params={noParams} copy={shown} />
  }
}

/** Asks once more for the page's data: what the server's deadline left out is fetched now, the rest is there. */
function useLateData(name: RouteName) {
  const { pathname, search } = useLocation()
  const store = useAppStore()

  useEffect(() => {
    const route = routeOf(name)
    const url = new URL(pathname + search, window.location.origin)
    const params = matchRoute(pathname)?.params ?? noParams
    pages[route.page]
      .load?.({ actions: dataActions(store), route, params, url })
      .catch((error: unknown) => console.error(messageOf(error)))
  }, [store, name, pathname, search])
}
