import { sql } from 'kysely'
import type { Database } from '#src/backend/database.ts'
import { isPostgres } from '#src/backend/postgres.ts'

/** PostgreSQL ended one of two deadlocked transactions: it is retried. */
const TRY_AGAIN = new Set(['40001', '40P01'])
const TRIES = 5

/**
 * Runs work in one transaction: when it returns, all of it is on the disk; when it throws, nothing is. In another
 * transaction it is a part of that one.
 */
export async function inWrite<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  for (let attempt = 1; ; attempt++)
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const { code = '' } = error as { code?: string }
      if (!TRY_AGAIN.has(code) || attempt === TRIES) throw error
    }
}

/** Holds a named lock until the transaction ends: others asking for the same name wait. */
export async function lockName(db: Database, name: string): Promise<void> {
  // SQLite allows one writer at a time: there the transaction itself is the lock.
  if (isPostgres(db)) await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
}
