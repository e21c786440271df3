import type { AppStore } from '#src/stores/app-store.ts'

/** What a loader needs of its own request. The route objects themselves are created once for all requests. */
export type RequestScope = {
  store: AppStore
  /** Resolves when the server stops waiting for data; never in the browser. */
  deadline: Promise<void>
}
