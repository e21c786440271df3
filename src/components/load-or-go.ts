/**
 * Loads; leads to `href` when the file does not arrive. Not when the visitor has just started another navigation: Firefox and
 * Safari give up all loading of a page as soon as the next one is asked for, and that one is where he is going.
 */
export async function loadOrGo<T>(load: () => Promise<T>, href: string): Promise<T> {
  let isLeaving = false
  const watch = new AbortController()
  const { signal } = watch
  addEventListener('beforeunload', () => (isLeaving = true), { signal })
  // Safari on a phone tells of no unloading.
  if ('navigation' in window)
    navigation.addEventListener('navigate', ({ destination }) => (isLeaving ||= !destination.sameDocument), { signal })
  try {
    return await load()
  } catch {
    if (!isLeaving) location.assign(href)
    return new Promise<never>(() => {})
  } finally {
    watch.abort()
  }
}
