import { useEffect, useLayoutEffect } from 'react'
import { isOwnWayBack, layerState, leavePopup, pushLayer } from '#src/components/history-layers.ts'

/** Of all popups and menus. */
let openLayers = 0

/** An open popup or menu is a history entry: going back closes it, and closing it removes the entry. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  // In the layout phase: entries added by the popup's effects come after it.
  useLayoutEffect(() => {
    if (!isOpen) return
    openLayers++
    pushLayer({ popup: true })
    return () => {
      openLayers--
      // Not where the visitor has left for another page by a link in the popup.
      if (layerState().popup) leavePopup()
    }
  }, [isOpen])

  useEffect(() => {
    // A reload has closed it: the next step back would lead to the page that is shown already.
    if (openLayers === 0 && layerState().popup) leavePopup()
  }, [])

  useEffect(() => {
    const onPop = (event: PopStateEvent) => {
      // One popup has closed and another has opened since.
      if (isOwnWayBack(event)) return
      const isOfPopup = layerState().popup === true
      if (isOpen && !isOfPopup) close()
      // The entry of a popup that was left by a link, or closed: there is nothing to return to.
      if (openLayers === 0 && isOfPopup) leavePopup()
    }
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [isOpen, close])
}
