import type { SearchType } from '#src/domain/search.ts'
import { messageOf } from '#src/services/errors.ts'
import type { ActionContext } from '#src/stores/context.ts'

/** The search result; one place for all queries. */
export function createSearchActions({ get, set, services, log }: ActionContext) {
  /** The last request: a late response to an earlier one does not replace its result. */
  let last = 0

  return {
    /** Not cached: another query, facet or page has another result. Undefined when loading failed. */
    async loadSearch(q: string, page: number, pageSize: number, type?: SearchType) {
      const own = ++last
      const known = get().search
      if (known?.q === q && known.type === (type ?? null) && known.pagination.page === page) return known
      try {
        const search = await (await services()).getSearch(q, page, pageSize, type)
        if (own === last) set({ search })
        return search
      } catch (error) {
        log(`Не удалось выполнить поиск: ${messageOf(error)}`)
      }
    },
  }
}
