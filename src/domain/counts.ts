/** Lines that browsers report for the counters: one per event, and nothing about the visitor. */

/** A page view: `view <route>`; a view through a counted link has an additional line `link <code>` (counted-link.ts). */
export const VIEW = 'view'

/** Analytics events that are counted; those with steps have a line per step. */
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
