import { useEffect, useRef, useState } from 'react'
import { decodedText } from '#src/domain/outside-words.ts'

const PREFIX = '#view='
type IdOf = (word: string) => string | null
const idIn = (hash: string, idOf: IdOf): string | null =>
  hash.startsWith(PREFIX) ? idOf(decodedText(hash.slice(PREFIX.length))) : null
const addressOf = (id: string | null): string => location.pathname + location.search + (id ? PREFIX + id : '')

/**
 * Which picture is open. The address says it, so that a picture can be linked to and «back» closes it. The router is
 * not asked: between a page and its pictures there is nothing to load, and the page behind must not move.
 * `idOf` says which picture a word of the address means, and must be stable.
 */
export function useView(idOf: IdOf) {
  const [view, setView] = useState<string | null>(null)
  const current = useRef<string | null>(null)

  useEffect(() => {
    const read = () => {
      current.current = idIn(location.hash, idOf)
      setView(current.current)
    }
    const here = location.pathname + location.search
    const onPop = (event: PopStateEvent) => {
      if (location.pathname + location.search !== here) return
      if (current.current === null && idIn(location.hash, idOf) === null) return
      event.stopImmediatePropagation()
      read()
    }
    read()
    // In the capture phase it comes before the router's own listener.
    addEventListener('popstate', onPop, { capture: true })
    return () => removeEventListener('popstate', onPop, { capture: true })
  }, [idOf])

  // The same in every render, so that the page behind is not rendered anew for each picture.
  const [actions] = useState(() => {
    const set = (id: string | null) => {
      current.current = id
      setView(id)
    }
    return {
      open: (id: string) => {
        history.pushState({ ...history.state, isView: true }, '', addressOf(id))
        set(id)
      },
      /** Another picture in place of the open one: one step back still leads to the page. */
      show: (id: string) => {
        history.replaceState(history.state, '', addressOf(id))
        set(id)
      },
      close: () => {
        if ((history.state as { isView?: true } | null)?.isView) {
          history.back()
          return
        }
        // The visitor came by a link to the picture.
        history.replaceState(history.state, '', addressOf(null))
        set(null)
      },
    }
  })
  return { view, ...actions }
}
