import type { StoreApi } from 'zustand/vanilla'
import type { LoadServices } from '#src/services/services.ts'
import type { AppState } from '#src/stores/state.ts'

/** Dependencies of every group of actions. */
export type ActionContext = {
  get: StoreApi<AppState>['getState']
  set: StoreApi<AppState>['setState']
  services: LoadServices
  /** Receives the texts of the error catalogue: the console in the browser, the server's log on the server. */
  log: (text: string) => void
  /** Runs one load per key at a time: concurrent callers wait for the same one. */
  once: (key: string, load: () => Promise<void>) => Promise<void>
}

export function createOnce(): ActionContext['once'] {
  const pending = new Map<string, Promise<void>>()
  return (key, load) => {
    const running = pending.get(key)
    if (running) return running
    const job = load().finally(() => pending.delete(key))
    pending.set(key, job)
    return job
  }
}
