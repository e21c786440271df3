import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterContextProvider, RouterProvider, type HydrationState } from 'react-router-dom'
import '#src/styles/index.css'
import { App } from '#src/app/app.tsx'
import { LateMeta } from '#src/app/late-meta.tsx'
import { createRouteObjects, scopeContext } from '#src/app/router.tsx'
import { replayEarlyPresses } from '#src/components/interest.ts'
import { startVitals } from '#src/app/vitals.ts'
import { createAppStore, type AppStore } from '#src/stores/app-store.ts'
import type { AppData } from '#src/stores/state.ts'

type InitialState = { store?: Partial<AppData>; router?: HydrationState }

const loadServices = async () => (await import('#src/services/browser.ts')).services

start()

/** Specification 4, «Startup»: options, then the server's state, then the app once the router is ready. */
function start() {
  const { store: initial = {}, router: hydrationData } = readInitialState()
  const store = createAppStore({ services: loadServices, initial })
  // They come with the server's state; only a page whose options had failed asks the network.
  if (!initial.options) loadOptionsLate(store)

  const router = createBrowserRouter(createRouteObjects(), {
    ...(hydrationData && { hydrationData }),
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(scopeContext, { store, deadline: new Promise<void>(() => {}) })
      return context
    },
  })
  replayEarlyPresses()
  startVitals()
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <App store={store} head={<LateMeta />}>
        <RouterProvider router={router} />
      </App>,
    )
  })
}

function readInitialState(): InitialState {
  const json = document.getElementById('__INITIAL_STATE__')?.textContent
  return json ? (JSON.parse(json) as InitialState) : {}
}

async function loadOptionsLate(store: AppStore) {
  const { dataActions } = await import('#src/stores/data-actions.ts')
  await dataActions(store).loadOptions()
}
