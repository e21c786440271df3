import { NotFound } from '#src/app/error-page.tsx'
import { KIT_PATH, loadKit } from '#src/app/kit.ts'
import { preloadCode } from '#src/app/page-bodies.ts'
import { pageData, shellData } from '#src/app/page-data.ts'
import type { RequestScope } from '#src/app/request-scope.ts'
import { modelNav } from '#src/content/model-nav.ts'
import { matchRoute, routeOf, tagsAddress, type RouteMatch, type RouteName } from '#src/routes.ts'
import { NotFoundError } from '#src/services/errors.ts'
import type { AppStore } from '#src/stores/app-store.ts'
import { dataActions, type DataActions } from '#src/stores/data-actions.ts'

const NOT_FOUND: RouteName = 'error-404'

/** Data that every page with the standard layout needs. */
export const loadShell = (scope: RequestScope): Promise<void> => untilDeadline(scope, shellData)

/**
 * Runs the page's load and the route's meta in parallel. Throws NotFoundError for an address without a page: one that
 * matches no row of the table, and error-404's own.
 */
export async function loadPage(scope: RequestScope, url: URL): Promise<void> {
  if (import.meta.env.DEV && url.pathname === KIT_PATH) return loadKit(scope.store)
  const match = matchRoute(url.pathname)
  if (!match || match.name === NOT_FOUND) return notFound(scope, url)
  // A prefetch in progress is awaited, not repeated.
  await ahead.get(addressOf(url))
  try {
    await untilDeadline(scope, (actions) => loadData(actions, scope.store, match, url))
  } catch (error) {
    if (error instanceof NotFoundError) return notFound(scope, url, error.message)
    throw error
  }
}

function loadData(actions: DataActions, store: AppStore, { name, params }: RouteMatch, url: URL): Promise<unknown> {
  const route = routeOf(name)
  const page = pageData[route.page]?.({ actions, state: store.getState, route, params, url })
  // When the record is the page, it must exist before its tags are requested.
  const meta = Object.keys(params).length > 0 ? page?.then(() => actions.loadMeta(tagsAddress(url))) : null
  if (route.model) actions.setModelNav(modelNav[route.model])
  return Promise.all([page, meta ?? actions.loadMeta(tagsAddress(url))])
}

/** Addresses whose data are being prefetched. Never on the server. */
const ahead = new Map<string, Promise<unknown>>()
const addressOf = ({ pathname, search }: URL): string => pathname + search

/**
 * Prefetches code and data of an address. Rejects when the code fails to load; data that fail to load are left,
 * silently, to the loader.
 */
export async function prefetchPage(match: RouteMatch, store: AppStore, url: URL): Promise<void> {
  const address = addressOf(url)
  // The search result has one place in the store, and it may be on the screen.
  const isSingle = routeOf(match.name).page === 'search'
  const job = isSingle ? undefined : loadData(dataActions(unseen(store)), store, match, url).catch(() => {})
  if (job) ahead.set(address, job)
  await Promise.all([preloadCode(match.name), job]).finally(() => ahead.delete(address))
}

const unseenStores = new WeakMap<AppStore, AppStore>()

/** The same store for background work: no messages, and the current news item stays. */
function unseen(store: AppStore): AppStore {
  let twin = unseenStores.get(store)
  if (!twin) {
    const { context } = store
    const set: typeof context.set = (change) => {
      if (!('newsDetail' in change)) context.set(change)
    }
    twin = { ...store, context: { ...context, set, log: () => {} } }
    unseenStores.set(store, twin)
  }
  return twin
}

async function notFound(scope: RequestScope, url: URL, message = ''): Promise<never> {
  const match = matchRoute(url.pathname)
  // A list without such a page: the path has tags of its own, those of the list.
  const isOfList = match !== null && match.name !== NOT_FOUND && Object.keys(match.params).length === 0
  const load = (actions: DataActions) =>
    Promise.all([
      actions.loadMeta(routeOf(NOT_FOUND).path, isOfList ? addressOf(url) : tagsAddress(url)),
      url.pathname.startsWith('/news/') && actions.loadHomeNews(),
    ])
  await Promise.all([untilDeadline(scope, load), NotFound.preload()])
  throw new NotFoundError(message)
}

/** Waits for the data, on the server no longer than the page's deadline: the browser loads the rest. */
async function untilDeadline(
  { store, deadline }: RequestScope,
  load: (actions: DataActions) => Promise<unknown>,
): Promise<void> {
  await Promise.race([load(dataActions(store)), deadline])
}
