import { pageData, shellData } from '#src/app/page-data.ts'
import { matchRoute, routeOf } from '#src/routes.ts'
import { messageOf } from '#src/services/errors.ts'
import type { AppStore } from '#src/stores/app-store.ts'
import { dataActions } from '#src/stores/data-actions.ts'

/**
 * Loads a page's data again (its tags: late-meta.tsx): only what the server's deadline left out is requested, the rest
 * is in the store.
 */
export async function loadLateData(store: AppStore, url: URL): Promise<void> {
  const match = matchRoute(url.pathname)
  if (!match) return
  const actions = dataActions(store)
  const route = routeOf(match.name)
  try {
    await Promise.all([shellData(actions), pageData[route.page]?.({ actions, route, params: match.params, url })])
  } catch (error) {
    console.error(messageOf(error))
  }
}
