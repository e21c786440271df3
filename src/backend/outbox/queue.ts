import { randomUUID } from 'node:crypto'
import type { Database } from '#src/backend/database.ts'
import type { LeadEvent } from '#src/backend/tables.ts'

/** A change of the hour has two messages, to the CRM and to an outside schedule, each with a step of its own. */
const HOUR_STEPS = 1_000_000

/** Puts a message about a request into the outbox, inside the transaction that changes the request. */
export async function enqueue(
  db: Database,
  { id, sequence }: { id: string; sequence: number },
  event: LeadEvent,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  await db
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      lead_id: id,
      step: event === 'hour' ? HOUR_STEPS + sequence : sequence,
      event,
      state: 'waiting',
      attempts: 0,
      next_at: at,
      claimed_until: null,
      last_error: null,
      created_at: at,
      done_at: null,
    })
    .execute()
}
