import type { Database } from '#src/backend/database.ts'
import { farAhead } from '#src/backend/far-ahead.ts'

/**
 * Lease on a document: when a process dies, others take it over after this time. Longer than the printer needs for its
 * whole queue; if that takes longer still, two processes make the same document, which is stored once.
 */
const LEASE_MS = 30_000

export type Due = { lead_id: string; attempts: number; next_at: string }

/** Leases the document that has waited longest. */
export async function claim(db: Database, now: Date): Promise<Due | undefined> {
  for (;;) {
    const due = await db
      .selectFrom('lead_document')
      .select(['lead_id', 'attempts', 'next_at'])
      .where('made_at', 'is', null)
      .where((eb) => eb.or([eb('next_at', '<=', now.toISOString()), eb('next_at', '>', farAhead(now))]))
      .orderBy('next_at')
      .limit(1)
      .executeTakeFirst()
    if (!due) return undefined
    const { numUpdatedRows } = await db
      .updateTable('lead_document')
      .set({ next_at: new Date(now.getTime() + LEASE_MS).toISOString(), attempts: due.attempts + 1 })
      .where('lead_id', '=', due.lead_id)
      .where('made_at', 'is', null)
      // Two processes may have read the same row: the first to write gets it.
      .where('next_at', '=', due.next_at)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) return due
  }
}

/** Releases every lease: the process that held them is dead. */
export const releaseClaims = async (db: Database, now: Date): Promise<void> =>
  void (await db
    .updateTable('lead_document')
    .set({ next_at: now.toISOString() })
    .where('made_at', 'is', null)
    .execute())
