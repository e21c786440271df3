/**
 * Loads; navigates to `href` when the file fails to load. Not when the visitor has just started another navigation:
 * Firefox and Safari abort all loading of a page as soon as another one is requested, and that one is the visitor's
 * choice.
 */
export async function loadOrGo<T>(load: () => Promise<T>, href: string): Promise<T> {
  let isLeaving = false
  const watch = new AbortController()
  const { signal } = watch
  addEventListener('beforeunload', () => (isLeaving = true), { signal })
  // Safari on iOS fires no beforeunload.
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
