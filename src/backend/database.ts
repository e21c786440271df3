import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { Kysely, sql, SqliteDialect, type SqliteDatabase } from 'kysely'
import { APPLICATION_ID, checkDatabaseFile, damageIn, isMarkedUsed, markUsed } from '#src/backend/data-directory.ts'
import { StartError } from '#src/backend/start-error.ts'
import type { Tables } from '#src/backend/tables.ts'

/** The embedded database; the only file that depends on its driver. The other database is in postgres.ts. */

export type Database = Kysely<Tables>

const IN_MEMORY = ':memory:'
const BUSY_TIMEOUT_MS = 5_000

/**
 * Opens the database, creating an empty one at the first start. `file` is a path, or `:memory:` for tests. Throws
 * StartError, and leaves the file unchanged, when it cannot be used.
 */
export function openDatabase({ file }: { file: string }): Database {
  const path = file === IN_MEMORY ? file : resolve(file)
  return databaseOf(path === IN_MEMORY ? new DatabaseSync(path) : openFile(path))
}

/** The database of an open connection, which it closes at its end. */
export function databaseOf(driver: DatabaseSync): Database {
  driver.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`)
  driver.exec('PRAGMA journal_mode = WAL')
  driver.exec('PRAGMA synchronous = FULL')
  driver.exec('PRAGMA foreign_keys = ON')
  // Erased data are overwritten with zeros, not only unlinked.
  driver.exec('PRAGMA secure_delete = ON')
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: toKyselyDriver(driver) }) })
}

function openFile(path: string): DatabaseSync {
  const found = checkDatabaseFile(path)
  if (found === 'present') checkIntegrity(path)
  const driver = new DatabaseSync(path)
  // Before WAL is on, so that the id is written to the file itself, where the next start looks for it.
  if (found === 'absent') driver.exec(`PRAGMA application_id = ${APPLICATION_ID}`)
  if (found === 'present' && isMarkedUsed(path)) checkHasTables(driver, path)
  return driver
}

/** A file copied without its write-ahead log is valid and empty: that is a loss, not a first start. */
function checkHasTables(driver: DatabaseSync, path: string): void {
  if (driver.prepare('SELECT count(*) AS count FROM sqlite_schema').get()?.['count'] !== 0) return
  driver.close()
  throw new StartError(
    `The database ${path} holds no tables, although the data directory was used before. ` +
      'It may have been copied without its -wal file. Restore it from a backup.',
  )
}

/**
 * Call once the tables exist: checkpoints the log into the file, so that a plain copy of the file is complete, and
 * marks the directory as used.
 */
export async function settleDatabase(db: Database, { file }: { file: string }): Promise<void> {
  if (file === IN_MEMORY) return
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
  markUsed(resolve(file))
}

function checkIntegrity(path: string): void {
  let report: unknown
  let cause: unknown
  try {
    report = quickCheck(path)
  } catch (error) {
    cause = error
  }
  if (report !== 'ok')
    throw new StartError(`The database ${path} is damaged: ${damageIn(report ?? cause)}. Restore it from a backup.`, {
      cause,
    })
}

/** Read-only. Without a write-ahead log the file is opened as immutable, which creates no side files. */
function quickCheck(path: string): unknown {
  const address = pathToFileURL(path)
  if (!existsSync(`${path}-wal`)) address.searchParams.set('immutable', '1')
  const driver = new DatabaseSync(address, { readOnly: true })
  try {
    return driver.prepare('PRAGMA quick_check(1)').get()?.['quick_check']
  } finally {
    driver.close()
  }
}

/** Kysely expects better-sqlite3; Node's driver differs only in how parameters are passed. */
function toKyselyDriver(driver: DatabaseSync): SqliteDatabase {
  return {
    close: () => driver.close(),
    prepare(text) {
      const statement = driver.prepare(statementOf(driver, text))
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      }
    },
  }
}

function statementOf(driver: DatabaseSync, text: string): string {
  // A transaction that reads and then writes must not be overtaken by another process in between.
  if (text === 'begin') return 'begin immediate'
  // After a full disk SQLite has rolled back itself; an error of a second rollback would hide the cause in the log.
  return text === 'rollback' && !driver.isTransaction ? 'SELECT 1' : text
}
