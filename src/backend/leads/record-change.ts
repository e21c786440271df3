import type { Database } from '#src/backend/database.ts'
import type { LeadRow } from '#src/backend/leads/visitor-request.ts'
import { enqueueLetters, type MailPlan } from '#src/backend/mail/plan.ts'
import { enqueue } from '#src/backend/outbox/queue.ts'
import type { LeadTable } from '#src/backend/tables.ts'

export const CLOSED = 'Эту заявку уже нельзя изменить: она отменена или отозвана'

/** Time of the change, and who gets letters about it. */
export type ChangeContext = { now: Date; mail: MailPlan | null }

/** Writes a change of a request and the messages about it. */
export async function change(
  db: Database,
  row: LeadRow,
  values: Partial<LeadTable>,
  event: 'moved' | 'passed' | 'cancelled' | 'withdrawn',
  { now, mail }: ChangeContext,
): Promise<LeadRow> {
  const changed = await db
    .updateTable('lead')
    .set({
      ...values,
      sequence: row.sequence + 1,
      updated_at: now.toISOString(),
      // The stored content has changed: the same form sent again is a new request, not a repetition.
      request_key: row.id,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  // Nobody was notified of a suspected request.
  if (row.held === 'suspected') return changed
  await enqueue(db, changed, event, now)
  await enqueueLetters(db, changed, event, { now, mail })
  return changed
}
