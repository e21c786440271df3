/** Safari has no idle callbacks. */
const LATER_MS = 100

/** Runs work when the page is idle, at the latest after `timeout` milliseconds. Returns a cancel function. */
export function whenIdle(work: () => void, options?: { timeout: number }): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const id = setTimeout(work, LATER_MS)
    return () => clearTimeout(id)
  }
  const id = requestIdleCallback(work, options)
  return () => cancelIdleCallback(id)
}
