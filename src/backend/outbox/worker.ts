import type { Deliver, Failure } from '#src/backend/crm/deliver.ts'
import type { Database } from '#src/backend/database.ts'
import type { Metrics } from '#src/backend/metrics.ts'
import { claim, releaseClaims, renew, settle, type Claimed, type Kind } from '#src/backend/outbox/claim.ts'
import { messageOf } from '#src/backend/outbox/message.ts'
import { createPoller } from '#src/backend/poller.ts'
import { isPostgres } from '#src/backend/postgres.ts'

export type OutboxOptions = {
  kind: Kind
  /** Messages delivered at a time. */
  atOnce: number
  /** Delay after the first failure; doubles with each further one. */
  retryMs: number
  /** After this many attempts a message is given up: it waits for `npm run leads -- retry`. */
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

const defaults: OutboxOptions = {
  kind: 'calls',
  atOnce: 4,
  retryMs: 2_000,
  tries: 100,
  leaseMs: 20_000,
  pollMs: 2_000,
  isAlone: true,
}
/** 100 attempts, a quarter of an hour apart: a CRM may be down for a day. */
const MAX_DELAY_MS = 900_000
/**
 * When a delivery cannot be recorded because the database is down, recording is retried this often while the lease
 * holds.
 */
const SETTLE_TRIES = 20
const UNREADABLE = 'the outbox could not be read'

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

type DeliveryContext = OutboxOptions & Required<Omit<WorkerParts, 'options'>>

async function deliverClaimed(context: DeliveryContext, claimed: Claimed): Promise<void> {
  const { db, deliver, now } = context
  const message = await messageOf(db, claimed, now())
  if (!message) return settle(db, claimed.id, { state: 'dropped', at: now() })
  const failure = await withLease(context, claimed.id, () => deliver(message))
  if (failure !== null) return noteFailure(context, claimed, failure)
  count(context, claimed, 'delivered')
  return noteDelivered(context, claimed.id)
}

/** Renews the claim while a delivery takes longer than the lease. */
async function withLease<T>(
  { db, now, leaseMs, log }: DeliveryContext,
  id: string,
  work: () => Promise<T>,
): Promise<T> {
  const renewing = setInterval(() => {
    renew(db, id, now(), leaseMs).catch((error: unknown) => log.error({ err: error }, UNREADABLE))
  }, leaseMs / 3)
  try {
    return await work()
  } finally {
    clearInterval(renewing)
  }
}

/** A delivered message must not be sent again because the database was briefly down. */
async function noteDelivered({ db, now, leaseMs }: DeliveryContext, id: string): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      return await settle(db, id, { state: 'delivered', at: now() })
    } catch (error) {
      if (attempt === SETTLE_TRIES) throw error
      await new Promise((resolve) => {
        setTimeout(resolve, leaseMs / SETTLE_TRIES / 2)
      })
    }
}

async function noteFailure(context: DeliveryContext, claimed: Claimed, failure: Failure): Promise<void> {
  const { db, now, log, tries, retryMs, random } = context
  const { id, attempts, event, channel } = claimed
  const isFinal = typeof failure !== 'string'
  const error = isFinal ? failure.rejection : failure
  if (isFinal || attempts >= tries) {
    count(context, claimed, 'dead')
    log.error({ outbox: id, attempts, channel, event, reason: error }, 'a message about a request is given up')
    return settle(db, id, { state: 'dead', at: now(), error })
  }
  count(context, claimed, 'failed')
  const delay = Math.min(MAX_DELAY_MS, retryMs * 2 ** Math.min(attempts - 1, 20)) * (0.5 + random())
  log.warn(
    { outbox: id, attempts, channel, event, reason: error, retryInMs: Math.round(delay) },
    'a message was not taken',
  )
  return settle(db, id, { nextAt: new Date(now().getTime() + delay), error })
}

function count({ metrics }: DeliveryContext, { channel }: Claimed, result: 'delivered' | 'failed' | 'dead'): void {
  const [, recipient] = channel.split(':')
  if (recipient) metrics.letters.inc({ recipient, result })
  else metrics.deliveries.inc({ result })
}
