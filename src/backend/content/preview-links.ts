import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#src/backend/database.ts'
import { DAY_MS } from '#src/domain/day.ts'

/** Secret preview links. The link has the token, the database its hash. */

/** How long a link is valid. */
const DAYS = 7
/** Format of a token: 128 bits in base64url, which the log recognises as a secret. */
const BYTES = 16
export const PREVIEW_TOKEN = /^[\w-]{22}$/

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

type Wanted = {
  /** The previewed draft; null: only published content. */
  versionId: string | null
  /** The previewed time. */
  at: Date
  userId: string
}

/** Returns the token and when it expires. */
export async function makePreview(
  db: Database,
  { versionId, at, userId }: Wanted,
  now: Date,
): Promise<{ token: string; until: string }> {
  const token = randomBytes(BYTES).toString('base64url')
  const until = new Date(now.getTime() + DAYS * DAY_MS).toISOString()
  await db.deleteFrom('content_preview').where('expires_at', '<', now.toISOString()).execute()
  await db
    .insertInto('content_preview')
    .values({
      token_hash: hashOf(token),
      version_id: versionId,
      moment: at.toISOString(),
      user_id: userId,
      expires_at: until,
    })
    .execute()
  return { token, until }
}

export type Preview = { versionId: string | null; at: Date }

/** What a link shows; null for an invalid or expired one. */
export async function findPreview(db: Database, token: string, now: Date): Promise<Preview | null> {
  if (!PREVIEW_TOKEN.test(token)) return null
  const row = await db
    .selectFrom('content_preview')
    .select(['version_id', 'moment'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row ? { versionId: row.version_id, at: new Date(row.moment) } : null
}
