import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#src/backend/database.ts'
import { isPostgres } from '#src/backend/postgres.ts'

/**
 * Data erased from a table are still in the files of the database. SQLite overwrites them with zeros, but in the
 * write-ahead log, whose earlier pages, like the database file until the next checkpoint, still contain them.
 * PostgreSQL leaves the row in place until a vacuum, and its bytes even after a plain one. A flag in the database, set
 * with every erasure, records that the files still have to be cleaned, so that neither a crash nor a busy moment loses
 * it.
 */

const PENDING = 'erasure_pending'
/** Tables that hold personal data. */
const PERSONAL_TABLES = ['lead', 'crm_note', 'office_request', 'office_note']
/** The planner's sample values of them, replaced by every ANALYZE of a table. */
const SAMPLES = 'pg_catalog.pg_statistic'
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

/**
 * VACUUM FULL rewrites the tables without deleted rows and drops the old files. False while another process does it.
 * Throws while a transaction that is older than the erasure may still see what was deleted, as VACUUM would copy it: the
 * operator reads of it, and the next call tries again.
 */
function rewriteTables(db: Database): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ held: boolean }>`SELECT pg_try_advisory_lock(${REWRITE_LOCK}) AS held`.execute(
      connection,
    )
    if (!rows[0]?.held) return false
    const rewrite = (table: string) => sql`VACUUM (FULL, ANALYZE) ${sql.table(table)}`.execute(connection)
    try {
      await untilOlderHaveEnded(connection)
      // Forms queue behind this lock, so it gives up quickly when somebody else holds the table and tries again in an
      // hour.
      await sql`SET lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(connection)
      for (const table of PERSONAL_TABLES) await rewrite(table)
      // Their old samples were removed only now, by the lines above.
      await untilOlderHaveEnded(connection)
      await rewrite(SAMPLES)
      return true
    } finally {
      await sql`RESET lock_timeout`.execute(connection)
      await sql`SELECT pg_advisory_unlock(${REWRITE_LOCK})`.execute(connection)
    }
  })
}

/** How long the sweep waits for transactions that are open when it begins: those of visitors take milliseconds. */
const OLDER_WAIT_MS = 2_000
const OLDER_POLL_MS = 50
const HELD_BACK =
  'Erased data are still in the files of the database: a transaction or a replication slot is older than the erasure ' +
  '(see pg_stat_activity and pg_replication_slots). The next hourly sweep tries again'

/**
 * Until everything that may see the earlier state has ended: transactions of this database, writing ones of any
 * database of the server (VACUUM FULL itself takes those into account), and replicas that retain removed rows.
 */
async function untilOlderHaveEnded(db: Database): Promise<void> {
  const { rows } = await sql<{ own: string }>`SELECT pg_current_xact_id()::text AS own`.execute(db)
  const own = rows[0]!.own
  // Locks are visible to every role, other roles' snapshots are not.
  const older = (await transactionsHere(db)).map(({ id }) => id)
  const until = performance.now() + OLDER_WAIT_MS
  for (;;) {
    // Sequential checks are the point of this loop.
    /* oxlint-disable no-await-in-loop */
    const running = await transactionsHere(db)
    if (!running.some(({ id }) => older.includes(id)) && !(await isHeldBack(db, own))) return
    if (performance.now() > until) throw new Error(HELD_BACK)
    await new Promise((resolve) => {
      setTimeout(resolve, OLDER_POLL_MS)
    })
    /* oxlint-enable no-await-in-loop */
  }
}

async function transactionsHere(db: Database): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT virtualtransaction AS id FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'virtualxid' AND pid <> pg_backend_pid()
      AND (datname = current_database() OR datname IS NULL)`.execute(db)
  return rows
}

/** Whether a writing transaction of the server, or a replica, retains what was removed before `own`. */
async function isHeldBack(db: Database, own: string): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    SELECT pg_snapshot_xmin(pg_current_snapshot()) <= ${own}::xid8 OR EXISTS (
      SELECT FROM pg_replication_slots
      WHERE age(xmin) > age(${own}::xid8::xid) OR age(catalog_xmin) > age(${own}::xid8::xid)
    ) AS held`.execute(db)
  return rows[0]!.held
}
