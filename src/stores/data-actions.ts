import { createCarActions } from '#src/stores/cars.ts'
import { createDealerActions } from '#src/stores/dealers.ts'
import { createLegalActions } from '#src/stores/legal.ts'
import { createNewsActions } from '#src/stores/news.ts'
import { createVisitorRequestActions } from '#src/stores/visitor-request.ts'
import { createScheduleActions } from '#src/stores/schedule.ts'
import { createSearchActions } from '#src/stores/search.ts'
import { createSiteActions } from '#src/stores/site.ts'
import type { AppStore } from '#src/stores/app-store.ts'

const create = ({ context }: AppStore) => ({
  ...createSiteActions(context),
  ...createSearchActions(context),
  ...createNewsActions(context),
  ...createLegalActions(context),
  ...createCarActions(context),
  ...createDealerActions(context),
  ...createVisitorRequestActions(context),
  ...createScheduleActions(context),
})
export type DataActions = ReturnType<typeof create>

const known = new WeakMap<AppStore, DataActions>()

/**
 * Loading of data with its caching rules. A page rendered by the server needs none of it until the visitor navigates.
 */
export function dataActions(store: AppStore): DataActions {
  let actions = known.get(store)
  if (!actions) {
    actions = create(store)
    known.set(store, actions)
  }
  return actions
}
