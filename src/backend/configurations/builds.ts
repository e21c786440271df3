import { randomInt } from 'node:crypto'
import type { Database } from '#src/backend/database.ts'
import { emptyChoice, readHash, SLIDE, writeHash, type Choice } from '#src/domain/configurator/choice.ts'
import { BUILD_CODE_LENGTH, BUILD_CODE_ALPHABET } from '#src/domain/configurator/build-code.ts'
import { BUILD_CODE_DAYS } from '#src/domain/constants.ts'
import { DAY_MS } from '#src/domain/day.ts'

/** Short codes of builds: only the choice as it appears in an address is stored, nothing about the visitor. */

/** Of the whole car, regardless of the slide it was shared from and of the dealer: one build has one code. */
const hashOf = (choice: Choice): string => writeHash({ ...choice, slide: SLIDE.summary, city: null, dealer: null })

const randomCode = (): string =>
  Array.from({ length: BUILD_CODE_LENGTH }, () => BUILD_CODE_ALPHABET[randomInt(BUILD_CODE_ALPHABET.length)]).join('')

/** 887 million codes: a second draw is rare, a tenth never happens. */
const DRAWS = 10
/** Maximum number of codes, about 100 MB; beyond that the least recently used ones are deleted. */
const MAX_CODES = 500_000

/** Returns the code of the choice; the same choice always has the same code. `choice` is in canonical form (car.ts). */
export async function storeBuild(db: Database, choice: Choice, now: Date): Promise<string> {
  const hash = hashOf(choice)
  const at = now.toISOString()
  for (let draw = 0; draw < DRAWS; draw++) {
    const known = await db
      .selectFrom('build')
      .select(['code', 'hash', 'used_at'])
      .where('hash', '=', hash)
      .executeTakeFirst()
    if (known) {
      // As in findBuild.
      await noteUse(db, known, now).catch(() => {})
      return known.code
    }
    await db
      .insertInto('build')
      .values({ code: randomCode(), hash, created_at: at, used_at: at })
      // A taken code, or the same choice stored meanwhile: the next round reads it or draws again.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  throw new Error('No free code for a build')
}

/** Null for a code that was never issued, or has not been used for a year. */
export async function findBuild(db: Database, code: string, now: Date): Promise<Choice | null> {
  const row = await db
    .selectFrom('build')
    .select(['code', 'hash', 'used_at'])
    .where('code', '=', code)
    .executeTakeFirst()
  if (!row) return null
  // Reading must work even while the database accepts no writes (a full disk).
  await noteUse(db, row, now).catch(() => {})
  return { ...emptyChoice, ...readHash(row.hash).choice }
}

/** Every use starts the retention period again; it is written once a day. */
async function noteUse(db: Database, { code, used_at }: { code: string; used_at: string }, now: Date): Promise<void> {
  if (now.getTime() - Date.parse(used_at) < DAY_MS) return
  await db.updateTable('build').set({ used_at: now.toISOString() }).where('code', '=', code).execute()
}

/** The code issued for this choice; null where there is none yet. */
export async function knownCode(db: Database, choice: Choice): Promise<string | null> {
  const row = await db.selectFrom('build').select('code').where('hash', '=', hashOf(choice)).executeTakeFirst()
  return row?.code ?? null
}

/** For the hourly clean-up: deletes expired codes, and the oldest ones above the maximum. Returns how many. */
export async function deleteUnusedBuilds(db: Database, now: Date, maxCodes = MAX_CODES): Promise<number> {
  const end = new Date(now.getTime() - BUILD_CODE_DAYS * DAY_MS).toISOString()
  const unused = await db.deleteFrom('build').where('used_at', '<=', end).executeTakeFirst()
  const oldestRetained = await db
    .selectFrom('build')
    .select('used_at')
    .orderBy('used_at', 'desc')
    .offset(maxCodes)
    .limit(1)
    .executeTakeFirst()
  const tooMany =
    oldestRetained && (await db.deleteFrom('build').where('used_at', '<=', oldestRetained.used_at).executeTakeFirst())
  return Number(unused.numDeletedRows) + Number(tooMany?.numDeletedRows ?? 0)
}
