import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '#src/backend/start-error.ts'

/**
 * Beside the database. The lock is the operating system's, on this file: it ends with the process, however that ends.
 */
const LOCK_FILE = '.start-lock'
export const startLockIn = (directory: string): string => join(directory, LOCK_FILE)
const EVERY_MS = 50
const TIMEOUT_MS = 120_000
const SQLITE_BUSY = 5

/**
 * Lets one process at a time create or migrate the embedded database of a folder: two that start at once on an empty
 * one would both create its tables. Returns the function that releases the lock. Throws StartError after two minutes.
 */
export async function lockStart(directory: string): Promise<() => void> {
  const lock = new DatabaseSync(startLockIn(directory))
  for (const started = performance.now(); ; await wait(EVERY_MS))
    try {
      // Without a journal beside it: left by a restore of root that was killed, it could not be removed by the service.
      lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
      return () => lock.close()
    } catch (error) {
      if ((error as { errcode?: number }).errcode === SQLITE_BUSY && performance.now() - started < TIMEOUT_MS) continue
      lock.close()
      if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
      throw new StartError(`Another process has been starting on ${directory} for two minutes. See what it waits for.`)
    }
}
