import { NotFound } from '#src/app/error-page.tsx'
import { Kit, KIT_PATH } from '#src/app/kit.ts'
import { createPageElement } from '#src/app/page-element.tsx'
import { pages } from '#src/app/pages.ts'
import { deferred, type Deferred } from '#src/components/deferred.tsx'
import { matchRoute, routeNames, routeOf, type RouteName } from '#src/routes.ts'

// Code and copy of a page are separate files.
const bodies = new Map<RouteName, Deferred<object>>(
  routeNames.map((name) => [name, deferred(() => createPageElement(name))]),
)
const bodyOf = (name: RouteName): Deferred<object> => bodies.get(name)!

/** The page of a path; for an unknown path, the error page. */
export const bodyAt = (path: string): Deferred<object> =>
  import.meta.env.DEV && path === KIT_PATH ? Kit : bodyOf(matchRoute(path)?.name ?? 'error-404')

export const PromoLayout = deferred(async () => (await import('#src/layout/promo-layout.tsx')).PromoLayout)

/** Loads everything the page of a path consists of, without showing it. */
export function preloadCodeAt(path: string): Promise<unknown> {
  const name = matchRoute(path)?.name ?? 'error-404'
  const route = routeOf(name)
  return Promise.all([preloadCode(name), pages[route.page].form?.(route)])
}

/** The same by the page's name, without its form. */
export const preloadCode = (name: RouteName): Promise<unknown> =>
  Promise.all([preloadBody(name), pages[routeOf(name).page].drawings?.()])

/** Loads the code of the page that the server has rendered at an address. */
export function preloadRendered(url: URL, isMissing: boolean): Promise<unknown> {
  const match = matchRoute(url.pathname)
  const isBare = match && routeOf(match.name).withoutLayout
  if (isMissing || !match) return Promise.all([NotFound.preload(), isBare && PromoLayout.preload()])
  const parts = async () => (await pages[routeOf(match.name).page].code()).preloadParts?.(url)
  return Promise.all([preloadBody(match.name), parts()])
}

const preloadBody = (name: RouteName): Promise<unknown> =>
  Promise.all([bodyOf(name).preload(), routeOf(name).withoutLayout && PromoLayout.preload()])
