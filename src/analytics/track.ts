import type { Entry, EventName, Events, PageView } from '#src/analytics/events.ts'
import { reportedPath } from '#src/analytics/reported-address.ts'

declare global {
  interface Window {
    /** Queue of events; a configured counter reads it with consent (analytics/counter.ts). */
    dataLayer?: Entry[]
  }
}

/** Reports an event to analytics. Nothing leaves the page here: that is up to the counter, if there is one. */
export const track = <N extends EventName>(event: N, details: Events[N]): void =>
  // Cast: an event with its own details is an entry, which the compiler cannot see for a generic name.
  push({ event, ...details } as unknown as Entry)

/** The only way an address enters the data layer: request pages are reported by their pattern in the routes table. */
export const trackPageView = ({ event, page, from }: PageView): void =>
  push({ event, page: { ...page, path: reportedPath(page.path) }, from: { ...from, path: reportedPath(from.path) } })

function push(entry: Entry): void {
  window.dataLayer ??= []
  window.dataLayer.push(entry)
}
