import { lazy, Suspense, type ComponentType } from 'react'
import { popupPage } from '#src/components/links.ts'
import { loadOrGo } from '#src/components/load-or-go.ts'
import { POPUP_NAMES, type PopupName } from '#src/domain/popups.ts'
import { useAppState } from '#src/stores/app-store.ts'

// One lazy chunk per popup of the table in domain/popups.ts; tests/popups/popups.test.ts compares the two.
const files = import.meta.glob<{ default: ComponentType }>('/src/popups/*/popup.tsx')

/** Fetched on the first opening. If a file fails to load, the visitor is sent to the page that does the same. */
function late(name: PopupName): ComponentType {
  const load = files[`/src/popups/${name}/popup.tsx`]
  if (!load) throw new Error(`src/popups/${name}/popup.tsx is missing: src/domain/popups.ts names the popup`)
  return lazy(() => loadOrGo(load, popupPage(name)))
}

const popups = new Map(POPUP_NAMES.map((name) => [name, late(name)]))

/** The open popup. */
export function Popup() {
  const name = useAppState(({ popup }) => popup?.name)
  const Open = name && popups.get(name)
  return <Suspense>{Open && <Open />}</Suspense>
}
