/** Session storage of the places of history entries: pairs of an entry's key and its place (app/scroll.ts). */
export const PLACES = 'places'

/**
 * Scrolls a document that is loaded again, by a reload or because its hidden tab was discarded, to the place at which
 * its history entry was left, where the browser has put it at another one: it does so once, on a busy machine while the
 * page is still being parsed. What it shows from the top, as an address entered again, stays there. A visitor who
 * has begun to scroll is left alone. Inlined into the document as text: refers to nothing outside itself.
 */
export function restorePlace(storageKey: string): void {
  const restore = () => {
    try {
      const places = new Map<unknown, { top: number }>(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'))
      const place = places.get(history.state?.key)
      if (place && scrollY > 0 && scrollY !== place.top) scrollTo({ top: place.top, behavior: 'instant' })
    } catch {
      // Storage is off, or holds what an earlier release has written.
    }
  }
  addEventListener('DOMContentLoaded', restore, { once: true })
  // A scrollbar is taken by the mouse.
  for (const kind of ['wheel', 'touchmove', 'keydown', 'mousedown'])
    addEventListener(kind, () => removeEventListener('DOMContentLoaded', restore), { once: true, passive: true })
}
