/** Closed: calls go. Open: none goes, until a while has passed. Half-open: one goes, to see. */
export type BreakerState = 'closed' | 'half-open' | 'open'

export type Breaker = {
  state: () => BreakerState
  /** Whether a call may go now. The one that is let through half-open has to be reported, or nothing goes any more. */
  admit: () => boolean
  succeeded: () => void
  failed: () => void
}

type BreakerOptions = {
  /** So many failures in a row open it. */
  failures?: number
  /** How long it stays open before one call is let through, ms. */
  coolMs?: number
  now?: () => number
}

/** Five visitors' pages are enough to know. */
const FAILURES = 5
/** With the page memory's own patience this keeps recovery well under a quarter of a minute. */
const COOL_MS = 3_000

/** Why our own: docs/decisions/0009. */
export function createBreaker({ failures = FAILURES, coolMs = COOL_MS, now = Date.now }: BreakerOptions = {}): Breaker {
  let state: BreakerState = 'closed'
  let inARow = 0
  let openedAt = 0
  const open = () => {
    state = 'open'
    openedAt = now()
  }
  return {
    state: () => state,
    admit() {
      if (state === 'closed') return true
      if (state === 'half-open' || now() - openedAt < coolMs) return false
      state = 'half-open'
      return true
    },
    succeeded() {
      // A late answer to a call from before it opened proves nothing of the present.
      if (state === 'open') return
      state = 'closed'
      inARow = 0
    },
    failed() {
      inARow++
      if (state === 'half-open' || (state === 'closed' && inARow >= failures)) open()
    },
  }
}
