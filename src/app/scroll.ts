import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { namedElement } from '#src/app/anchor.ts'
import { matchRoute } from '#src/routes.ts'

const STORAGE_KEY = 'scroll'

/** Where each history entry was left, px from the top; survives a reload of the tab. */
type Positions = Record<string, number>

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Positions
  } catch {
    return {}
  }
}

/**
 * Navigation scrolls to the top, except to the route named finance with a hash; back and forward restore the saved
 * position (specification 2.1). A hash that names an element then brings it into view (decisions.md, «Anchors»): here
 * what is on the page already, in arrival.ts what comes late, and the focus.
 */
export function useScroll(): void {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const positions = useRef<Positions>({})
  const isFirst = useRef(true)

  useEffect(() => {
    positions.current = readPositions()
    history.scrollRestoration = 'manual'
    const save = () => {
      // A new entry begins at the top; an old key may stay, the tab's storage is small enough for a thousand.
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions.current))
      history.scrollRestoration = 'auto'
    }
    addEventListener('pagehide', save)
    return () => removeEventListener('pagehide', save)
  }, [])

  // In the layout phase, before the page moves below: the new page's first scroll must not be taken for the old one's.
  useLayoutEffect(() => {
    const remember = () => {
      positions.current[key] = scrollY
    }
    addEventListener('scroll', remember, { passive: true })
    // A press right after scrolling may come before the scroll's own event.
    addEventListener('click', remember, { capture: true, passive: true })
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('click', remember, { capture: true })
    }
  }, [key])

  useLayoutEffect(() => {
    if (isFirst.current) {
      // The browser itself has placed the first page (its anchor, or the position before a reload).
      isFirst.current = false
      return
    }
    const saved = type === 'POP' ? positions.current[key] : undefined
    // Statements, not values: newer browsers return a promise, which React would take for the effect's cleanup.
    if (saved !== undefined) {
      scrollTo({ top: saved, behavior: 'instant' })
      return
    }
    if (!hash || matchRoute(pathname)?.name !== 'finance') scrollTo({ top: 0, behavior: 'instant' })
    namedElement(hash)?.scrollIntoView({ behavior: 'instant' })
  }, [key, type, pathname, hash])
}
