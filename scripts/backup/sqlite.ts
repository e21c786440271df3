import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { checkDatabaseFile, damageIn, kindOf, markUsed } from '#src/backend/data-directory.ts'
import { HISTORY } from '#src/backend/migrations.ts'
import { StartError } from '#src/backend/start-error.ts'
import { DATABASE_FILE } from '#src/server/data/storage.ts'
import { refuseNewerBackup } from './newer.ts'
import { giveToOwner } from './owner.ts'

/** SQLite's own online copy: a consistent snapshot while the site keeps writing. */
export async function backUpSqlite(dataDir: string, file: string): Promise<void> {
  const source = join(dataDir, DATABASE_FILE)
  if (!existsSync(source)) throw new StartError(`There is no database ${source}. Set DATA_DIR to the site's own.`)
  const driver = new DatabaseSync(source, { readOnly: true })
  try {
    await backup(driver, file)
  } finally {
    driver.close()
  }
  chmodSync(file, 0o600)
  checkSqlite(file)
}

export async function restoreSqlite(dataDir: string, file: string, replace: boolean): Promise<void> {
  checkSqlite(file)
  refuseNewerSqlite(file)
  const target = join(dataDir, DATABASE_FILE)
  if (existsSync(target)) {
    if (!replace)
      throw new StartError(`There is a database ${target}. Add --replace to put it aside and restore over it.`)
    requireIdle(target)
  }
  // To a temporary name first: an interrupted copy must not be taken for the database, nor leave the site without one.
  const half = `${target}.restoring`
  // Its folder is created and checked the same way as at a start, unless it was in use before.
  if (!existsSync(dataDir)) checkDatabaseFile(target)
  try {
    copyFileSync(file, half)
    chmodSync(half, 0o600)
  } catch (error) {
    rmSync(half, { force: true, recursive: true })
    throw error
  }
  if (existsSync(target)) putAside(target)
  renameSync(half, target)
  const marker = markUsed(target)
  giveToOwner([target, marker])
}

/** Throws StartError for a file that is damaged or no backup of the site. */
export function checkSqlite(file: string): void {
  const kind = kindOf(file)
  if (kind !== 'own')
    throw new StartError(
      `The file ${file} is no backup of the site: it is ${kind === 'foreign' ? 'a database of another application' : 'not a database'}.`,
    )
  const driver = new DatabaseSync(file, { readOnly: true })
  try {
    checkContent(driver, file)
  } catch (cause) {
    if (cause instanceof StartError) throw cause
    // Reading a truncated file fails before it can report.
    throw new StartError(`The file ${file} is damaged: ${(cause as Error).message}. Take another backup.`, { cause })
  } finally {
    driver.close()
  }
  for (const side of ['-wal', '-shm']) rmSync(file + side, { force: true })
}

function checkContent(driver: DatabaseSync, file: string): void {
  const report = driver.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check']
  if (report !== 'ok') throw new StartError(`The file ${file} is damaged: ${damageIn(report)}. Take another backup.`)
  const { tables } = driver
    .prepare(`SELECT count(*) AS tables FROM sqlite_schema WHERE name IN ('lead', 'outbox', 'consent')`)
    .get() as { tables: number }
  if (tables !== 3) throw new StartError(`The file ${file} is no backup of the site: tables are missing.`)
}

export function refuseNewerSqlite(file: string): void {
  const driver = new DatabaseSync(file, { readOnly: true })
  try {
    const done = driver.prepare(`SELECT name FROM ${HISTORY}`).all()
    refuseNewerBackup(
      file,
      done.map(({ name }) => String(name)),
    )
  } finally {
    driver.close()
  }
}

/** A site that still has the file open would keep writing into the replaced one: its side files show that. */
function requireIdle(target: string): void {
  const driver = new DatabaseSync(target)
  try {
    // Leaving WAL mode needs exclusive access to the file.
    driver.exec('PRAGMA busy_timeout = 1000; PRAGMA journal_mode = DELETE')
  } catch (cause) {
    // A full disk is another thing to do something about.
    if (!isLocked(cause)) throw cause
    throw new StartError(`The database ${target} is in use. Stop the site first.`, { cause })
  } finally {
    driver.close()
  }
}

/** SQLITE_BUSY and SQLITE_LOCKED, with their extended codes. */
const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && [5, 6].includes(Number(error.errcode) & 0xff)

function putAside(target: string): void {
  renameSync(target, `${target}.before-${new Date().toISOString().replaceAll(':', '-')}`)
}
