import type { Deliver } from '#src/backend/crm/deliver.ts'
import type { Database } from '#src/backend/database.ts'
import type { Metrics } from '#src/backend/metrics.ts'
import type { Kind } from '#src/backend/outbox/claim.ts'

export type OutboxOptions = {
  kind: Kind
  /** Messages delivered at a time. */
  atOnce: number
  /** Delay after the first failure; doubles with each further one. */
  retryMs: number
  /** After this many attempts a message fails and waits for `npm run leads -- retry`. */
  tries: number
  /** After this time the claims of a dead worker are released; a delivery itself may take longer. */
  leaseMs: number
  pollMs: number
  /** No other process works on this database: claims found at start belong to a dead one. */
  isAlone: boolean
}

export type WorkerParts = {
  db: Database
  deliver: Deliver
  now: () => Date
  log: { warn: (details: object, text: string) => void; error: (details: object, text: string) => void }
  metrics: Metrics
  options?: Partial<OutboxOptions>
  random?: () => number
}

export const defaults: OutboxOptions = {
  kind: 'calls',
  atOnce: 4,
  retryMs: 2_000,
  tries: 120,
  leaseMs: 20_000,
  pollMs: 2_000,
  isAlone: true,
}
