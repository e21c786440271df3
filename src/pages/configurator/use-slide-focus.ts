import { useLayoutEffect, useRef, type RefObject } from 'react'
import { readHash } from '#src/domain/configurator/choice.ts'

/** A new slide starts at its top with the focus on its heading, so that a screen reader reads it. */
export function useSlideFocus(panel: RefObject<HTMLElement | null>, slide: number): void {
  const last = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (last.current === undefined) {
      // The slide that the page opens at is no new one: it is where the browser, or the router, has put it.
      last.current = readHash(window.location.hash).choice.slide || slide
      return
    }
    if (last.current === slide) return
    last.current = slide
    scrollTo({ top: 0, behavior: 'instant' })
    panel.current?.querySelector<HTMLElement>('[data-slide] h2')?.focus({ preventScroll: true })
  }, [panel, slide])
}
