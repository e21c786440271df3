import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { BRAND } from '#src/brand/brand.ts'

/** The page before. None before the first one, which the browser announces by itself. */
let last: { pathname: string; heading: string } | null = null

/**
 * Names the page in the browser's tab, and brings the focus to its heading when it has taken another's place: the link that
 * led here is gone with that one, and who does not see the screen is told of nothing else. What changes its parts alone
 * (tabs) or its name alone (an item that is saved) keeps the focus.
 */
export function useArrival(heading: string): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    document.title = `${heading} — офис ${BRAND}`
  }, [heading])
  useEffect(() => {
    const isOther = last !== null && last.pathname !== pathname && last.heading !== heading
    last = { pathname, heading }
    if (isOther) ref.current?.focus({ preventScroll: true })
  }, [pathname, heading])
  return ref
}
