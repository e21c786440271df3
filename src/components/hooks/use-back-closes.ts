import { useEffect, useLayoutEffect } from 'react'
import { isOwnWayBack, layerState, leaveLayers, pushLayer } from '#src/components/history-layers.ts'

/** Of all popups and menus. */
let openLayers = 0

/** An open popup or menu is an entry of the history: «back» closes it, and closing it takes the entry away. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  // In the layout phase: what the popup adds to the history in its effects comes after it.
  useLayoutEffect(() => {
    if (!isOpen) return
    openLayers++
    pushLayer({ popup: true })
    return () => {
      openLayers--
      // Not where the visitor has gone on to another page by a link of the popup.
      if (layerState().popup) leaveLayers()
    }
  }, [isOpen])

  useEffect(() => {
    const onPop = (event: PopStateEvent) => {
      // One popup has closed and another is open since.
      if (isOwnWayBack(event)) return
      const isOfPopup = layerState().popup === true
      if (isOpen && !isOfPopup) close()
      // The entry of a popup that was left by a link, or closed: there is nothing to come back to.
      if (openLayers === 0 && isOfPopup) leaveLayers()
    }
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [isOpen, close])
}
