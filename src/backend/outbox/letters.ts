import type { Database } from '#src/backend/database.ts'
import { releaseClaims } from '#src/backend/outbox/claim.ts'
import { createOutboxWorker, type OutboxWorker } from '#src/backend/outbox/worker.ts'
import type { WorkerParts } from '#src/backend/outbox/outbox-options.ts'
import { isPostgres } from '#src/backend/postgres.ts'

/** How many letters are sent at a time: each has a worker of its own, so a hanging one delays no other. */
const LANES = 4
const POLL_MS = 5_000

/** Sends the letters of the outbox (decision 0011). `isAlone`: no other process works on this database. */
export function createLetterWorkers({ options, ...parts }: WorkerParts): Omit<OutboxWorker, 'drain'> {
  const lanes = Array.from({ length: LANES }, () =>
    createOutboxWorker({
      ...parts,
      options: { pollMs: POLL_MS, ...options, kind: 'letters', atOnce: 1, isAlone: false },
    }),
  )
  const release = (db: Database) =>
    options?.isAlone && !isPostgres(db) ? releaseClaims(db, 'letters') : Promise.resolve()
  let isStarted = false
  return {
    // Before any of them has claimed one.
    start: () =>
      void release(parts.db)
        .catch((error: unknown) => parts.log.error({ err: error }, 'letters of an earlier process wait for a while'))
        .then(() => {
          isStarted = true
          for (const lane of lanes) lane.start()
        }),
    wake() {
      if (isStarted) for (const lane of lanes) lane.wake()
    },
    stop: async () => void (await Promise.all(lanes.map((lane) => lane.stop()))),
  }
}
