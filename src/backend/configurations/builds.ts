import { randomInt } from 'node:crypto'
import type { Database } from '#src/backend/database.ts'
import { emptyChoice, readHash, SLIDE, writeHash, type Choice } from '#src/domain/configurator/choice.ts'
import { BUILD_CODE_LENGTH, BUILD_CODE_SIGNS } from '#src/domain/configurator/build-code.ts'

/** Short codes of builds: what is stored is the choice as it stands in an address, nothing about the visitor. */

/** The whole car, wherever the sharer was and whoever sells it: one build has one code. */
const hashOf = (choice: Choice): string => writeHash({ ...choice, slide: SLIDE.summary, city: null, dealer: null })

const randomCode = (): string =>
  Array.from({ length: BUILD_CODE_LENGTH }, () => BUILD_CODE_SIGNS[randomInt(BUILD_CODE_SIGNS.length)]).join('')

/** 887 million codes: a second draw is rare, a tenth never comes. */
const DRAWS = 10

/** Answers the code of the choice; the same choice has one code. */
export async function storeBuild(db: Database, choice: Choice, now: Date): Promise<string> {
  const hash = hashOf(choice)
  for (let draw = 0; draw < DRAWS; draw++) {
    const known = await codeOf(db, hash)
    if (known) return known
    await db
      .insertInto('build')
      .values({ code: randomCode(), hash, created_at: now.toISOString() })
      // Taken codes and the same choice stored meanwhile: the next round reads or draws again.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  throw new Error('No free code for a build')
}

/** Null for a code nobody was given. */
export async function findBuild(db: Database, code: string): Promise<Choice | null> {
  const row = await db.selectFrom('build').select('hash').where('code', '=', code).executeTakeFirst()
  return row ? { ...emptyChoice, ...readHash(row.hash).choice } : null
}

/** The code this choice has been given; null where nobody has asked for one yet. */
export const knownCode = (db: Database, choice: Choice): Promise<string | null> => codeOf(db, hashOf(choice))

async function codeOf(db: Database, hash: string): Promise<string | null> {
  const row = await db.selectFrom('build').select('code').where('hash', '=', hash).executeTakeFirst()
  return row?.code ?? null
}
