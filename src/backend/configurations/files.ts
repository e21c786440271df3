import { createHash, randomBytes } from 'node:crypto'
import { makeRoom, type FileLimits } from '#src/backend/configurations/file-limits.ts'
import { countNow } from '#src/backend/counts/counting.ts'
import type { Database } from '#src/backend/database.ts'
import { inWrite } from '#src/backend/write.ts'
import { CONFIGURATION_FILES } from '#src/domain/constants.ts'
import { UNSAVED_MS, UNUSED_MS, prolong } from '#src/backend/configurations/file-terms.ts'

/**
 * Finished documents by unguessable names. A document nobody returns to expires after a day; one that is opened again
 * later, or named by a request, is kept as long as requests are.
 */

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
    // What is there must be found even while the database accepts no writes (a full disk).
    await prolong(db, known, now).catch(() => {})
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
    await countNow(transaction, 'document', 'configuration', now)
    return id
  })
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
