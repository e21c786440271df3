import { useEffect, useRef, useState } from 'react'
import { afterFrame } from '#src/components/after-frame.ts'
import { decodedText } from '#src/domain/untrusted-text.ts'

const PREFIX = '#view='
type IdOf = (word: string) => string | null
const idIn = (hash: string, idOf: IdOf): string | null =>
  hash.startsWith(PREFIX) ? idOf(decodedText(hash.slice(PREFIX.length))) : null
const addressOf = (id: string | null): string => location.pathname + location.search + (id ? PREFIX + id : '')
/** The visitor has opened the picture from the page, so one step back leads to the page. */
const isFromPage = (): boolean => (history.state as { isView?: true } | null)?.isView === true

/**
 * The open picture. It is in the address, so that a picture can be linked to and going back closes it; the address
 * follows the picture after the frame that shows it. The router is bypassed: between a page and its pictures there is
 * nothing to load, and the page behind must not scroll.
 * `idOf` maps a word of the address to a picture, and must be stable.
 */
export function useView(idOf: IdOf) {
  const [view, setView] = useState<string | null>(null)
  // Stable, so that the page behind is not rendered again for each picture.
  const [address] = useState(createAddress)
  const shown = useRef<string | null>(null)

  useEffect(() => {
    const read = () => {
      shown.current = idIn(location.hash, idOf)
      setView(shown.current)
    }
    const here = location.pathname + location.search
    const onPop = (event: PopStateEvent) => {
      if (location.pathname + location.search !== here) return
      const isOwn = address.hasLeft()
      if (!isOwn && shown.current === null && idIn(location.hash, idOf) === null) return
      event.stopImmediatePropagation()
      // Another picture may have been opened before the browser had gone back from the previous one.
      if (isOwn) address.follow(shown.current)
      else read()
    }
    read()
    // In the capture phase it runs before the router's own listener.
    addEventListener('popstate', onPop, { capture: true })
    return () => removeEventListener('popstate', onPop, { capture: true })
  }, [idOf, address])

  const [actions] = useState(() => {
    const set = (id: string | null) => {
      const here = location.pathname
      shown.current = id
      setView(id)
      afterFrame(() => {
        if (location.pathname === here) address.follow(shown.current)
      })
    }
    return { open: set, show: set, close: () => set(null) }
  })
  return { view, ...actions }
}

/** Keeps address and history in sync with what is shown. */
function createAddress() {
  // Going back is asynchronous.
  let isLeaving = false
  return {
    /** Whether this step back was ours. */
    hasLeft(): boolean {
      const isOurs = isLeaving
      isLeaving = false
      return isOurs
    },
    follow(id: string | null): void {
      const isThere = location.hash.startsWith(PREFIX)
      if (isLeaving || (id === null ? !isThere : location.hash === PREFIX + id)) return
      if (id === null && isFromPage()) {
        isLeaving = true
        history.back()
        // Another picture replaces the open one: one step back still leads to the page.
      } else if (isThere) history.replaceState(history.state, '', addressOf(id))
      else history.pushState({ ...history.state, isView: true }, '', addressOf(id))
    },
  }
}
