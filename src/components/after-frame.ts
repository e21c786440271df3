/** A page in the background paints no frames. */
const TIMEOUT_MS = 300

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
