/**
 * Loads; navigates to `href` when the file fails to load. Not when the visitor has just started another navigation:
 * Firefox and Safari abort all loading of a page as soon as another one is requested, and that one is the visitor's
 * choice.
 */
export async function loadOrGo<T>(load: () => Promise<T>, href: string): Promise<T> {
  const leaving = watchLeaving()
  try {
    return await load()
  } catch {
    if (!leaving.hasBegun) location.assign(href)
    return new Promise<never>(() => {})
  } finally {
    leaving.end()
  }
}

/** Whether the visitor has started a navigation to another document since. */
export function watchLeaving(): { hasBegun: boolean; end: () => void } {
  const watch = new AbortController()
  const { signal } = watch
  const leaving = { hasBegun: false, end: () => watch.abort() }
  addEventListener('beforeunload', () => (leaving.hasBegun = true), { signal })
  // Safari on iOS fires no beforeunload.
  if ('navigation' in window)
    navigation.addEventListener('navigate', ({ destination }) => (leaving.hasBegun ||= !destination.sameDocument), {
      signal,
    })
  return leaving
}
