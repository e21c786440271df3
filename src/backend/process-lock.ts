import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Beside the database. The lock is the operating system's, on this file: it ends with the process, however that ends. */
const LOCK_FILE = '.process-lock'
/** Referred to for as long as they hold: a collected connection is closed. */
const held = new Set<DatabaseSync>()

/** Makes this process the one that works on the embedded database of a folder. Null when another one is. */
export function lockProcess(directory: string): { release: () => void } | null {
  const lock = new DatabaseSync(join(directory, LOCK_FILE))
  try {
    // Nothing is written, and nothing may stay beside it.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch {
    // Busy, or of another user: somebody else's in both cases.
    lock.close()
    return null
  }
  held.add(lock)
  return {
    release() {
      held.delete(lock)
      lock.close()
    },
  }
}
