import { pageData, shellData } from '#src/app/page-data.ts'
import { matchRoute, routeOf, type RouteMatch } from '#src/routes.ts'
import { messageOf } from '#src/services/errors.ts'
import type { AppStore } from '#src/stores/app-store.ts'
import { dataActions } from '#src/stores/data-actions.ts'

/**
 * Loads a page's data again (its tags: late-meta.tsx): only what the server's deadline left out is requested, the rest
 * is in the store.
 */
export async function loadLateData(store: AppStore, url: URL): Promise<void> {
  const match = matchRoute(url.pathname)
  const actions = dataActions(store)
  const loadBody = ({ name, params }: RouteMatch) => {
    const route = routeOf(name)
    return pageData[route.page]?.({ actions, state: store.getState, route, params, url })
  }
  try {
    await Promise.all([shellData(actions), match && loadBody(match)])
  } catch (error) {
    console.error(messageOf(error))
  }
}
