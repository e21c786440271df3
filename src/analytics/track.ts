import type { Entry, EventName, Events, PageView } from '#src/analytics/events.ts'
import { reportedPath } from '#src/analytics/reported-address.ts'

declare global {
  interface Window {
    /** Events wait here; a counter, where one is configured and agreed to, reads them (analytics/counter.ts). */
    dataLayer?: Entry[]
  }
}

/** Tells analytics that something was done. Nothing leaves the page here: the counter decides, if there is one. */
export const track = <N extends EventName>(event: N, details: Events[N]): void =>
  // Cast: an event with its own details is an entry, which the compiler does not see of a name that is a parameter.
  push({ event, ...details } as unknown as Entry)

/** The one door of addresses into the data layer: a visitor's own page goes by its row in the routes table. */
export const trackPageView = ({ event, page, from }: PageView): void =>
  push({ event, page: { ...page, path: reportedPath(page.path) }, from: { ...from, path: reportedPath(from.path) } })

function push(entry: Entry): void {
  window.dataLayer ??= []
  window.dataLayer.push(entry)
}
