import type { Database } from '#src/backend/database.ts'
import { createSearch, type Search } from '#src/backend/search/search.ts'

export type SearchIndex = {
  /** Built at the first use; a failure is not cached, so the next use tries again. */
  current: () => Promise<Search>
  /** Builds it again; until then the old one is used. */
  renew: () => Promise<void>
}

export function createSearchIndex(db: Database, now: () => Date): SearchIndex {
  let made: Promise<Search> | undefined
  return {
    current: () =>
      (made ??= createSearch(db, now).catch((error: unknown) => {
        made = undefined
        throw error
      })),
    async renew() {
      if (!made) return
      const next = await createSearch(db, now)
      made = Promise.resolve(next)
    },
  }
}
