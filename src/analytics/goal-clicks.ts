import type { Landmark } from '#src/analytics/events.ts'
import { track } from '#src/analytics/track.ts'

/**
 * Counts clicks on links anywhere: phones, and links marked `data-goal`, with the dealer's number in `data-dealer`:
 * `dealer_route` is a route to the dealer, `dealer_select` opens the dealer's card. Returns how to stop.
 */
export function followGoalClicks(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link) return
    if (link.protocol === 'tel:') track('phone_click', { place: landmarkOf(link) })
    const { goal } = link.dataset
    const dealer = Number(link.dataset['dealer']) || null
    if (goal === 'dealer_route') track(goal, { dealer })
    if (goal === 'dealer_select' && dealer) track(goal, { dealer })
  }
  // In the capture phase: the link's own handlers may stop the event.
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}

function landmarkOf(element: Element): Landmark {
  if (element.closest('dialog, [role=dialog]')) return 'popup'
  if (element.closest('header') && !element.closest('main')) return 'header'
  return element.closest('footer') && !element.closest('main') ? 'footer' : 'page'
}
