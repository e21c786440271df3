/** What browsers report of a page view for the counters: one line each, and nothing about the visitor. */

/** A page view: `view <route>`; one that a made link has led to has a line `link <code>` beside it (made-link.ts). */
export const VIEW = 'view'

/** Events of analytics that are counted; those with steps have a line per step. */
export const COUNTED_EVENTS = [
  'testdrive_open',
  'testdrive_step',
  'testdrive_sent',
  'tradein_open',
  'tradein_sent',
  'lounge_sent',
  'conf_slide',
  'conf_pdf',
  'conf_lead',
] as const
export type CountedEvent = (typeof COUNTED_EVENTS)[number]
