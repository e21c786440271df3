import { createContext, use } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { LoadServices } from '#src/services/services.ts'
import { createOnce, type ActionContext } from '#src/stores/context.ts'
import { createScreenActions } from '#src/stores/screen.ts'
import type { AppState } from '#src/stores/state.ts'
import { emptyData, type AppData } from '#src/stores/app-data.ts'
import { initialScreen } from '#src/stores/screen-state.ts'

type StoreOptions = {
  services: LoadServices
  log?: (text: string) => void
  /** The server's state: it has to be the store's initial one, or zustand would not render it on the server. */
  initial?: Partial<AppData>
}

export type AppStore = ReturnType<typeof createAppStore>

/** One store per request on the server, one per page load in the browser. */
export function createAppStore({ services, log = defaultLog, initial = {} }: StoreOptions) {
  const store = createStore<AppState>(() => ({ ...emptyData, ...initial, ...initialScreen }))
  const context: ActionContext = {
    get: store.getState,
    set: store.setState,
    services,
    log,
    once: createOnce(),
  }
  return Object.assign(store, { context, actions: createScreenActions(context) })
}

function defaultLog(text: string) {
  console.error(text)
}

export const AppStoreContext = createContext<AppStore | null>(null)

export function useAppStore(): AppStore {
  const store = use(AppStoreContext)
  if (!store) throw new Error('AppStoreContext is missing')
  return store
}

/** Selects the smallest value a component needs. */
export const useAppState = <T>(select: (state: AppState) => T): T => useStore(useAppStore(), select)
export const useActions = (): AppStore['actions'] => useAppStore().actions
