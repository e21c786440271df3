import type { AnalyticsCounter, Entry } from '#src/analytics/events.ts'
import { isPersonalPath, reportedAddress } from '#src/analytics/reported-address.ts'

/** The visitor's choice about cookies, told by whoever keeps it. */
export type Consent = {
  isGiven: () => boolean
  /** Calls `tell` after every change; answers how to stop. */
  onChange: (notify: () => void) => () => void
}

/**
 * Lets a counter read `dataLayer` while the visitor agrees to it (russian-rules.md 2). Before the first consent no
 * code of it is fetched and nothing is sent; what happened before is not sent afterwards either. A counter that did
 * not come is asked for again at the next consent. On a visitor's own page it rests: its code adds the address of the
 * page to whatever it sends. Answers how to stop.
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
    // A counter that begins with this entry has been told of the page already.
    if (wasRunning && isRunning) counter?.take(entry)
  })
  const stopListening = onChange(settle)
  settle()
  return () => {
    stopReading()
    stopListening()
  }
}

/** Hears every entry from now on: `push` is what all writers of a data layer use. */
function readDataLayer(hear: (entry: Entry) => void): () => void {
  const layer = (window.dataLayer ??= [])
  layer.push = (...entries) => {
    entries.forEach(hear)
    return Array.prototype.push.apply(layer, entries)
  }
  return () => {
    // The own method goes, the prototype's one is back.
    Reflect.deleteProperty(layer, 'push')
  }
}
