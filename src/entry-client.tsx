import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import '#src/styles/index.css'
import { App } from '#src/app/app.tsx'
import { LateMeta } from '#src/app/late-meta.tsx'
import { createNavigation } from '#src/app/navigation.ts'
import { preloadCodeAt, preloadRendered } from '#src/app/page-bodies.ts'
import { BrowserRouter } from '#src/app/router.tsx'
import type { ScreenError } from '#src/app/screen-error.ts'
import { giveOptions, loadOptionsFirst } from '#src/app/start-options.ts'
import { startVitals } from '#src/app/vitals.ts'
import { recordEarlyFields } from '#src/components/hydration/early-fields.ts'
import { keepClickTargets } from '#src/components/hydration/click-targets.ts'
import { untilLoaded } from '#src/components/until-loaded.ts'
import { marksInQuery } from '#src/domain/marks-in-hash.ts'
import { createAppStore, type AppStore } from '#src/stores/app-store.ts'
import type { AppData } from '#src/stores/app-data.ts'

/** `error`: shown instead of the page; `incomplete`: some data failed on the server, or came after its deadline. */
type InitialState = { store?: Partial<AppData>; error?: ScreenError; incomplete?: boolean }

const nextTask = () => new Promise<void>((begin) => setTimeout(begin))

const loadServices = async () => (await import('#src/services/browser.ts')).services

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => void start())
else void start()

/**
 * Specification 4, "Startup": options, then the server's state, then the app once the router and the page's code are
 * ready.
 */
async function start() {
  recordEarlyFields()
  keepClickTargets()
  const { href } = marksInQuery(new URL(location.href))
  if (href !== location.href) history.replaceState(history.state, '', href)
  // Each step is a task of its own: the finger is heard in between.
  await nextTask()
  startVitals()
  const { store: state = {}, error, incomplete: isIncomplete } = readInitialState()
  const [options] = await Promise.all([
    loadOptionsFirst(state.options, loadServices),
    untilLoaded(() => preloadRendered(new URL(location.href), Boolean(error))),
  ])
  const store = createAppStore({ services: loadServices, initial: state })
  giveOptions(store, options)
  await nextTask()
  mount(store, error)
  if (isIncomplete) await loadLate(store)
}

async function loadLate(store: AppStore) {
  const { loadLateData } = await untilLoaded(() => import('#src/app/late-data.ts'))
  await loadLateData(store, new URL(location.href))
}

function mount(store: AppStore, error: ScreenError | undefined) {
  const scope = { store, deadline: new Promise<void>(() => {}) }
  const load = async (url: URL) => {
    // Loading is a separate chunk: a page rendered by the server does not need it.
    const { loadPage } = await import('#src/app/load-page.ts')
    await Promise.all([loadPage(scope, url), preloadCodeAt(url.pathname)])
  }
  const navigation = createNavigation(load, error)
  if (window.earlyBack) removeEventListener('popstate', window.earlyBack)
  // A transition is rendered in slices: React yields to the main thread in between.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <App store={store} head={<LateMeta />}>
        <BrowserRouter navigation={navigation} />
      </App>,
    )
  })
}

function readInitialState(): InitialState {
  const json = document.getElementById('__INITIAL_STATE__')?.textContent
  return json ? (JSON.parse(json) as InitialState) : {}
}
