import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#src/backend/database.ts'

/** Secret links to the site as it will be. The link holds the token, the database its hash. */

/** How long a link works. */
const DAYS = 7
/** Of a token: 128 bits in base64url, which the log recognises as a secret. */
const BYTES = 16
export const PREVIEW_TOKEN = /^[\w-]{22}$/

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

type Wanted = {
  /** The draft to be shown; null for what is published. */
  versionId: string | null
  /** At which moment the site is looked at. */
  moment: Date
  userId: string
}

/** Answers the token and until when it works. */
export async function makePreview(
  db: Database,
  { versionId, moment, userId }: Wanted,
  now: Date,
): Promise<{ token: string; until: string }> {
  const token = randomBytes(BYTES).toString('base64url')
  const until = new Date(now.getTime() + DAYS * 86_400_000).toISOString()
  await db.deleteFrom('content_preview').where('expires_at', '<', now.toISOString()).execute()
  await db
    .insertInto('content_preview')
    .values({
      token_hash: hashOf(token),
      version_id: versionId,
      moment: moment.toISOString(),
      user_id: userId,
      expires_at: until,
    })
    .execute()
  return { token, until }
}

export type Preview = { versionId: string | null; moment: Date }

/** What a link shows; null for one that does not work (any more). */
export async function findPreview(db: Database, token: string, now: Date): Promise<Preview | null> {
  if (!PREVIEW_TOKEN.test(token)) return null
  const row = await db
    .selectFrom('content_preview')
    .select(['version_id', 'moment'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row ? { versionId: row.version_id, moment: new Date(row.moment) } : null
}
