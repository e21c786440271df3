import { leapOfClock } from '#src/backend/clock-guard.ts'
import type { Database } from '#src/backend/database.ts'
import { forgetErased, sweepErased } from '#src/backend/erasure.ts'
import { eraseNotes } from '#src/backend/crm/embedded.ts'
import { eraseLead } from '#src/backend/leads/erase.ts'
import { deleteOldEvidence } from '#src/backend/leads/evidence.ts'
import { enqueue } from '#src/backend/outbox/queue.ts'
import { startRepeating } from '#src/backend/repeat.ts'
import { inWrite } from '#src/backend/write.ts'

/** Another clean-up with a term: called with the current moment, deletes what has expired. */
export type Sweeper = (now: Date) => Promise<unknown>

const BATCH = 100
const EVERY_MS = 3_600_000

/**
 * Erases the personal data of requests after their term (domain/lead.ts, content/legal/document.ts), with the embedded
 * CRM's copy, and asks an outside CRM to erase them too. Numbers, types and moments stay for statistics. Returns how
 * many were erased.
 */
export async function eraseExpired(db: Database, now: Date): Promise<number> {
  for (let erased = 0; ;) {
    const rows = await db
      .selectFrom('lead')
      .select('id')
      .where('personal', 'is not', null)
      .where('erase_at', '<=', now.toISOString())
      .limit(BATCH)
      .execute()
    for (const { id } of rows) if (await inWrite(db, (transaction) => expire(transaction, id, now))) erased++
    if (rows.length === BATCH) continue
    if (erased > 0) await forgetErased(db)
    return erased
  }
}

/** False when the visitor, or another process that sweeps at the same moment, has erased them since they were found. */
async function expire(db: Database, id: string, now: Date): Promise<boolean> {
  const lead = await db
    .updateTable('lead')
    .set((eb) => ({ sequence: eb('sequence', '+', 1) }))
    .where('id', '=', id)
    .where('personal', 'is not', null)
    .returning(['number', 'status', 'sequence', 'held'])
    .executeTakeFirst()
  if (!lead) return false
  if (lead.status === 'accepted') await db.updateTable('lead').set({ status: 'expired' }).where('id', '=', id).execute()
  await eraseLead(db, id, now)
  await eraseNotes(db, lead.number)
  // Nobody was notified of a suspected request.
  if (lead.held !== 'suspected') await enqueue(db, { id, sequence: lead.sequence }, 'expired', now)
  return true
}

type RetentionParts = {
  db: Database
  now: () => Date
  log: { info: (details: object, text: string) => void; error: (details: object, text: string) => void }
  sweepers?: readonly Sweeper[]
  /** Hourly work that erases nothing. */
  others?: readonly Sweeper[]
}

/**
 * Runs the clean-up now and every hour. Nothing is erased by its term while the clock has just leapt ahead. Returns how
 * to stop it.
 */
export function startRetention({ db, now, log, sweepers = [], others = [] }: RetentionParts): () => Promise<void> {
  const endTerms = async () => {
    const erased = await eraseExpired(db, now())
    if (erased > 0) log.info({ erased }, 'personal data erased after their term')
    const evidence = await deleteOldEvidence(db, now())
    if (evidence > 0) log.info({ evidence }, 'evidence of consents deleted after its term')
    for (const sweeper of sweepers) await sweeper(now())
  }
  const sweep = async () => {
    const leap = await leapOfClock(db, now())
    if (leap) log.error(leap, 'the clock has leapt ahead, nothing is erased yet: is it right? (operations.md, Time)')
    else await endTerms()
    for (const task of others) await task(now())
    // Last: also removes from the database files what the sweepers and visitors have erased.
    await sweepErased(db)
  }
  return startRepeating({
    everyMs: EVERY_MS,
    task: sweep,
    onFailure: (error) => log.error({ err: error }, 'expired data were not erased'),
  })
}
