import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#src/backend/database.ts'
import { isPostgres } from '#src/backend/postgres.ts'

/**
 * Data erased from a table are still in the files of the database. SQLite writes zeros over them, but into the
 * write-ahead log, whose earlier pages, like the database file until the next checkpoint, still hold them. PostgreSQL
 * leaves the row in place until a vacuum, and its bytes even after a plain one. A flag in the database, set with every
 * erasure, records that the files are still to be cleaned, so that neither a crash nor a busy moment loses it.
 */

const PENDING = 'erasure_pending'
/** Tables that hold personal data, and the planner's samples of them. */
const REWRITTEN = ['lead', 'crm_note', 'office_request', 'office_note', 'pg_catalog.pg_statistic']
const LOCK_TIMEOUT = '2s'
/** Advisory lock, so that one process rewrites; any number nobody else uses. */
const REWRITE_LOCK = 1_314_018_895

/** Call in the transaction that erases. */
export const noteErasure = async (db: Database): Promise<void> => {
  const value = randomUUID()
  await db
    .insertInto('site_state')
    .values({ key: PENDING, value })
    .onConflict((clash) => clash.column('key').doUpdateSet({ value }))
    .execute()
}

/**
 * Call after an erasure is committed: on SQLite its traces leave the file and the log at once, unless somebody is
 * reading an older state. On PostgreSQL, which has to rewrite whole tables for it, they wait for `sweepErased`.
 */
export async function forgetErased(db: Database): Promise<void> {
  if (!isPostgres(db)) await sweepErased(db)
}

/**
 * For the hourly clean-up: removes erased data from the files of the database. Returns whether there was something to
 * do.
 */
export async function sweepErased(db: Database): Promise<boolean> {
  const pending = await db.selectFrom('site_state').select('value').where('key', '=', PENDING).executeTakeFirst()
  if (!pending) return false
  const isDone = isPostgres(db) ? await rewriteTables(db) : await emptyLog(db)
  // An erasure that happened meanwhile has set the flag again.
  if (isDone) await db.deleteFrom('site_state').where('key', '=', PENDING).where('value', '=', pending.value).execute()
  return true
}

/** False while somebody reads an older state: then the log is only partly emptied, and the next call continues. */
async function emptyLog(db: Database): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
  return rows[0]?.busy === 0
}

/** VACUUM FULL rewrites the tables without deleted rows and drops the old files. */
function rewriteTables(db: Database): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ held: boolean }>`SELECT pg_try_advisory_lock(${REWRITE_LOCK}) AS held`.execute(
      connection,
    )
    if (!rows[0]?.held) return false
    try {
      // Forms queue behind this lock, so it gives up quickly when somebody else holds the table and tries again in an
      // hour.
      await sql`SET lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(connection)
      for (const table of REWRITTEN) await sql`VACUUM (FULL, ANALYZE) ${sql.table(table)}`.execute(connection)
      return true
    } finally {
      await sql`RESET lock_timeout`.execute(connection)
      await sql`SELECT pg_advisory_unlock(${REWRITE_LOCK})`.execute(connection)
    }
  })
}
