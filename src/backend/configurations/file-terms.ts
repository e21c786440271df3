import type { Database } from '#src/backend/database.ts'
import { DAY_MS } from '#src/domain/day.ts'
import { RETENTION_DAYS } from '#src/domain/lead.ts'

const HOUR_MS = 3_600_000
/** Without `save` a file lives just long enough to be downloaded. */
export const UNSAVED_MS = HOUR_MS
export const UNUSED_MS = DAY_MS
/** A file opened this long after it was made is in use, not downloaded for the first time. */
const AGAIN_AFTER_MS = HOUR_MS
/** Expiry dates are not rewritten for a smaller change than this. */
const WORTH_MS = HOUR_MS

type Term = { id: string; created_at: string; expires_at: string }

/** A file was opened: it is kept one more day, or for the whole retention period when it was made long before. */
export async function prolong(db: Database, { id, created_at, expires_at }: Term, now: Date): Promise<void> {
  const made = Date.parse(created_at)
  const isAgain = now.getTime() - made >= AGAIN_AFTER_MS
  const end = isAgain ? made + RETENTION_DAYS * DAY_MS : now.getTime() + UNUSED_MS
  if (end - Date.parse(expires_at) < WORTH_MS) return
  await extendUntil(db, id, new Date(end).toISOString(), 0)
}

const extendUntil = (db: Database, id: string, end: string, isNamed: 0 | 1) =>
  db
    .updateTable('configuration_file')
    .set({ expires_at: end, ...(isNamed && { is_named: 1 }) })
    .where('id', '=', id)
    .execute()

/**
 * A request names the file: it is kept at least until `end` (ISO), like the request. Returns false when the file no
 * longer exists.
 */
export async function nameFile(db: Database, id: string, end: string, now: Date): Promise<boolean> {
  const file = await db
    .selectFrom('configuration_file')
    .select('expires_at')
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  if (!file) return false
  await extendUntil(db, id, file.expires_at > end ? file.expires_at : end, 1)
  return true
}
