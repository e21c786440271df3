import { useEffect, type RefObject } from 'react'

/** Longer than the form's code takes on any line somebody waits for. */
const TERM_MS = 20_000
let wantedUntil = 0

/** To the form, and into it: the next Tab leads to its first field. While its code is on its way the press waits. */
export function toOrder(): void {
  const heading = document.querySelector<HTMLElement>('#order h2')
  if (heading) goTo(heading)
  else wantedUntil = Date.now() + TERM_MS
}

/** Answers the press that came before the form did. */
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
