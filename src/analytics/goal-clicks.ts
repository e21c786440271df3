import type { Landmark } from '#src/analytics/events.ts'
import { track } from '#src/analytics/track.ts'

/**
 * Counts presses of links that leave the site, wherever they stand: phones, and routes to a dealer, which are marked
 * `data-goal="dealer_route"` with `data-dealer` for his number. Answers how to stop.
 */
export function followGoalClicks(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link) return
    if (link.protocol === 'tel:') track('phone_click', { place: landmarkOf(link) })
    if (link.dataset['goal'] === 'dealer_route')
      track('dealer_route', { dealer: Number(link.dataset['dealer']) || null })
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
