import type { AppStore } from '#src/stores/app-store.ts'

/** What a loader needs of its own request. The route objects themselves are built once for all. */
export type RequestScope = {
  store: AppStore
  /** Resolves when the server stops waiting for data; never in the browser. */
  deadline: Promise<void>
}
