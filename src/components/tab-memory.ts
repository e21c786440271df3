import { keyInTab } from '#src/components/left-in-tab.ts'

/** A tab that a phone has kept for weeks begins anew. */
const KEPT_MS = 24 * 60 * 60 * 1000

/** What to write down when the page is left, by name; undefined: nothing. */
const sources = new Map<string, () => unknown>()

/**
 * What stands in memory outlives a reload of the tab, and a phone that has put the tab away: it is written down when the
 * page is left or hidden, and taken out by whoever comes back first. Nothing is written while the page is in use, nothing
 * leaves the device.
 */
export function rememberWhenLeft(name: string, read: () => unknown): void {
  if (sources.size === 0) {
    addEventListener('pagehide', writeAll)
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && writeAll())
  }
  sources.set(name, read)
}

function writeAll() {
  for (const [name, read] of sources) {
    const value = read()
    try {
      if (value === undefined) sessionStorage.removeItem(keyInTab(name))
      else sessionStorage.setItem(keyInTab(name), JSON.stringify({ at: Date.now(), value }))
    } catch {
      // No storage, or no room in it: then a reload begins anew.
    }
  }
}

/** Takes out what was written down, once; undefined where there is nothing, or it is too old. */
export function recallWhatWasLeft(name: string): unknown {
  try {
    const text = sessionStorage.getItem(keyInTab(name))
    sessionStorage.removeItem(keyInTab(name))
    const kept: unknown = JSON.parse(text ?? 'null')
    const isKept = typeof kept === 'object' && kept !== null && 'at' in kept && 'value' in kept
    return isKept && typeof kept.at === 'number' && Date.now() - kept.at < KEPT_MS ? kept.value : undefined
  } catch {
    return undefined
  }
}
