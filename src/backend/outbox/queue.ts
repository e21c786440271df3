import { randomUUID } from 'node:crypto'
import type { Database } from '#src/backend/database.ts'
import type { LeadEvent } from '#src/backend/tables.ts'

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
      step: sequence,
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
