import { lazy, Suspense, type ComponentType } from 'react'
import { popupPage } from '#src/components/links.ts'
import { loadOrGo } from '#src/components/load-or-go.ts'
import { useAppState } from '#src/stores/app-store.ts'
import type { PopupName } from '#src/stores/state.ts'

type PopupFile = () => Promise<{ default: ComponentType }>

/** Fetched on the first opening. Should a file not arrive, the visitor goes to the page that does the same. */
const late = (name: PopupName, load: PopupFile): ComponentType => lazy(() => loadOrGo(load, popupPage[name]))

const popups: Record<PopupName, ComponentType> = {
  privacy: late('privacy', () => import('#src/popups/privacy/privacy-popup.tsx')),
  'cookie-settings': late('cookie-settings', () => import('#src/popups/cookie-settings/cookie-settings.tsx')),
  'test-drive': late('test-drive', () => import('#src/popups/test-drive/test-drive-popup.tsx')),
  'trade-in': late('trade-in', () => import('#src/popups/trade-in/trade-in-popup.tsx')),
  'trade-in-success': late('trade-in-success', () => import('#src/popups/trade-in/trade-in-success.tsx')),
  lounge: late('lounge', () => import('#src/popups/lounge/lounge-popup.tsx')),
}

/** The popup that is open. */
export function Popup() {
  const name = useAppState(({ popup }) => popup?.name)
  const Open = name && popups[name]
  return <Suspense>{Open && <Open />}</Suspense>
}
