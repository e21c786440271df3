import type { Database } from '#src/backend/database.ts'
import { isPostgres } from '#src/backend/postgres.ts'
import type { LeadEvent } from '#src/backend/tables.ts'
import { inWrite } from '#src/backend/write.ts'

export type Claimed = { id: string; lead_id: string; event: LeadEvent; attempts: number }

/**
 * Takes up to `count` messages that are due, for `leaseMs`: a worker that dies meanwhile loses them to the others. Those
 * about one request go in their order, so an earlier one that waits holds the later ones.
 */
export function claim(db: Database, count: number, now: Date, leaseMs: number): Promise<Claimed[]> {
  const at = now.toISOString()
  return inWrite(db, async (transaction) => {
    const due = await transaction
      .selectFrom('outbox as message')
      .select('message.id')
      .where('message.state', '=', 'waiting')
      // Told by mail or by phone, not by this worker.
      .where('message.event', '!=', 'announcement')
      .where('message.next_at', '<=', at)
      .where((eb) => eb.or([eb('message.claimed_until', 'is', null), eb('message.claimed_until', '<', at)]))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('outbox as earlier')
              .select('earlier.id')
              .whereRef('earlier.lead_id', '=', 'message.lead_id')
              .whereRef('earlier.step', '<', 'message.step')
              .where('earlier.state', '=', 'waiting')
              // A schedule that is down does not hold up the CRM, nor the other way round.
              .where(({ eb, and, or }) =>
                or([
                  and([eb('earlier.event', '=', 'hour'), eb('message.event', '=', 'hour')]),
                  and([eb('earlier.event', '!=', 'hour'), eb('message.event', '!=', 'hour')]),
                ]),
              ),
          ),
        ),
      )
      .orderBy('message.next_at')
      .limit(count)
      // Other workers take other messages instead of waiting for ours.
      .$if(isPostgres(db), (select) => select.forUpdate('message').skipLocked())
      .execute()
    if (due.length === 0) return []
    return transaction
      .updateTable('outbox')
      .set((eb) => ({
        claimed_until: new Date(now.getTime() + leaseMs).toISOString(),
        // Counted before the try: one that ends the process is counted too.
        attempts: eb('attempts', '+', 1),
      }))
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .returning(['id', 'lead_id', 'event', 'attempts'])
      .execute()
  })
}

/** Settles a claimed message. One that was dropped meanwhile stays dropped. */
export async function settle(
  db: Database,
  id: string,
  values: { state: 'delivered' | 'dead' | 'dropped'; at: Date; error?: string } | { nextAt: Date; error: string },
): Promise<void> {
  const change =
    'state' in values
      ? { state: values.state, done_at: values.at.toISOString(), last_error: values.error ?? null }
      : { next_at: values.nextAt.toISOString(), last_error: values.error }
  await db
    .updateTable('outbox')
    .set({ ...change, claimed_until: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** Takes the messages of a dead worker at once. Only where no other worker can be alive: on a database of one process. */
export const releaseClaims = async (db: Database): Promise<void> =>
  void (await db.updateTable('outbox').set({ claimed_until: null }).where('state', '=', 'waiting').execute())
