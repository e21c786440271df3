import { createHash, randomInt } from 'node:crypto'
import type { Database } from '#src/backend/database.ts'
import { followedCodes, LINK_LIMITS, makeRoomForLink, type LinkLimits } from '#src/backend/links/link-limits.ts'
import { newSecret } from '#src/backend/leads/secrets.ts'
import { BUILD_CODE_LENGTH, BUILD_CODE_ALPHABET } from '#src/domain/configurator/build-code.ts'
import { DAY_MS } from '#src/domain/day.ts'

/** Links made for advertising. Their code is public; only whoever made them knows the token of their page. */

export type CountedLink = { code: string; target: string; created_at: string }

const TOKEN = /^[\w-]{22}$/
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
const randomCode = (): string =>
  Array.from({ length: BUILD_CODE_LENGTH }, () => BUILD_CODE_ALPHABET[randomInt(BUILD_CODE_ALPHABET.length)]).join('')

/** 887 million codes: a second draw is rare, a tenth never happens. */
const DRAWS = 10
/** How long a link that nobody has followed is kept; the others are kept as long as their counters. */
const UNUSED_DAYS = 180

type NewLink = { now: Date; network?: string | null; limits?: LinkLimits }

/**
 * `target`: path and query without a code. `network`: keyed hash of the network it is made from. Throws CallError where
 * there is no room (link-limits.ts).
 */
export async function makeLink(
  db: Database,
  target: string,
  { now, network = null, limits = LINK_LIMITS }: NewLink,
): Promise<{ code: string; token: string }> {
  await makeRoomForLink(db, network, limits)
  const token = newSecret()
  for (let draw = 0; draw < DRAWS; draw++) {
    const made = await db
      .insertInto('made_link')
      .values({ code: randomCode(), token_hash: hashOf(token), target, created_at: now.toISOString(), network })
      .onConflict((clash) => clash.doNothing())
      .returning('code')
      .executeTakeFirst()
    if (made) return { code: made.code, token }
  }
  throw new Error('No free code for a link')
}

/** The link of a page; null for an invalid token. */
export async function findByToken(db: Database, token: string): Promise<CountedLink | null> {
  if (!TOKEN.test(token)) return null
  const link = await db
    .selectFrom('made_link')
    .select(['code', 'target', 'created_at'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  return link ?? null
}

/** For the hourly clean-up. */
export async function deleteUnusedLinks(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('made_link')
    .where('created_at', '<=', new Date(now.getTime() - UNUSED_DAYS * DAY_MS).toISOString())
    .where('code', 'not in', followedCodes(db))
    .execute()
}
