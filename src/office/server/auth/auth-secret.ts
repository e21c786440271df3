import { randomBytes } from 'node:crypto'
import type { Database } from '#src/backend/database.ts'
import { inWrite } from '#src/backend/write.ts'
import { flagOf } from '#src/office/server/auth/library-values.ts'

const SECRET_NAME = 'office_secret'

/** The key of cookies and second factors: generated once and stored in the database, so that a backup contains it. */
export async function authSecret(db: Database): Promise<string> {
  await db
    .insertInto('site_state')
    .values({ key: SECRET_NAME, value: randomBytes(32).toString('base64url') })
    .onConflict((clash) => clash.doNothing())
    .execute()
  const row = await db.selectFrom('site_state').select('value').where('key', '=', SECRET_NAME).executeTakeFirstOrThrow()
  return row.value
}

/**
 * After a leak of the database or a backup: another key, and everything that the old one opened is gone. Sessions,
 * second factors, links and previews end; passwords are hashes and stay. Processes read the key at their start.
 */
export const renewSecret = (db: Database): Promise<void> =>
  inWrite(db, async (write) => {
    for (const table of ['office_session', 'office_two_factor', 'office_verification', 'office_link'] as const)
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await write.deleteFrom(table).execute()
    await write.deleteFrom('content_preview').execute()
    await write
      .updateTable('office_user')
      .set({ two_factor_enabled: flagOf(db, false) })
      .execute()
    await write.deleteFrom('site_state').where('key', '=', SECRET_NAME).execute()
    await authSecret(write)
  })
