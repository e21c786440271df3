import { deferred, type Deferred } from '#src/components/deferred.tsx'
import { routeNames, routeOf, type RouteName } from '#src/routes.ts'

// Code and copy of a page that the server has filled are fetched when the visitor shows interest.
const bodies = new Map<RouteName, Deferred<object>>(
  routeNames.map((name) => [
    name,
    deferred(async () => (await import('#src/app/page-element.tsx')).createPageElement(name)),
  ]),
)
export const bodyOf = (name: RouteName): Deferred<object> => bodies.get(name)!

export const PromoLayout = deferred(async () => (await import('#src/layout/promo-layout.tsx')).PromoLayout)

/** Fetches all that a page is made of, without showing it. */
export const preloadCode = (name: RouteName): Promise<unknown> =>
  Promise.all([bodyOf(name).preload(), routeOf(name).withoutLayout && PromoLayout.preload()])
