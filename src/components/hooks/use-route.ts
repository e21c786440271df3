import { useLocation } from 'react-router-dom'
import { matchRoute, routeOf, type Route, type RouteName } from '#src/routes.ts'

export type CurrentRoute = { name: RouteName; route: Route; params: Readonly<Record<string, string>> }

/** The row of the current address; an unknown address is error-404 (specification 2.1). */
export function useRoute(): CurrentRoute {
  const { pathname } = useLocation()
  const { name, params } = matchRoute(pathname) ?? { name: 'error-404' as const, params: {} }
  return { name, route: routeOf(name), params }
}
