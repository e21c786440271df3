import { randomInt } from 'node:crypto'
import type { Database } from '#src/backend/database.ts'
import { emptyChoice, readHash, SLIDE, writeHash, type Choice } from '#src/domain/configurator/choice.ts'
import { BUILD_CODE_LENGTH, BUILD_CODE_SIGNS } from '#src/domain/configurator/build-code.ts'
import { BUILD_CODE_DAYS } from '#src/domain/constants.ts'

/** Short codes of builds: what is stored is the choice as it stands in an address, nothing about the visitor. */

/** The whole car, wherever the sharer was and whoever sells it: one build has one code. */
const hashOf = (choice: Choice): string => writeHash({ ...choice, slide: SLIDE.summary, city: null, dealer: null })

const randomCode = (): string =>
  Array.from({ length: BUILD_CODE_LENGTH }, () => BUILD_CODE_SIGNS[randomInt(BUILD_CODE_SIGNS.length)]).join('')

/** 887 million codes: a second draw is rare, a tenth never comes. */
const DRAWS = 10
const DAY_MS = 86_400_000
/** Codes that are kept at most, about 100 MB; beyond that the ones that were used longest ago go. */
const MAX_CODES = 500_000

/** Answers the code of the choice; the same choice has one code. `choice` is in its canonical form (car.ts). */
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
      await noteUse(db, known, now)
      return known.code
    }
    await db
      .insertInto('build')
      .values({ code: randomCode(), hash, created_at: at, used_at: at })
      // Taken codes and the same choice stored meanwhile: the next round reads or draws again.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  throw new Error('No free code for a build')
}

/** Null for a code nobody was given, or nobody has used for a year. */
export async function findBuild(db: Database, code: string, now: Date): Promise<Choice | null> {
  const row = await db
    .selectFrom('build')
    .select(['code', 'hash', 'used_at'])
    .where('code', '=', code)
    .executeTakeFirst()
  if (!row) return null
  // A database that takes no writes just now (a full disk) still answers.
  await noteUse(db, row, now).catch(() => {})
  return { ...emptyChoice, ...readHash(row.hash).choice }
}

/** The term begins anew with every use; it is written once a day. */
async function noteUse(db: Database, { code, used_at }: { code: string; used_at: string }, now: Date): Promise<void> {
  if (now.getTime() - Date.parse(used_at) < DAY_MS) return
  await db.updateTable('build').set({ used_at: now.toISOString() }).where('code', '=', code).execute()
}

/** The code this choice has been given; null where nobody has asked for one yet. */
export async function knownCode(db: Database, choice: Choice): Promise<string | null> {
  const row = await db.selectFrom('build').select('code').where('hash', '=', hashOf(choice)).executeTakeFirst()
  return row?.code ?? null
}

/** For the hourly clean-up: codes nobody has used for their term, and the oldest of too many. Answers how many went. */
export async function deleteUnusedBuilds(db: Database, now: Date, maxCodes = MAX_CODES): Promise<number> {
  const end = new Date(now.getTime() - BUILD_CODE_DAYS * DAY_MS).toISOString()
  const unused = await db.deleteFrom('build').where('used_at', '<=', end).executeTakeFirst()
  const oldestKept = await db
    .selectFrom('build')
    .select('used_at')
    .orderBy('used_at', 'desc')
    .offset(maxCodes)
    .limit(1)
    .executeTakeFirst()
  const tooMany =
    oldestKept && (await db.deleteFrom('build').where('used_at', '<=', oldestKept.used_at).executeTakeFirst())
  return Number(unused.numDeletedRows) + Number(tooMany?.numDeletedRows ?? 0)
}
