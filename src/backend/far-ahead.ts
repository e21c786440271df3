/** No retry and no lease is set further ahead than this. */
export const MOST_DELAY_MS = 3_600_000

/**
 * A retry or a lease after this moment was set by a clock that was ahead and has been corrected: it has come already.
 * Otherwise a request stored while the clock was a year ahead would wait for a year.
 */
export const farAhead = (now: Date): string => new Date(now.getTime() + MOST_DELAY_MS).toISOString()
