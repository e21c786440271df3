import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { BRAND } from '#src/brand/brand.ts'

/** The previous page. None before the first one, which the browser announces itself. */
let last: { pathname: string; heading: string } | null = null

/**
 * Sets the tab's title, and focuses the heading when the page has replaced another: the link that led here is gone, and
 * a screen reader announces nothing else. Changes within a page (tabs), or of its title only (a saved item), keep the
 * focus.
 */
export function usePageTitle(heading: string): RefObject<HTMLHeadingElement | null> {
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
