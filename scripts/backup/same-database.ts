import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { openPostgres } from '#src/backend/postgres.ts'

/** A broken connection shows in the next query. */
const quiet = () => {}

/**
 * Whether two addresses of PostgreSQL lead to the same database, however they are spelt («localhost», «127.0.0.1»): a lock
 * that one connection holds is not free for the other. Such locks are of one database, and need no rights. Throws
 * StartError where one does not answer.
 */
export async function isSameDatabase(one: string, other: string): Promise<boolean> {
  const lock = randomInt(2 ** 31)
  const first = await openPostgres(one, quiet)
  try {
    const second = await openPostgres(other, quiet)
    try {
      return await first.db.transaction().execute(async (holder) => {
        await sql`SELECT pg_advisory_xact_lock(${lock})`.execute(holder)
        const { rows } = await sql<{ free: boolean }>`SELECT pg_try_advisory_xact_lock(${lock}) AS free`.execute(
          second.db,
        )
        return rows[0]?.free === false
      })
    } finally {
      await second.db.destroy()
    }
  } finally {
    await first.db.destroy()
  }
}
