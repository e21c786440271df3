import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { HOME_POPUP_DELAY_MS } from '#src/domain/constants.ts'
import { useActions, useAppStore, type AppStore } from '#src/stores/app-store.ts'

const HASH = '#popup'
const PLACE = 'Главная страница'

/** History entries that have opened it. */
const opened = new WeakMap<AppStore, Set<string>>()

/**
 * Opening the page with #popup opens the test drive (specification 2.6). Coming back to the page does not: the popup
 * was closed there, or left by a link in it.
 */
export function useHomePopup() {
  const { hash, key } = useLocation()
  const store = useAppStore()
  const { openPopup } = useActions()
  useEffect(() => {
    const before = opened.get(store)
    if (hash !== HASH || before?.has(key)) return
    const timer = setTimeout(() => {
      opened.set(store, new Set(before).add(key))
      openPopup('test-drive', PLACE)
    }, HOME_POPUP_DELAY_MS)
    return () => clearTimeout(timer)
  }, [hash, key, store, openPopup])
}
