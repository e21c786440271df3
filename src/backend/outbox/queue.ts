import { randomUUID } from 'node:crypto'
import type { Database } from '#src/backend/database.ts'
import type { LeadEvent } from '#src/backend/tables.ts'

/** A change of the hour has two messages, to the CRM and to an outside schedule, each with a step of its own. */
const HOUR_STEPS = 1_000_000

/** The price a visitor waits for is told once: this step is taken once. */
export const ANNOUNCEMENT_STEP = 2_000_000

const stepOf = (event: LeadEvent, sequence: number): number => {
  if (event === 'announcement') return ANNOUNCEMENT_STEP
  return event === 'hour' ? HOUR_STEPS + sequence : sequence
}

/**
 * Puts a message about a request into the outbox, inside the transaction that changes the request; it goes from `dueAt`
 * on, at once if nothing is said. Answers whether it is new.
 */
export async function enqueue(
  db: Database,
  { id, sequence }: { id: string; sequence: number },
  event: LeadEvent,
  now: Date,
  dueAt = now,
): Promise<boolean> {
  const at = now.toISOString()
  const added = await db
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      lead_id: id,
      step: stepOf(event, sequence),
      event,
      state: 'waiting',
      attempts: 0,
      next_at: dueAt.toISOString(),
      claimed_until: null,
      last_error: null,
      created_at: at,
      done_at: null,
    })
    .$if(event === 'announcement', (insert) =>
      insert.onConflict((clash) => clash.columns(['lead_id', 'step']).doNothing()),
    )
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** What a message has waited for is there: it goes at once. */
export const hasten = async (db: Database, leadId: string, event: LeadEvent, now: Date): Promise<void> =>
  void (await db
    .updateTable('outbox')
    .set({ next_at: now.toISOString() })
    .where('lead_id', '=', leadId)
    .where('event', '=', event)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .execute())
