import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { namedElement } from '#src/components/anchor.ts'
import { layerState } from '#src/components/history-layers.ts'
import { PLACES } from '#src/inline/restore-place.ts'
import { matchRoute } from '#src/routes.ts'

/**
 * How a history entry was left: scroll position, px from the top, and, once a fold was opened or closed, which of the
 * page were open («0100»).
 */
type Place = { top: number; open?: string | undefined }
/** By history entry. Survives a reload of the tab. */
type Places = Map<string, Place>

const folds = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')]

function readPlaces(): Places {
  try {
    return new Map<string, Place>(JSON.parse(sessionStorage.getItem(PLACES) ?? '[]'))
  } catch {
    // Storage is off, or holds what an earlier release has written.
    return new Map()
  }
}

/**
 * Navigation scrolls to the top, except to the route named finance with a hash; back and forward restore the saved
 * position (specification 2.1), and what was unfolded there. A hash that refers to an element then scrolls to it
 * (decisions.md, "Anchors"): here when it is on the page already; navigation-focus.ts handles late elements and the
 * focus.
 */
export function useScroll(): void {
  const { pathname, hash, key: entry } = useLocation()
  const type = useNavigationType()
  const places = useRef<Places>(new Map())
  const isFirst = useRef(true)

  useEffect(() => {
    places.current = readPlaces()
    // Comes when the page is left too, and when the back/forward cache returns it. A hidden tab may be discarded, which
    // no event tells.
    const onVisibility = () => {
      history.scrollRestoration = document.hidden ? 'auto' : 'manual'
      try {
        // A new entry starts at the top; old keys may stay, the tab's storage has room for a thousand.
        sessionStorage.setItem(PLACES, JSON.stringify([...places.current]))
      } catch {
        // Storage is off or full: after a reload the way back leads to the top of a page.
      }
    }
    onVisibility()
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [])

  // In the layout phase, before the new page is shown: its first scroll must not be recorded as the old page's.
  useLayoutEffect(() => {
    const remember = () => {
      // An anchor typed into the address has been scrolled to, and its entry is not rendered yet.
      if (layerState()['key'] !== entry) return
      places.current.set(entry, { top: scrollY, open: places.current.get(entry)?.open })
    }
    const onToggle = () => {
      const open = folds().map((fold) => Number(fold.open))
      places.current.set(entry, { top: places.current.get(entry)?.top ?? scrollY, open: open.join('') })
    }
    // A click on a link right after scrolling may precede the scroll event. For other clicks, whose handlers change
    // more of the page, reading the position would only force another layout.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) remember()
    }
    addEventListener('scroll', remember, { passive: true })
    addEventListener('click', onClick, { capture: true, passive: true })
    addEventListener('toggle', onToggle, true)
    return () => {
      removeEventListener('toggle', onToggle, true)
      removeEventListener('scroll', remember)
      removeEventListener('click', onClick, { capture: true })
    }
  }, [entry])

  useLayoutEffect(() => {
    if (isFirst.current) {
      // The browser has positioned the first page (its anchor), or the document itself (inline/restore-place.ts).
      isFirst.current = false
      return
    }
    const saved = type === 'POP' && places.current.get(entry)
    // Statements, not expressions: newer browsers return a promise, which React would take for the effect's cleanup.
    if (saved) {
      const { top, open = '' } = saved
      // Without them the page is shorter, and its position another place.
      const all = folds()
      if (all.length === open.length)
        all.forEach((fold, at) => {
          fold.open = open[at] === '1'
        })
      scrollTo({ top, behavior: 'instant' })
      return
    }
    if (!hash || matchRoute(pathname)?.name !== 'finance') scrollTo({ top: 0, behavior: 'instant' })
    namedElement(hash)?.scrollIntoView({ behavior: 'instant' })
  }, [entry, type, pathname, hash])
}
