import type { Database } from '#src/backend/database.ts'
import { keyedHash } from '#src/backend/leads/secrets.ts'

/** The library takes a code of an app until the next but one is shown, and does not remember it. */
const VALID_MS = 120_000

/** Whether this code of this user opens nothing yet; from now on it has. Of two at the same moment one is told so. */
export async function useCode(db: Database, userId: string, code: string): Promise<boolean> {
  const hash = await keyedHash(db, `office code ${userId} ${code}`)
  const now = Date.now()
  // The clock of the library, which also removes expired rows of this table.
  const at = new Date(now).toISOString()
  const expires_at = new Date(now + VALID_MS).toISOString()
  const used = { identifier: `used-code-${hash}`, value: userId, expires_at, created_at: at, updated_at: at }
  const row = await db
    .insertInto('office_verification')
    .values({ id: hash, ...used })
    .onConflict((clash) =>
      clash.column('id').doUpdateSet({ expires_at }).where('office_verification.expires_at', '<', at),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
