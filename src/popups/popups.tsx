import { useEffect, useState, type ComponentType } from 'react'
import { useBackCloses } from '#src/components/hooks/use-back-closes.ts'
import { useOnNavigation } from '#src/components/hooks/use-on-navigation.ts'
import { popupPage } from '#src/components/links.ts'
import { loadOrGo } from '#src/components/load-or-go.ts'
import { useActions, useAppState } from '#src/stores/app-store.ts'

/** The only place where popups are mounted, one at a time. Their table is fetched with the first one. */
export function Popups() {
  const name = useAppState(({ popup }) => popup?.name)
  const { closePopup } = useActions()
  const [Popup, setPopup] = useState<ComponentType>()
  useOnNavigation(closePopup)
  useBackCloses(name !== undefined, closePopup)
  useEffect(() => {
    if (!name || Popup) return
    const load = async () => {
      const { Popup: Loaded } = await loadOrGo(() => import('#src/popups/popup.tsx'), popupPage(name))
      setPopup(() => Loaded)
    }
    void load()
  }, [name, Popup])

  return name && Popup && <Popup />
}
