import { useLayoutEffect, useRef, type RefObject } from 'react'

/** A new slide starts at its top with the focus on its heading, so that a screen reader reads it. */
export function useSlideFocus(panel: RefObject<HTMLElement | null>, slide: number): void {
  const last = useRef(slide)
  useLayoutEffect(() => {
    if (last.current === slide) return
    last.current = slide
    scrollTo({ top: 0, behavior: 'instant' })
    panel.current?.querySelector<HTMLElement>('[data-slide] h2')?.focus({ preventScroll: true })
  }, [panel, slide])
}
