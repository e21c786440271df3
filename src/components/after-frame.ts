/** A page in the background paints no frames. */
const TIMEOUT_MS = 300
/** What a visitor can do before the frame is there. A mouse comes before it presses. */
const INPUT = ['keydown', 'pointerdown', 'pointermove'] as const

/** Work that the answer to a press does not need: it begins when the frame with the answer has been painted. */
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
 * Work that the answer to a press does not need but the next touch or key does: after the frame, or before the page is
 * told of that touch or key. Returns what begins it now, if it has not begun.
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
