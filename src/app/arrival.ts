import { namedElement } from '#src/app/anchor.ts'

/** Layers of the header make the page inert; they close within the first frames after a navigation. */
const FRAMES = 30

/** A named place may come late, and what stands above it may still grow: this long it is looked after. */
const SETTLING_MS = 5_000
const STEP_MS = 100
/** The visitor has something else in mind: the place is left alone from here on. */
const OWN_WAYS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

let isByKeyboard = false

/** Remembers what the visitor uses: after a click or a tap the heading must not show a focus ring. */
export function followInput(): () => void {
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Tab' || key === 'Enter') isByKeyboard = true
  }
  const onPointer = () => {
    isByKeyboard = false
  }
  addEventListener('keydown', onKey, true)
  addEventListener('pointerdown', onPointer, true)
  return () => {
    removeEventListener('keydown', onKey, true)
    removeEventListener('pointerdown', onPointer, true)
  }
}

/**
 * Moves the focus to what the visitor came for, so that a screen reader reads it out: the new page's heading, or the
 * anchor the page has scrolled to. The scroll position stays. Answers how to give up.
 */
export function arrive(): () => void {
  let frames = 0
  let frame = requestAnimationFrame(function attempt() {
    if (focusNewPage() || ++frames === FRAMES) return
    frame = requestAnimationFrame(attempt)
  })
  return () => cancelAnimationFrame(frame)
}

/**
 * Brings the place an address names into view and gives it the focus (decisions.md, «Anchors»); keeps it in view while
 * the page around it is still coming, until the visitor moves himself. Answers how to give up.
 */
export function arriveAt(hash: string): () => void {
  const started = performance.now()
  let isFocused = false
  let place: { top: number; scrolled: number } | undefined
  const look = () => {
    const element = namedElement(hash)
    if (element) {
      const top = topInPage(element)
      // It stands where it stood, but the page does not: the visitor has scrolled.
      if (place && top === place.top && Math.round(scrollY) !== place.scrolled) return stop()
      if (!place || top !== place.top) {
        element.closest('details')?.setAttribute('open', '')
        element.scrollIntoView({ behavior: 'instant' })
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
    for (const way of OWN_WAYS) removeEventListener(way, stop, true)
  }
  for (const way of OWN_WAYS) addEventListener(way, stop, { capture: true, passive: true })
  return stop
}

/**
 * A page opened at a place: not when the browser has brought back an old position, nor when the visitor has gone on or
 * begun to fill something in before this code came.
 */
export function isOpenedAt(hash: string): boolean {
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

/** What a page has to say where its heading says nothing new: the search's count of results. */
const NEWS = '[data-arrival]'
/** Where who has a keyboard at hand goes on; a phone's would cover half of the page. */
const FIELD = '[data-arrival-keys]'
const hasKeys = (): boolean => isByKeyboard && matchMedia('(pointer: fine)').matches

function focusOn(element: HTMLElement): boolean {
  // Of a fold its own handle: the fold itself takes no focus.
  const target = element.matches('details') ? (element.querySelector('summary') ?? element) : element
  if (target.tabIndex < 0) target.tabIndex = -1
  target.toggleAttribute('data-quiet-focus', !isByKeyboard)
  target.focus({ preventScroll: true })
  return document.activeElement === target
}
