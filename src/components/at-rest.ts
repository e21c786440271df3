/** Safari knows no idle callbacks. */
const LATER_MS = 100

/** Work for when the page has nothing else to do, at the latest after `timeout` milliseconds. Returns what calls it off. */
export function atRest(work: () => void, options?: { timeout: number }): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const id = setTimeout(work, LATER_MS)
    return () => clearTimeout(id)
  }
  const id = requestIdleCallback(work, options)
  return () => cancelIdleCallback(id)
}
