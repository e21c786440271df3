import { useEffect, useRef } from 'react'
import { isCalm } from '#src/components/is-calm.ts'

/** A swipe's scrolling has ended when nothing has moved for this long. */
const SETTLED_MS = 120
/** Events of a visitor who moves the slides: a pending programmatic target is dropped. */
const BY_HAND = ['pointerdown', 'touchstart', 'wheel'] as const

/**
 * A box whose slides are all of one width, scroll sideways and snap: swiping is native. `onSettle` is called with
 * the slide where a scroll has ended, whoever started it. A programmatic target is awaited: a smooth scroll that stops
 * before it, as on a busy machine, is resumed without a report.
 */
export function useSnapTrack(onSettle: (index: number) => void) {
  const track = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const target = useRef<number | null>(null)

  useEffect(() => {
    const box = track.current
    const forget = () => {
      target.current = null
    }
    for (const sign of BY_HAND) box?.addEventListener(sign, forget, { passive: true })
    return () => {
      clearTimeout(timer.current)
      for (const sign of BY_HAND) box?.removeEventListener(sign, forget)
    }
  }, [])

  /** Narrower than the box where the next slide shows its edge. */
  const slideWidth = () => track.current!.firstElementChild!.clientWidth
  const slideInView = (): number => Math.round(track.current!.scrollLeft / slideWidth()) || 0
  /** Smooth, unless the visitor prefers reduced motion. */
  const glideTo = (index: number, behavior: ScrollBehavior) => {
    const box = track.current
    box?.scrollTo({ left: index * slideWidth(), behavior: isCalm() ? 'instant' : behavior })
  }
  const onScroll = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (!track.current?.clientWidth) return
      const shown = slideInView()
      const wanted = target.current
      if (wanted !== null && wanted !== shown) return glideTo(wanted, 'instant')
      target.current = null
      onSettle(shown)
    }, SETTLED_MS)
  }
  const scrollToSlide = (index: number, behavior: ScrollBehavior = 'smooth') => {
    target.current = index
    glideTo(index, behavior)
  }
  return { track, slideInView, onScroll, scrollToSlide }
}
