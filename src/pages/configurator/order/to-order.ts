import { useEffect, type RefObject } from 'react'

let isWanted = false

const headingOfOrder = () => document.querySelector<HTMLElement>('#order h2')

/** To the form, and into it: the next Tab leads to its first field. While its code is on its way the press waits. */
export function toOrder(): void {
  const heading = headingOfOrder()
  isWanted = !heading
  if (heading) goTo(heading)
}

/** Answers the press that came before the form did; one that nothing came for is forgotten with the slide. */
export function useWantedOrder(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (isWanted && heading.current) goTo(heading.current)
    isWanted = false
  }, [heading])
}

/** A slide that is left takes the press with it: who comes back later has not asked to be led on. */
export function useForgottenOrder(): void {
  useEffect(
    () => () => {
      isWanted = false
    },
    [],
  )
}

function goTo(heading: HTMLElement) {
  heading.closest('#order')?.scrollIntoView()
  heading.focus({ preventScroll: true })
}
