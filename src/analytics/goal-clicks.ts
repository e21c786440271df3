import type { Landmark } from '#src/analytics/events.ts'
import { track } from '#src/analytics/track.ts'

/**
 * Counts presses of links wherever they stand: phones, and links marked `data-goal`, with `data-dealer` for the dealer's
 * number: `dealer_route` leads to him, `dealer_select` to his card. Answers how to stop.
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
  // Before the link's own handlers: one of them may stop the event.
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}

function landmarkOf(element: Element): Landmark {
  if (element.closest('dialog, [role=dialog]')) return 'popup'
  if (element.closest('header') && !element.closest('main')) return 'header'
  return element.closest('footer') && !element.closest('main') ? 'footer' : 'page'
}
