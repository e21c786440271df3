import type { AnalyticsCounter, Entry } from '#src/analytics/events.ts'

/** The visitor's choice about cookies, told by whoever keeps it. */
export type Consent = {
  isGiven: () => boolean
  /** Calls `tell` after every change; answers how to stop. */
  onChange: (tell: () => void) => () => void
}

/**
 * Lets a counter read `dataLayer` while the visitor agrees to it (russian-rules.md 2). Before the first consent no
 * code of it is fetched and nothing is sent; what happened before is not sent afterwards either. A counter that did
 * not come is asked for again at the next consent. Answers how to stop.
 */
export function followConsent(load: () => Promise<AnalyticsCounter>, { isGiven, onChange }: Consent): () => void {
  let counter: AnalyticsCounter | undefined
  let loading: Promise<void> | undefined

  const take = async () => {
    try {
      const loaded = await load()
      if (!isGiven()) return
      counter = loaded
      counter.start(withoutWords(location.href), withoutWords(document.referrer))
    } catch (error) {
      console.warn('The counter of visits did not come', error)
    } finally {
      loading = undefined
    }
  }
  const settle = () => {
    if (isGiven()) {
      if (!counter) loading ??= take()
      return
    }
    counter?.stop()
    counter = undefined
  }
  const stopReading = readDataLayer((entry) => counter?.take(entry))
  const stopListening = onChange(settle)
  settle()
  return () => {
    stopReading()
    stopListening()
  }
}

/** An address of ours without the words of a search: whatever a visitor has typed stays on the site (events.ts). */
export function withoutWords(address: string): string {
  const url = URL.parse(address)
  if (!url || url.origin !== location.origin || !url.searchParams.has('q')) return address
  url.searchParams.delete('q')
  return url.href
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
