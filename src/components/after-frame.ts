/** A page in the background paints no frames. */
const TIMEOUT_MS = 300
/** Input that may come before the frame. A mouse moves before it presses. */
const INPUT = ['keydown', 'pointerdown', 'pointermove'] as const

/** Runs work that the response to a press does not need, after the frame with the response has been painted. */
export function afterFrame(work: () => void): void {
  let isBegun = false
  const begin = () => {
    if (isBegun) return
    isBegun = true
    clearTimeout(timer)
    work()
  }
  const timer = setTimeout(begin, TIMEOUT_MS)
  requestAnimationFrame(() => setTimeout(begin))
}

/**
 * Runs work that the response to a press does not need but the next touch or key does: after the frame, or before the
 * page receives that touch or key. Returns a function that runs it now, unless it has run.
 */
export function afterFrameOrInput(work: () => void): () => void {
  let isBegun = false
  const begin = () => {
    if (isBegun) return
    isBegun = true
    for (const type of INPUT) removeEventListener(type, begin, true)
    work()
  }
  for (const type of INPUT) addEventListener(type, begin, true)
  afterFrame(begin)
  return begin
}
