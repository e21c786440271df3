/** Statuses with which a service asks to be called later (RFC 9110 10.2.3, RFC 6585 4). */
const LATER = new Set([429, 503])
const SECONDS = /^\d{1,9}$/
/** The only form of a date that senders may write; `Date.parse` alone takes "soon 5" for a date of the year 2001. */
const HTTP_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

type Headers = Readonly<Record<string, string | string[] | undefined>>

/**
 * How long a service asks to be left alone, in ms; null when it does not, or when what it says cannot be read. A date is
 * compared with the service's own clock where it sends its time, because the two may differ.
 */
export function retryAfterOf(status: number, headers: Headers, now: Date): number | null {
  const wish = headers['retry-after']
  if (!LATER.has(status) || typeof wish !== 'string') return null
  const text = wish.trim()
  if (SECONDS.test(text)) return Number(text) * 1000
  const until = dateOf(text)
  if (until === null) return null
  return Math.max(0, until - (dateOf(headers['date']) ?? now.getTime()))
}

function dateOf(text: string | string[] | undefined): number | null {
  if (typeof text !== 'string' || !HTTP_DATE.test(text)) return null
  const moment = Date.parse(text)
  return Number.isNaN(moment) ? null : moment
}
