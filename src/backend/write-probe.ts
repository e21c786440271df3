import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#src/backend/database.ts'
import { isPostgres } from '#src/backend/postgres.ts'
import { inWrite } from '#src/backend/write.ts'

const KEY = 'write_probe'
/** More than a visitor's request takes with its consents, messages and indexes. */
const PAGES = 8
const PAGE_BYTES = 8_192

/**
 * Writes what a visitor's request would: commits a row and allocates disk space. Rejects with the database's own error
 * when it cannot.
 */
export async function probeWrite(db: Database, now: Date): Promise<void> {
  const isServer = isPostgres(db)
  // In SQLite a long value takes pages of the write-ahead log; PostgreSQL would reuse the page it has.
  const value = now.toISOString() + (isServer ? '' : ' '.repeat(PAGES * PAGE_BYTES))
  await inWrite(db, async (transaction) => {
    await transaction
      .insertInto('site_state')
      .values({ key: KEY, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
    if (isServer) await takeRoom(transaction)
  })
}

/** A temporary table that is dropped with the savepoint: its file has to be created and grown meanwhile. */
async function takeRoom(db: Database): Promise<void> {
  const table = sql.table(`write_probe_${randomUUID().replaceAll('-', '')}`)
  await sql`SAVEPOINT room`.execute(db)
  await sql`CREATE UNLOGGED TABLE ${table} (filler text)`.execute(db)
  // Below the size from which values are compressed.
  await sql`INSERT INTO ${table} SELECT repeat(md5(i::text), 60) FROM generate_series(1, ${PAGES * 4}) AS i`.execute(db)
  await sql`ROLLBACK TO SAVEPOINT room`.execute(db)
}
