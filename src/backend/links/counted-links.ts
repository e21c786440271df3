import { createHash, randomInt } from 'node:crypto'
import { CallError } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import { newSecret } from '#src/backend/leads/secrets.ts'
import { LINK_COUNTS } from '#src/domain/counted-link.ts'
import { BUILD_CODE_LENGTH, BUILD_CODE_ALPHABET } from '#src/domain/configurator/build-code.ts'

/** Links made for advertising. Their code is public; only whoever made them knows the token of their page. */

export type CountedLink = { code: string; target: string; created_at: string }

const TOKEN = /^[\w-]{22}$/
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
const randomCode = (): string =>
  Array.from({ length: BUILD_CODE_LENGTH }, () => BUILD_CODE_ALPHABET[randomInt(BUILD_CODE_ALPHABET.length)]).join('')

/** 887 million codes: a second draw is rare, a tenth never happens. */
const DRAWS = 10
const DAY_MS = 86_400_000
/** How long a link that nobody has followed is kept; the others are kept as long as their counters. */
const UNUSED_DAYS = 180
/** Anybody may make links: beyond this many, the oldest that nobody has followed are deleted. */
const MAX_LINKS = 20_000
/** Absolute limit on rows, followed or not. */
const HARD_LIMIT = 40_000

/** `target`: path and query without a code. Throws CallError where the table is full of followed links. */
export async function makeLink(
  db: Database,
  target: string,
  now: Date,
  hardLimit = HARD_LIMIT,
): Promise<{ code: string; token: string }> {
  if ((await countLinks(db)) >= hardLimit) {
    // Many networks may fill the table between two hourly clean-ups.
    await deleteUnusedLinks(db, now, Math.min(MAX_LINKS, hardLimit - 1))
    if ((await countLinks(db)) >= hardLimit)
      throw new CallError(503, 'Новых ссылок сейчас не завести: их слишком много.')
  }
  const token = newSecret()
  for (let draw = 0; draw < DRAWS; draw++) {
    const made = await db
      .insertInto('made_link')
      .values({ code: randomCode(), token_hash: hashOf(token), target, created_at: now.toISOString() })
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

async function countLinks(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('made_link')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** For the hourly clean-up. */
export async function deleteUnusedLinks(db: Database, now: Date, maxLinks = MAX_LINKS): Promise<void> {
  const oldest = await db
    .selectFrom('made_link')
    .select('created_at')
    .orderBy('created_at', 'desc')
    .offset(maxLinks)
    .limit(1)
    .executeTakeFirst()
  const unused = new Date(now.getTime() - UNUSED_DAYS * DAY_MS).toISOString()
  await db
    .deleteFrom('made_link')
    .where('created_at', '<=', oldest && oldest.created_at > unused ? oldest.created_at : unused)
    .where('code', 'not in', db.selectFrom('site_count').select('name').where('what', '=', 'link-view'))
    .execute()
}

/** Links with all their counts. */
export async function deleteLinks(db: Database, codes: readonly string[]): Promise<void> {
  await db.deleteFrom('site_count').where('what', 'in', LINK_COUNTS).where('name', 'in', codes).execute()
  await db.deleteFrom('made_link').where('code', 'in', codes).execute()
}
