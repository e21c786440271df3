import { claim, releaseClaims } from '#src/backend/outbox/claim.ts'
import { createPoller } from '#src/backend/poller.ts'
import { isPostgres } from '#src/backend/postgres.ts'
import { UNREADABLE, type DeliveryContext, deliverClaimed } from '#src/backend/outbox/delivery.ts'
import { type WorkerParts, defaults } from '#src/backend/outbox/outbox-options.ts'

export type OutboxWorker = {
  start: () => void
  wake: () => void
  stop: () => Promise<void>
  drain: () => Promise<void>
}

/**
 * Delivers the messages of the outbox: at least once, each time with the same key, so that the recipient counts it
 * once. Failures are retried with growing delays and jitter.
 */
export function createOutboxWorker({ options, random = Math.random, ...parts }: WorkerParts): OutboxWorker {
  const context: DeliveryContext = { ...defaults, ...options, ...parts, random }
  const { db, now, log, kind, atOnce, leaseMs, pollMs, isAlone } = context
  const poller = createPoller({
    job: drain,
    pollMs,
    onError: (error, failures) => log.error({ err: error, failures }, UNREADABLE),
  })

  /** Delivers everything that is due. */
  async function drain(): Promise<void> {
    for (;;) {
      const claimed = await claim(db, atOnce, now(), leaseMs, kind)
      if (claimed.length === 0) return
      await Promise.all(claimed.map((message) => deliverClaimed(context, message)))
      if (poller.isStopped()) return
    }
  }

  return {
    // Claims of an earlier process of this database that died are released.
    start: () => poller.start(isAlone && !isPostgres(db) ? releaseClaims(db, kind) : undefined),
    wake: poller.wake,
    drain,
    stop: poller.stop,
  }
}
