import { randomUUID } from 'node:crypto'
import type { Database } from '#src/backend/database.ts'

/** Logs an action in the office with person and time. Details contain ids, states and times, no personal data. */
export type RecordKind =
  | 'signed-in'
  | 'sign-in-failed'
  | 'locked'
  | 'unlocked'
  | 'enrolled'
  | 'password-set'
  | 'codes-renewed'
  | 'invited'
  | 'user-changed'
  | 'link-made'
  | 'link-asked'
  | 'factor-reset'
  | 'key-renewed'
  | 'sessions-ended'
  | 'changed'
  | 'undone'
  | 'noted'
  | 'retried'
  | 'withdrawn'
  | 'confirmed'
  | 'moved'
  | 'cancelled'
  | 'announced'
  | 'told'
  | 'blocked'
  | 'freed'
  | 'picture-added'
  | 'picture-changed'
  | 'picture-removed'
  | 'content-saved'
  | 'content-dropped'
  | 'content-submitted'
  | 'content-published'
  | 'content-hidden'
  | 'content-restored'
  | 'content-cancelled'
  | 'content-resolved'

export type NewRecord = {
  kind: RecordKind
  at: Date
  userId: string | null
  leadId?: string
  aboutId?: string
  details?: object
  batch?: string
}

/** Answers its id. */
export async function record(
  db: Database,
  { kind, at, userId, leadId, aboutId, details = {}, batch }: NewRecord,
): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('office_history')
    .values({
      id,
      at: at.toISOString(),
      user_id: userId,
      lead_id: leadId ?? null,
      about_id: aboutId ?? null,
      kind,
      details: JSON.stringify(details),
      batch: batch ?? null,
      undone_at: null,
    })
    .execute()
  return id
}
