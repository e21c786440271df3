import { createContext, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { ErrorPage } from '#src/app/error-page.tsx'
import { createKitRoute } from '#src/app/kit-route.ts'
import { bodyOf, preloadCode, PromoLayout } from '#src/app/page-bodies.ts'
import type { RequestScope } from '#src/app/request-scope.ts'
import { Root } from '#src/app/root.tsx'
import { PageLayout } from '#src/layout/page-layout.tsx'
import { routeNames, routeOf, type Route, type RouteName } from '#src/routes.ts'

export const scopeContext = createContext<RequestScope>()

export function createRouteObjects(): RouteObject[] {
  const leaves = (names: RouteName[]) => names.map((name) => toRouteObject(name, routeOf(name)))
  const bare = routeNames.filter((name) => routeOf(name).withoutLayout)
  const framed = routeNames.filter((name) => !routeOf(name).withoutLayout)
  // The page of all components is for those who build the site: a production build has neither route nor code.
  const kit = import.meta.env.DEV ? [createKitRoute(scopeOf)] : []
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: ErrorPage,
      // Loading is a file of its own: a page filled by the server comes without it.
      loader: async (args) => (await import('#src/app/load-page.ts')).loadShell(scopeOf(args)),
      shouldRevalidate: () => false,
      children: [
        { id: 'bare', Component: PromoLayout, children: [withBoundary('bare-page', leaves(bare))] },
        {
          id: 'framed',
          Component: PageLayout,
          children: [withBoundary('page', [...leaves(framed), ...kit])],
        },
      ],
    },
  ]
}

/** Between layout and pages, so that a page that fails, code and all, leaves the layout standing. */
const withBoundary = (id: string, children: RouteObject[]): RouteObject => ({ id, ErrorBoundary: ErrorPage, children })

function toRouteObject(name: RouteName, route: Route): RouteObject {
  return {
    id: name,
    path: name === 'error-404' ? ANY_OTHER : toPattern(route.path),
    caseSensitive: true,
    Component: bodyOf(name),
    loader: async (args) => {
      const { loadPage } = await import('#src/app/load-page.ts')
      const url = new URL(args.request.url)
      const [result] = await Promise.all([loadPage(name, scopeOf(args), url), preloadCode(name)])
      return result
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) => addressOf(currentUrl) !== addressOf(nextUrl),
  }
}

/**
 * Whatever no other route matches is error-404, its own address among them: at the client's start and on every
 * navigation the visitor is with the named route, and the typed address stays (decisions.md, «Any other path»).
 */
const ANY_OTHER = '*'
/** The parameter with its suffix is read by matchRoute; the router only has to come here. */
const toPattern = (path: string): string => path.replace(/:(\w+)\.html$/, ':$1')

const scopeOf = ({ context }: Pick<LoaderFunctionArgs, 'context'>): RequestScope => context.get(scopeContext)
const addressOf = ({ pathname, search }: URL): string => pathname + search
