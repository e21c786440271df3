import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#src/backend/database.ts'
import { KEPT_DAYS } from '#src/domain/lead.ts'

/** Finished documents: by unguessable names, for as long as the specification's gaps say (13). */

/** Without `save` a file lives long enough to be fetched. */
const UNSAVED_MS = 3_600_000
const DAY_MS = 86_400_000
/** 128 bits. */
const NAME_BYTES = 16

/** `name` is what a browser keeps it under. */
export type StoredFile = { content: Uint8Array; name: string; createdAt: string }

/**
 * Answers the name of the file with this content; `fingerprint` is everything the content is made of. The same content
 * is kept once: asking twice makes no second file.
 */
export async function fileOf(
  db: Database,
  fingerprint: string,
  { make, name, save, now }: { make: () => Promise<Uint8Array>; name: string; save: boolean; now: Date },
): Promise<string> {
  const fingerprintHash = createHash('sha256').update(fingerprint).digest('hex')
  const expiresAt = new Date(now.getTime() + (save ? KEPT_DAYS * DAY_MS : UNSAVED_MS)).toISOString()
  const known = await db
    .selectFrom('configuration_file')
    .select(['id', 'expires_at'])
    .where('fingerprint', '=', fingerprintHash)
    .executeTakeFirst()
  if (known) {
    if (known.expires_at < expiresAt)
      await db.updateTable('configuration_file').set({ expires_at: expiresAt }).where('id', '=', known.id).execute()
    return known.id
  }
  const row = {
    id: randomBytes(NAME_BYTES).toString('base64url'),
    fingerprint: fingerprintHash,
    created_at: now.toISOString(),
    expires_at: expiresAt,
    content: await make(),
    name,
  }
  await db
    .insertInto('configuration_file')
    .values(row)
    // Made twice at once: the first one stays.
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .execute()
  const stored = await db
    .selectFrom('configuration_file')
    .select('id')
    .where('fingerprint', '=', fingerprintHash)
    .executeTakeFirstOrThrow()
  return stored.id
}

/** Null when there never was one or its time is over. */
export async function readFile(db: Database, id: string, now: Date): Promise<StoredFile | null> {
  const row = await db
    .selectFrom('configuration_file')
    .select(['content', 'created_at', 'name'])
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row ? { content: row.content, name: row.name, createdAt: row.created_at } : null
}

/** For the daily clean-up. Answers how many went. */
export async function deleteExpiredFiles(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('configuration_file')
    .where('expires_at', '<=', now.toISOString())
    .executeTakeFirst()
  return Number(numDeletedRows)
}
