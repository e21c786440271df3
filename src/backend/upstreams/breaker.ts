import { monotonicNow } from '#src/backend/monotonic-now.ts'

/** Closed: calls pass. Open: none passes for a while. Half-open: one passes as a probe. */
export type BreakerState = 'closed' | 'half-open' | 'open'

export type Breaker = {
  state: () => BreakerState
  /**
   * Whether a call may be made now. The result of a half-open probe must be reported, or no call is admitted any more.
   */
  admit: () => boolean
  succeeded: () => void
  failed: () => void
}

type BreakerOptions = {
  /** This many failures in a row open it. */
  failures?: number
  /** How long it stays open before a probe, ms. */
  coolMs?: number
  now?: () => number
}

/** Five visitors' pages are enough evidence. */
const FAILURES = 5
/** Together with the retry delay of the page cache this keeps recovery well below 15 s. */
const COOL_MS = 3_000

/** Why our own: docs/decisions/0009. */
export function createBreaker({
  failures = FAILURES,
  coolMs = COOL_MS,
  now = monotonicNow,
}: BreakerOptions = {}): Breaker {
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
      // A late response to a call made before it opened proves nothing.
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
