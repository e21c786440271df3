import type { AnalyticsCounter, Entry } from '#src/analytics/events.ts'
import { isPersonalPath, reportedAddress } from '#src/analytics/reported-address.ts'

/** The visitor's cookie choice, as provided by its owner. */
export type Consent = {
  isGiven: () => boolean
  /** Calls `notify` after every change; returns how to unsubscribe. */
  onChange: (notify: () => void) => () => void
}

/**
 * Lets a counter read `dataLayer` while the visitor consents (russian-rules.md 2). Before the first consent none of its
 * code is loaded and nothing is sent; earlier events are not sent afterwards either. A counter that failed to load is
 * loaded again at the next consent. On a request page it is paused, because its code adds the page address to
 * everything it sends. Returns how to stop.
 */
export function followConsent(load: () => Promise<AnalyticsCounter>, { isGiven, onChange }: Consent): () => void {
  let counter: AnalyticsCounter | undefined
  let loading: Promise<void> | undefined
  let isRunning = false

  const mayRun = () => isGiven() && !isPersonalPath(location.pathname)
  const start = () => {
    isRunning = true
    counter?.start(reportedAddress(location.href), reportedAddress(document.referrer))
  }
  const take = async () => {
    try {
      const loaded = await load()
      if (!mayRun()) return
      counter = loaded
      start()
    } catch (error) {
      console.warn('The counter of visits did not come', error)
    } finally {
      loading = undefined
    }
  }
  const settle = () => {
    if (!isGiven()) {
      counter?.stop()
      counter = undefined
      isRunning = false
    } else if (!mayRun()) {
      if (isRunning) counter?.pause()
      isRunning = false
    } else if (!counter) loading ??= take()
    else if (!isRunning) start()
  }
  const stopReading = readDataLayer((entry) => {
    const wasRunning = isRunning
    settle()
    // A counter that starts with this entry already knows the page.
    if (wasRunning && isRunning) counter?.take(entry)
  })
  const stopListening = onChange(settle)
  settle()
  return () => {
    stopReading()
    stopListening()
  }
}

/** Receives every entry from now on: all writers of a data layer use `push`. */
function readDataLayer(hear: (entry: Entry) => void): () => void {
  const layer = (window.dataLayer ??= [])
  layer.push = (...entries) => {
    entries.forEach(hear)
    return Array.prototype.push.apply(layer, entries)
  }
  return () => {
    // Removes the own method, which restores the prototype's.
    Reflect.deleteProperty(layer, 'push')
  }
}
