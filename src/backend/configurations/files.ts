import { createHash, randomBytes } from 'node:crypto'
import { makeRoom, type FileLimits } from '#src/backend/configurations/file-limits.ts'
import type { Database } from '#src/backend/database.ts'
import { inWrite } from '#src/backend/write.ts'
import { CONFIGURATION_FILES } from '#src/domain/constants.ts'
import { KEPT_DAYS } from '#src/domain/lead.ts'

/**
 * Finished documents by unguessable names. A document nobody returns to expires after a day; one that is opened again
 * later, or named by a request, is kept as long as requests are.
 */

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Without `save` a file lives just long enough to be downloaded. */
const UNSAVED_MS = HOUR_MS
const UNUSED_MS = DAY_MS
/** A file opened this long after it was made is in use, not downloaded for the first time. */
const AGAIN_AFTER_MS = HOUR_MS
/** Expiry dates are not rewritten for a smaller change than this. */
const WORTH_MS = HOUR_MS
/** 128 bits. */
const NAME_BYTES = 16

/** `name` is the file name for downloads. */
export type StoredFile = { content: Uint8Array; name: string; createdAt: string }

export const newFileId = (): string => randomBytes(NAME_BYTES).toString('base64url')
export const fileAddress = (id: string): string => `${CONFIGURATION_FILES}/${id}.pdf`

const FILE_NAME = /^([\w-]{22})\.pdf$/
/** The id in `{id}.pdf`; undefined for any other name. */
export const fileIdOf = (name: string): string | undefined => FILE_NAME.exec(name)?.[1]

type FileParts = {
  make: () => Promise<Uint8Array>
  name: string
  save: boolean
  now: Date
  /** Keyed hash of the requesting network; null for the server itself. */
  network: string | null
  limits: FileLimits
}

/**
 * Returns the name of the file with this content; `fingerprint` covers everything the content depends on. The same
 * content is stored once: asking twice makes no second file. Stored files above `limits` are deleted, the least needed
 * first.
 */
export async function fileOf(
  db: Database,
  fingerprint: string,
  { make, name, save, now, network, limits }: FileParts,
): Promise<string> {
  const fingerprintHash = createHash('sha256').update(fingerprint).digest('hex')
  const known = await db
    .selectFrom('configuration_file')
    .select(['id', 'created_at', 'expires_at'])
    .where('fingerprint', '=', fingerprintHash)
    .executeTakeFirst()
  if (known && known.expires_at > now.toISOString()) {
    await prolong(db, known, now)
    return known.id
  }
  const content = await make()
  return inWrite(db, async (transaction) => {
    await transaction
      .deleteFrom('configuration_file')
      .where('fingerprint', '=', fingerprintHash)
      .where('expires_at', '<=', now.toISOString())
      .execute()
    await transaction
      .insertInto('configuration_file')
      .values({
        id: newFileId(),
        fingerprint: fingerprintHash,
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + (save ? UNUSED_MS : UNSAVED_MS)).toISOString(),
        content,
        name,
        bytes: content.byteLength,
        network,
        is_named: 0,
      })
      // When made twice at once, the first one is kept.
      .onConflict((conflict) => conflict.column('fingerprint').doNothing())
      .execute()
    const { id } = await transaction
      .selectFrom('configuration_file')
      .select('id')
      .where('fingerprint', '=', fingerprintHash)
      .executeTakeFirstOrThrow()
    await makeRoom(transaction, { except: id, network, limits })
    return id
  })
}

type Term = { id: string; created_at: string; expires_at: string }

/** A file was opened: it is kept one more day, or for the whole retention period when it was made long before. */
async function prolong(db: Database, { id, created_at, expires_at }: Term, now: Date): Promise<void> {
  const made = Date.parse(created_at)
  const isAgain = now.getTime() - made >= AGAIN_AFTER_MS
  const end = isAgain ? made + KEPT_DAYS * DAY_MS : now.getTime() + UNUSED_MS
  if (end - Date.parse(expires_at) < WORTH_MS) return
  await keepUntil(db, id, new Date(end).toISOString(), 0)
}

const keepUntil = (db: Database, id: string, end: string, isNamed: 0 | 1) =>
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
  await keepUntil(db, id, file.expires_at > end ? file.expires_at : end, 1)
  return true
}

/** Null when the file never existed or has expired. Reading a file prolongs it. */
export async function readFile(db: Database, id: string, now: Date): Promise<StoredFile | null> {
  const row = await db
    .selectFrom('configuration_file')
    .select(['id', 'content', 'created_at', 'expires_at', 'name'])
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  if (!row) return null
  // Reading must work even while the database accepts no writes (a full disk).
  await prolong(db, row, now).catch(() => {})
  return { content: row.content, name: row.name, createdAt: row.created_at }
}

/** For the hourly clean-up. Returns how many files were deleted. */
export async function deleteExpiredFiles(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('configuration_file')
    .where('expires_at', '<=', now.toISOString())
    .executeTakeFirst()
  return Number(numDeletedRows)
}
