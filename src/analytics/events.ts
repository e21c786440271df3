import type { ConfCode, ModelCode } from '#src/domain/model.ts'

/**
 * Everything reported to analytics, with its details (gaps.md 18). A name, phone, e-mail, message or search text has no
 * field here, so it cannot be sent: add no field that could hold one.
 */
export type Events = {
  testdrive_open: { place: string }
  testdrive_step: { step: number }
  testdrive_sent: { dealer: number | null; model: ModelCode | null }
  tradein_open: { place: string }
  tradein_sent: Record<never, never>
  lounge_sent: Record<never, never>
  conf_slide: { slide: number; model: ConfCode | null }
  conf_share: Record<never, never>
  conf_pdf: Record<never, never>
  conf_lead: Record<never, never>
  /** The landmark that contains the phone. */
  phone_click: { place: Landmark }
  /** Dealers by number. */
  dealer_route: { dealer: number | null }
  dealer_select: { dealer: number }
  /** Only the length of the query, in characters. */
  search: { length: number; results: number }
  search_empty: { length: number }
  credit_calc: Record<never, never>
  compare_open: { place: 'models' | 'trims' }
  cookie_agree: { value: '1' | '0' }
}
export type EventName = keyof Events
export type Landmark = 'header' | 'page' | 'footer' | 'popup'

/** A page shown after another one (specification 2.1). */
export type PageView = {
  event: 'pageview'
  page: { path: string; title: string; name: string }
  from: { path: string; name: string }
}
export type Goal = { [N in EventName]: { event: N } & Events[N] }[EventName]
export type Entry = PageView | Goal

/** Interface of a counter (analytics/counter.ts); Metrika is one. */
export type AnalyticsCounter = {
  /** Starts counting with the page that is shown. */
  start: (url: string, referrer: string) => void
  take: (entry: Entry) => void
  /** Sends nothing until the next start; the visitor's id is kept. */
  pause: () => void
  /** Stops sending and deletes the counter's cookies. */
  stop: () => void
}
