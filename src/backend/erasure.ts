import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#src/backend/database.ts'
import { isPostgres } from '#src/backend/postgres.ts'

/**
 * What was erased from a table is not gone from the files of the database yet. SQLite writes zeros over it, but into the
 * write-ahead log, whose earlier pages, like the database file until the next checkpoint, still have it. PostgreSQL leaves
 * the row as it was until a vacuum, and its bytes even after a plain one. A mark in the database, set with every erasure,
 * says that this is still to be done, so that no crash and no busy moment loses it.
 */

const PENDING = 'erasure_pending'
/** Tables that hold personal data, and the planner's samples of them. */
const REWRITTEN = ['lead', 'crm_note', 'pg_catalog.pg_statistic']
const LOCK_TIMEOUT = '2s'
/** One process rewrites; any number that nobody else uses. */
const REWRITE_LOCK = 1_314_018_895

/** Call it in the transaction that erases. */
export const noteErasure = async (db: Database): Promise<void> => {
  const value = randomUUID()
  await db
    .insertInto('site_state')
    .values({ key: PENDING, value })
    .onConflict((clash) => clash.column('key').doUpdateSet({ value }))
    .execute()
}

/**
 * After an erasure is committed: on SQLite its traces leave the file and the log at once, unless somebody reads an older
 * state just now. On PostgreSQL, which has to rewrite whole tables for it, they wait for `sweepErased`.
 */
export async function forgetErased(db: Database): Promise<void> {
  if (!isPostgres(db)) await sweepErased(db)
}

/** For the hourly clean-up: what has been erased leaves the files of the database. Answers whether there was something. */
export async function sweepErased(db: Database): Promise<boolean> {
  const pending = await db.selectFrom('site_state').select('value').where('key', '=', PENDING).executeTakeFirst()
  if (!pending) return false
  const isDone = isPostgres(db) ? await rewriteTables(db) : await emptyLog(db)
  // What was erased meanwhile has set a mark of its own.
  if (isDone) await db.deleteFrom('site_state').where('key', '=', PENDING).where('value', '=', pending.value).execute()
  return true
}

/** False while somebody reads an older state: then the log is only begun anew, and the next call goes on. */
async function emptyLog(db: Database): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
  return rows[0]?.busy === 0
}

/** VACUUM FULL writes the tables anew, without what is no longer in them, and lets the old files go. */
function rewriteTables(db: Database): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ held: boolean }>`SELECT pg_try_advisory_lock(${REWRITE_LOCK}) AS held`.execute(
      connection,
    )
    if (!rows[0]?.held) return false
    try {
      // Forms wait behind this lock, so it is given up soon where somebody else holds the table; then in an hour again.
      await sql`SET lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(connection)
      for (const table of REWRITTEN) await sql`VACUUM (FULL, ANALYZE) ${sql.table(table)}`.execute(connection)
      return true
    } finally {
      await sql`RESET lock_timeout`.execute(connection)
      await sql`SELECT pg_advisory_unlock(${REWRITE_LOCK})`.execute(connection)
    }
  })
}
