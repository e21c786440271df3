import type { Failure } from '#src/backend/crm/deliver.ts'
import { MOST_DELAY_MS } from '#src/backend/far-ahead.ts'
import { renew, settle, type Claimed } from '#src/backend/outbox/claim.ts'
import { messageOf } from '#src/backend/outbox/message.ts'
import type { OutboxOptions, WorkerParts } from '#src/backend/outbox/outbox-options.ts'

/** With 120 attempts a CRM may be down for a day, and the message still goes by itself: the first hours count for little. */
const MAX_DELAY_MS = 900_000
/**
 * When a delivery cannot be recorded because the database is down, recording is retried this often while the lease
 * holds.
 */
const SETTLE_TRIES = 20
export const UNREADABLE = 'the outbox could not be read'
const UNWRITTEN = 'a message about a request could not be written'

export type DeliveryContext = OutboxOptions & Required<Omit<WorkerParts, 'options'>>

/** Delivers one claimed message and records the outcome: delivered, to be retried, given up, or dropped as void. */
export async function deliverClaimed(context: DeliveryContext, claimed: Claimed): Promise<void> {
  const { db, deliver, now, log } = context
  const message = await messageOf(db, claimed, now()).catch((error: unknown) => {
    // One that can never be written is given up like one that is never accepted: an alert tells of it.
    log.error({ err: error, outbox: claimed.id }, UNWRITTEN)
    return UNWRITTEN
  })
  if (typeof message === 'string') return noteFailure(context, claimed, message)
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
  const isFinal = typeof failure !== 'string' && 'rejection' in failure
  const error = textOf(failure)
  if (isFinal || attempts >= tries) {
    count(context, claimed, 'dead')
    log.error({ outbox: id, attempts, channel, event, reason: error }, 'a message about a request is given up')
    return settle(db, id, { state: 'dead', at: now(), error })
  }
  count(context, claimed, 'failed')
  // A visitor waits for a call: a CRM that asks for more, or whose clock is wrong, is called again after an hour.
  const delay = Math.max(delayAfter(attempts, { retryMs, random }), Math.min(askedMs(failure), MOST_DELAY_MS))
  log.warn(
    { outbox: id, attempts, channel, event, reason: error, retryInMs: Math.round(delay) },
    'a message was not taken',
  )
  return settle(db, id, { nextAt: new Date(now().getTime() + delay), error })
}

/** For the log and the operator's list, with what the recipient asked for: it explains the delay. */
function textOf(failure: Failure): string {
  if (typeof failure === 'string') return failure
  if ('rejection' in failure) return failure.rejection
  return `${failure.reason}, Retry-After ${Math.round(failure.retryAfterMs / 1000)} s`
}

const askedMs = (failure: Failure): number =>
  typeof failure !== 'string' && 'retryAfterMs' in failure ? failure.retryAfterMs : 0

/** Milliseconds until the next attempt. */
export const delayAfter = (
  attempts: number,
  { retryMs, random }: Pick<DeliveryContext, 'retryMs' | 'random'>,
): number => Math.min(MAX_DELAY_MS, retryMs * 2 ** Math.min(attempts - 1, 20)) * (0.5 + random())

function count({ metrics }: DeliveryContext, { channel }: Claimed, result: 'delivered' | 'failed' | 'dead'): void {
  const [, recipient] = channel.split(':')
  if (recipient) metrics.letters.inc({ recipient, result })
  else metrics.deliveries.inc({ result })
}
