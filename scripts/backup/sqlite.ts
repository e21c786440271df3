import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { checkDatabaseFile, damageIn, kindOf, markUsed } from '#src/backend/data-directory.ts'
import { HISTORY } from '#src/backend/migrations.ts'
import { StartError } from '#src/backend/start-error.ts'
import { lockStart, startLockIn } from '#src/backend/start-lock.ts'
import { DATABASE_FILE } from '#src/server/data/storage.ts'
import { refuseNewerBackup } from './newer.ts'
import { giveToOwner } from './owner.ts'

/**
 * All pages in one step: SQLite begins again when the source was written to between two steps, and a site that is in use
 * writes faster than hundreds of megabytes of pictures are copied. A step does not hold up who writes.
 */
const ALL_PAGES = 0x7f_ff_ff_ff
/** Beside a database: committed rows that are not in it yet, their index, and what undoes a broken write. */
export const SIDES = ['-wal', '-shm', '-journal'] as const

/** SQLite's own online copy: a consistent snapshot while the site keeps writing. */
export async function backUpSqlite(dataDir: string, file: string): Promise<void> {
  const source = join(dataDir, DATABASE_FILE)
  if (!existsSync(source)) throw new StartError(`There is no database ${source}. Set DATA_DIR to the site's own.`)
  await copy(source, file)
  checkSqlite(file)
}

/** Includes what is only in the write-ahead log of the source. */
async function copy(source: string, file: string): Promise<void> {
  const driver = new DatabaseSync(source, { readOnly: true })
  try {
    await backup(driver, file, { rate: ALL_PAGES })
  } finally {
    driver.close()
  }
  chmodSync(file, 0o600)
}

export async function restoreSqlite(dataDir: string, file: string, replace: boolean): Promise<void> {
  checkSqlite(file)
  refuseNewerSqlite(file)
  const target = join(dataDir, DATABASE_FILE)
  if (existsSync(target) && !replace)
    throw new StartError(`There is a database ${target}. Add --replace to put it aside and restore over it.`)
  // Its folder is created and checked the same way as at a start, unless it was in use before.
  if (!existsSync(dataDir)) checkDatabaseFile(target)
  // A site that starts meanwhile waits: it would go on writing into the database that is put aside.
  const unlock = await lockStart(dataDir)
  try {
    // Made by root it would stop the service from starting, also when the restore fails.
    giveToOwner([startLockIn(dataDir)])
    await replaceDatabase(target, file)
  } finally {
    unlock()
  }
}

async function replaceDatabase(target: string, file: string): Promise<void> {
  if (existsSync(target)) requireIdle(target)
  // To a temporary name first: an interrupted copy must not be taken for the database, nor leave the site without one.
  const half = `${target}.restoring`
  removeDatabase(half)
  const made = sidesToCome(file)
  try {
    await copy(file, half)
  } catch (error) {
    removeDatabase(half)
    throw error
  } finally {
    removeAll(made)
  }
  putAside(target)
  renameSync(half, target)
  giveToOwner([target, markUsed(target)])
}

/** With its side files. */
export const removeDatabase = (file: string): void => removeAll([file, ...SIDES.map((side) => file + side)])

export function removeAll(files: readonly string[]): void {
  for (const file of files) rmSync(file, { force: true })
}

/** Side files that reading a backup will make. Those that came with it hold rows of it, and stay. */
export const sidesToCome = (file: string): string[] =>
  SIDES.map((side) => file + side).filter((name) => !existsSync(name))

/** Reads a backup and leaves nothing beside it. */
function reading<T>(file: string, read: (driver: DatabaseSync) => T): T {
  const made = sidesToCome(file)
  const driver = new DatabaseSync(file, { readOnly: true })
  try {
    return read(driver)
  } finally {
    driver.close()
    removeAll(made)
  }
}

/** Throws StartError for a file that is damaged or no backup of the site. */
export function checkSqlite(file: string): void {
  const kind = kindOf(file)
  if (kind !== 'own')
    throw new StartError(
      `The file ${file} is no backup of the site: it is ${kind === 'foreign' ? 'a database of another application' : 'not a database'}.`,
    )
  try {
    reading(file, (driver) => checkContent(driver, file))
  } catch (cause) {
    if (cause instanceof StartError) throw cause
    // Reading a truncated file fails before it can report.
    throw new StartError(`The file ${file} is damaged: ${(cause as Error).message}. Take another backup.`, { cause })
  }
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
  const done = reading(file, (driver) => driver.prepare(`SELECT name FROM ${HISTORY}`).all())
  refuseNewerBackup(
    file,
    done.map(({ name }) => String(name)),
  )
}

/** A site that still has the file open would keep writing into the replaced one: its side files show that. */
function requireIdle(target: string): void {
  const driver = new DatabaseSync(target)
  try {
    // Leaving WAL mode needs exclusive access to the file.
    driver.exec('PRAGMA busy_timeout = 1000; PRAGMA journal_mode = DELETE')
  } catch (cause) {
    // What it is restored over may well be damaged. A full disk is another thing to do something about.
    if (hasCode(cause, DAMAGED)) return
    if (!hasCode(cause, LOCKED)) throw cause
    throw new StartError(`The database ${target} is in use. Stop the site first.`, { cause })
  } finally {
    driver.close()
  }
}

/** SQLITE_BUSY and SQLITE_LOCKED. */
const LOCKED = [5, 6]
/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGED = [11, 26]

/** Also with their extended codes. */
const hasCode = (error: unknown, codes: readonly number[]): boolean =>
  error instanceof Error && 'errcode' in error && codes.includes(Number(error.errcode) & 0xff)

/**
 * With its side files, also where only they are left of it: SQLite would replay the log of the former database into the
 * restored one.
 */
function putAside(target: string): void {
  const aside = `${target}.before-${new Date().toISOString().replaceAll(':', '-')}`
  for (const side of ['', ...SIDES]) if (existsSync(target + side)) renameSync(target + side, aside + side)
}
