/** Layers of the header make the page inert; they close within the first frames after a navigation. */
const FRAMES = 30

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

function focusNewPage(): boolean {
  const main = document.querySelector('main')
  const target = anchorInView() ?? main?.querySelector('h1') ?? main
  if (!target) return false
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.toggleAttribute('data-quiet-focus', !isByKeyboard)
  target.focus({ preventScroll: true })
  return document.activeElement === target
}

function anchorInView(): HTMLElement | null {
  const id = decodeURIComponent(location.hash.slice(1))
  const element = id ? document.getElementById(id) : null
  if (!element) return null
  const { top, bottom } = element.getBoundingClientRect()
  return top < innerHeight && bottom > 0 ? element : null
}
