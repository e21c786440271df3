import type { Deliver, Failure } from '#src/backend/crm/deliver.ts'
import type { Database } from '#src/backend/database.ts'
import type { Metrics } from '#src/backend/metrics.ts'
import { claim, releaseClaims, settle, type Claimed } from '#src/backend/outbox/claim.ts'
import { messageOf } from '#src/backend/outbox/message.ts'
import { isPostgres } from '#src/backend/postgres.ts'

export type OutboxOptions = {
  /** Delay after the first failure; doubles with each further one. */
  retryMs: number
  /** After so many tries a message is given up: it waits for `npm run leads -- retry`. */
  tries: number
  leaseMs: number
  pollMs: number
  /** No other process works on this database: claims found at start are those of a dead one. */
  isAlone: boolean
}

type WorkerParts = {
  db: Database
  deliver: Deliver
  now: () => Date
  log: { warn: (details: object, text: string) => void; error: (details: object, text: string) => void }
  metrics: Metrics
  options?: Partial<OutboxOptions>
  random?: () => number
}

/** A try takes at most the CRM's time-out of 10 s; a lease outlives it. */
const defaults: OutboxOptions = { retryMs: 2_000, tries: 100, leaseMs: 20_000, pollMs: 2_000, isAlone: true }
/** 100 tries and a quarter of an hour between them: a CRM may be away for a day. */
const MAX_DELAY_MS = 900_000
const AT_ONCE = 4
const UNREADABLE = 'the outbox could not be read'

export type OutboxWorker = {
  start: () => void
  wake: () => void
  stop: () => Promise<void>
  drain: () => Promise<void>
}

/**
 * Tells the CRM what the outbox holds: at least once, each time with the same key, so that it counts once. A failure is
 * tried again, ever later and never all at the same moment.
 */
export function createOutboxWorker({
  db,
  deliver,
  now,
  log,
  metrics,
  options = {},
  random = Math.random,
}: WorkerParts): OutboxWorker {
  const { retryMs, tries, leaseMs, pollMs, isAlone } = { ...defaults, ...options }
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let stopped = false
  let wokenAgain = false
  // What an earlier process of this database had in hand when it died.
  let ready = Promise.resolve()

  /** Delivers what is due until nothing is. */
  async function drain(): Promise<void> {
    for (;;) {
      const claimed = await claim(db, AT_ONCE, now(), leaseMs)
      if (claimed.length === 0) return
      await Promise.all(claimed.map(handle))
      if (stopped) return
    }
  }

  async function handle(claimed: Claimed): Promise<void> {
    const message = await messageOf(db, claimed)
    if (!message) return settle(db, claimed.id, { state: 'dropped', at: now() })
    const failure = await deliver(message)
    if (failure === null) {
      metrics.deliveries.inc({ result: 'delivered' })
      return settle(db, claimed.id, { state: 'delivered', at: now() })
    }
    return failed(claimed, failure)
  }

  async function failed({ id, attempts, event }: Claimed, failure: Failure): Promise<void> {
    const isFinal = typeof failure !== 'string'
    const error = isFinal ? failure.refusal : failure
    if (isFinal || attempts >= tries) {
      metrics.deliveries.inc({ result: 'dead' })
      log.error({ outbox: id, attempts, event, reason: error }, 'a message about a request is given up')
      return settle(db, id, { state: 'dead', at: now(), error })
    }
    metrics.deliveries.inc({ result: 'failed' })
    const delay = Math.min(MAX_DELAY_MS, retryMs * 2 ** Math.min(attempts - 1, 20)) * (0.5 + random())
    log.warn({ outbox: id, attempts, event, reason: error, retryInMs: Math.round(delay) }, 'a message was not taken')
    return settle(db, id, { nextAt: new Date(now().getTime() + delay), error })
  }

  function run(): void {
    if (stopped) return
    if (running) {
      wokenAgain = true
      return
    }
    clearTimeout(timer)
    wokenAgain = false
    running = ready
      .then(drain)
      .catch((error: unknown) => log.error({ err: error }, UNREADABLE))
      .finally(() => {
        running = undefined
        if (stopped) return
        if (wokenAgain) return run()
        timer = setTimeout(run, pollMs)
        timer.unref()
      })
  }

  return {
    start() {
      if (isAlone && !isPostgres(db))
        ready = releaseClaims(db).catch((error: unknown) => log.error({ err: error }, UNREADABLE))
      run()
    },
    wake: run,
    drain,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
