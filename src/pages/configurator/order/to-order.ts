import { useEffect, type RefObject } from 'react'

/** Longer than the form's code takes to load on any acceptable connection. */
const TERM_MS = 20_000
let wantedUntil = 0

/**
 * Scrolls to the form and moves the focus into it: the next Tab leads to its first field. While its code is loading the
 * press waits.
 */
export function toOrder(): void {
  const heading = document.querySelector<HTMLElement>('#order h2')
  if (heading) goTo(heading)
  else wantedUntil = Date.now() + TERM_MS
}

/** Handles a press from before the form was loaded. */
export function useWantedOrder(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (heading.current && Date.now() < wantedUntil) goTo(heading.current)
    wantedUntil = 0
  }, [heading])
}

function goTo(heading: HTMLElement) {
  heading.closest('#order')?.scrollIntoView()
  heading.focus({ preventScroll: true })
}
