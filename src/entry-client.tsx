import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterContextProvider, RouterProvider, type HydrationState } from 'react-router-dom'
import '#src/styles/index.css'
import { App } from '#src/app/app.tsx'
import { LateMeta } from '#src/app/late-meta.tsx'
import { preloadRendered } from '#src/app/page-bodies.ts'
import { createRouteObjects, scopeContext } from '#src/app/router.tsx'
import { loadOptionsFirst } from '#src/app/start-options.ts'
import { startVitals } from '#src/app/vitals.ts'
import { recordEarlyFields } from '#src/components/takeover/early-fields.ts'
import { untilLoaded } from '#src/components/until-loaded.ts'
import { createAppStore, type AppStore } from '#src/stores/app-store.ts'
import type { AppData } from '#src/stores/state.ts'

/** `incomplete`: some data failed on the server, or came after its deadline. */
type InitialState = { store?: Partial<AppData>; router?: HydrationState; incomplete?: boolean }

const loadServices = async () => (await import('#src/services/browser.ts')).services

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => void start())
else void start()

/** Specification 4, «Startup»: options, then the server's state, then the app once the router and the page's code are ready. */
async function start() {
  recordEarlyFields()
  startVitals()
  const { store: state = {}, router: hydrationData, incomplete: isIncomplete } = readInitialState()
  const [{ options, whenLate }] = await Promise.all([
    loadOptionsFirst(state.options, loadServices),
    untilLoaded(() => preloadRendered(new URL(location.href), Boolean(hydrationData?.errors))),
  ])
  const store = createAppStore({ services: loadServices, initial: { ...(options && { options }), ...state } })
  whenLate?.then((late) => late && store.setState({ options: late }))
  mount(store, hydrationData)
  if (isIncomplete) await loadLate(store)
}

async function loadLate(store: AppStore) {
  const { loadLateData } = await untilLoaded(() => import('#src/app/late-data.ts'))
  await loadLateData(store, new URL(location.href))
}

function mount(store: AppStore, hydrationData: HydrationState | undefined) {
  const router = createBrowserRouter(createRouteObjects(), {
    ...(hydrationData && { hydrationData }),
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(scopeContext, { store, deadline: new Promise<void>(() => {}) })
      return context
    },
  })
  // A transition is rendered in slices: React gives the thread back in between.
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
