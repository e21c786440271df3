import { useEffect, type RefObject } from 'react'
import { afterFrame, afterFrameOrInput } from '#src/components/after-frame.ts'
import { useAppStore } from '#src/stores/app-store.ts'
import { isLayerOpen } from '#src/stores/screen-state.ts'

/**
 * Puts a part of the page out of reach while a layer of the header is open over it. The styles of all that is in the part
 * are worked out for it, when it comes and when it goes: the frame that shows the layer, or the page without it, is painted
 * first. A touch or key that follows a closed layer sooner finds the page within reach. Past React, which would render the
 * layout for it.
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
