import { keyInTab } from '#src/components/left-in-tab.ts'

/** State of a tab that a phone has kept for longer is discarded. */
const TTL_MS = 24 * 60 * 60 * 1000

/** Values to store when the page is left, by name; undefined: nothing. */
const sources = new Map<string, () => unknown>()

/**
 * Keeps in-memory state over a reload of the tab, or when a phone discards the tab: it is stored in sessionStorage when
 * the page is left or hidden, and taken out by the first reader. Nothing is written while the page is in use, nothing
 * leaves the device.
 */
export function persistOnLeave(name: string, read: () => unknown): void {
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
      // No storage, or no space in it: then a reload starts afresh.
    }
  }
}

/** Takes out the stored value, once; undefined where there is nothing, or it is too old. */
export function takePersisted(name: string): unknown {
  try {
    const text = sessionStorage.getItem(keyInTab(name))
    sessionStorage.removeItem(keyInTab(name))
    const entry: unknown = JSON.parse(text ?? 'null')
    const isEntry = typeof entry === 'object' && entry !== null && 'at' in entry && 'value' in entry
    return isEntry && typeof entry.at === 'number' && Date.now() - entry.at < TTL_MS ? entry.value : undefined
  } catch {
    return undefined
  }
}
