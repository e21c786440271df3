/** Possible targets of a press; for a label its field. */
const CONTROLS = 'label, a, button, input, select, textarea, summary'
/** A finger that has moved farther has changed its mind, or drags. Screen pixels. */
const STEADY = 10
/** What opens with one click and closes with the next. */
const TOGGLES = '[data-layer-opener]'

type Press = { control: Element; x: number; y: number }

/**
 * A press counts for the control under the finger when it began. During hydration content may
 * move before the finger is lifted: the browser then sends the click to what is there by then, or to a common ancestor.
 * The second click of a double click means the first: it neither chooses what the first has brought under the finger nor
 * closes what the first has opened.
 */
export function keepClickTargets(): void {
  let press: Press | null = null
  /** What the first of several quick clicks was for. */
  let first: Element | null = null
  const onDown = ({ isPrimary, button, target, clientX, clientY }: PointerEvent) => {
    const control = target instanceof Element ? target.closest(CONTROLS) : null
    press = isPrimary && button === 0 && control ? { control, x: clientX, y: clientY } : null
  }
  const onClick = (event: MouseEvent) => {
    const begun = press
    press = null
    if (event.detail === 1) first = begun && begun.control
    const isRepeated = first !== null && isRepeat(first, event)
    if (!isRepeated && !(begun && isMissed(begun, event))) return
    event.preventDefault()
    event.stopPropagation()
    if (!isRepeated && begun?.control instanceof HTMLElement) begun.control.click()
  }
  document.addEventListener('pointerdown', onDown, { capture: true, passive: true })
  document.addEventListener('click', onClick, true)
}

/** Whether the second click of a double click met something else, or would undo the first. */
const isRepeat = (first: Element, { target, detail }: MouseEvent): boolean =>
  detail > 1 && target instanceof Node && (!first.contains(target) || first.matches(TOGGLES))

/** Whether the click went elsewhere because the control has moved under a finger at rest. */
function isMissed({ control, x, y }: Press, { target, clientX, clientY, detail }: MouseEvent): boolean {
  // A click by key has no position, and a label's click is followed by that of its field.
  if (detail === 0 || !control.isConnected) return false
  if (!(target instanceof Node) || control.contains(target)) return false
  if (Math.hypot(clientX - x, clientY - y) > STEADY) return false
  const { left, right, top, bottom } = control.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
