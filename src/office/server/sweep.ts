import type { Database } from '#src/backend/database.ts'
import { startRepeating } from '#src/backend/repeat.ts'
import { sweepFailures } from '#src/office/server/auth/lock-out.ts'
import { sweepViews } from '#src/office/server/views.ts'

const EVERY_MS = 3_600_000
/** How long actions on requests are kept: longer than the term that the policy names for evidence of consents. */
const HISTORY_YEARS = 3

type SweepParts = {
  db: Database
  now: () => Date
  log: { error: (details: object, text: string) => void }
}

/** Deletes expired rows, now and every hour. Returns the stop function. */
export function startSweep({ db, now, log }: SweepParts): () => Promise<void> {
  return startRepeating({
    everyMs: EVERY_MS,
    task: () => sweepOffice(db, now()),
    onFailure: (error) => log.error({ err: error }, 'expired records of the office were not deleted'),
  })
}

export async function sweepOffice(db: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  await sweepFailures(db, now)
  await sweepViews(db, now)
  await db.deleteFrom('office_link').where('expires_at', '<', at).execute()
  await db.deleteFrom('office_session').where('expires_at', '<', at).execute()
  await db.deleteFrom('office_verification').where('expires_at', '<', at).execute()
  const oldest = new Date(now)
  oldest.setUTCFullYear(oldest.getUTCFullYear() - HISTORY_YEARS)
  await db.deleteFrom('office_history').where('at', '<', oldest.toISOString()).execute()
}
