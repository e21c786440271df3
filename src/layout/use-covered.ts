import { useEffect, type RefObject } from 'react'
import { afterFrame, afterFrameOrInput } from '#src/components/after-frame.ts'
import { useAppStore } from '#src/stores/app-store.ts'
import { isLayerOpen } from '#src/stores/screen-state.ts'

/**
 * Makes a part of the page inert while a layer of the header is open over it. That restyles the whole part, when the
 * layer opens and when it closes, so the frame with the layer, or without it, is painted first. A touch or key that
 * comes sooner makes a closed layer's page usable at once. Done outside React, which would render the layout for it.
 */
export function useCovered(part: RefObject<HTMLElement | null>): void {
  const store = useAppStore()
  useEffect(() => {
    let isCovered = false
    const apply = () => void part.current?.toggleAttribute('inert', isCovered)
    const follow = () => {
      const isNow = isLayerOpen(store.getState())
      if (isNow === isCovered) return
      isCovered = isNow
      if (isCovered) afterFrame(apply)
      else afterFrameOrInput(apply)
    }
    follow()
    return store.subscribe(follow)
  }, [store, part])
}
