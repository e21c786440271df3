import { useRef } from 'react'

/** A swipe's scrolling has ended when nothing has moved for this long. */
const SETTLED_MS = 120

/**
 * A box whose slides are as wide as itself, scroll sideways and snap: swipes are the browser's own. `onSettle` is told
 * the slide where a scroll has ended, whoever began it.
 */
export function useSnapTrack(onSettle: (index: number) => void) {
  const track = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const slideInView = (): number => {
    const box = track.current
    return box?.clientWidth ? Math.round(box.scrollLeft / box.clientWidth) : 0
  }
  const onScroll = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (track.current?.clientWidth) onSettle(slideInView())
    }, SETTLED_MS)
  }
  /** Glides, unless the visitor wants calm. */
  const scrollToSlide = (index: number, behavior: ScrollBehavior = 'smooth') => {
    const box = track.current
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    box?.scrollTo({ left: index * box.clientWidth, behavior: isCalm ? 'instant' : behavior })
  }
  return { track, slideInView, onScroll, scrollToSlide }
}
