import { bringIntoView, namedElement } from '#src/components/anchor.ts'
import { focusOn, isByKeyboard } from '#src/components/content-focus.ts'

/** The header's layers make the page inert; they close within the first frames after a navigation. */
const FRAMES = 30

/** The target may appear late, and content above it may still grow: its position is maintained for this long. */
const SETTLING_MS = 5_000
const STEP_MS = 100
/** Input that means the visitor has moved on: the position is no longer maintained. */
const USER_INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Moves the focus to the new content, so that a screen reader announces it: the heading of the new page, or the anchor
 * the page has scrolled to. Keeps the scroll position. Returns how to cancel.
 */
export function focusNewContent(): () => void {
  let frames = 0
  let frame = requestAnimationFrame(function attempt() {
    if (focusNewPage() || ++frames === FRAMES) return
    frame = requestAnimationFrame(attempt)
  })
  return () => cancelAnimationFrame(frame)
}

/**
 * Scrolls to the target of an address and focuses it (decisions.md, "Anchors"); keeps it in view while the page around
 * it is still loading, until the visitor scrolls. Returns how to cancel.
 */
export function scrollToAnchor(hash: string): () => void {
  const started = performance.now()
  let isFocused = false
  let place: { top: number; scrolled: number } | undefined
  const look = () => {
    const element = namedElement(hash)
    if (element) {
      const top = topInPage(element)
      // The target has not moved within the page, so the visitor has scrolled.
      if (place && top === place.top && Math.round(scrollY) !== place.scrolled) return stop()
      if (!place || top !== place.top) {
        bringIntoView(element)
        place = { top: topInPage(element), scrolled: Math.round(scrollY) }
      }
      isFocused ||= focusOn(element)
    }
    if (performance.now() - started > SETTLING_MS) stop()
  }
  const timer = setInterval(look, STEP_MS)
  const frame = requestAnimationFrame(look)
  const stop = () => {
    clearInterval(timer)
    cancelAnimationFrame(frame)
    for (const way of USER_INPUT_EVENTS) removeEventListener(way, stop, true)
  }
  for (const way of USER_INPUT_EVENTS) addEventListener(way, stop, { capture: true, passive: true })
  return stop
}

/**
 * Whether the page was opened at an anchor: not when the browser has restored an earlier position, nor when the visitor
 * has scrolled or started to type before this code ran.
 */
export function isOpenedAtAnchor(hash: string): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const isNew = !(entry instanceof PerformanceNavigationTiming) || entry.type === 'navigate'
  const isUntouched = document.activeElement === null || document.activeElement === document.body
  const element = namedElement(hash)
  return isNew && isUntouched && (scrollY === 0 || (element !== null && isInView(element)))
}

const topInPage = (element: Element): number => Math.round(element.getBoundingClientRect().top + scrollY)

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}

function focusNewPage(): boolean {
  const main = document.querySelector('main')
  const anchor = namedElement(location.hash)
  const news =
    (hasKeys() && main?.querySelector<HTMLElement>(FIELD)) ||
    main?.querySelector<HTMLElement>(NEWS) ||
    main?.querySelector<HTMLElement>('h1')
  const target = (anchor && isInView(anchor) && anchor) || news || main
  return target !== null && focusOn(target)
}

/** Announces what is new on a page whose heading does not change: the number of search results. */
const NEWS = '[data-arrival]'
/** Field that gets the focus where there is a keyboard; on a phone the on-screen one would cover half of the page. */
const FIELD = '[data-arrival-keys]'
const hasKeys = (): boolean => isByKeyboard() && matchMedia('(pointer: fine)').matches
