import { accessSync, constants, statfsSync } from 'node:fs'
import { resolve } from 'node:path'

const FOLDER = '/dev/shm'
/** What the databases and browsers of three workers have taken at most, four times over. */
const NEEDED_BYTES = 4 * 1024 ** 3

/**
 * Where temporary files of tests cost no disk: half of the time that the system spends on the unit tests. Nothing where
 * there is no such folder, or too little of it (a container has 64 MB).
 */
function inMemory(): { TMPDIR?: string } {
  try {
    accessSync(FOLDER, constants.W_OK)
    const { bavail, bsize } = statfsSync(FOLDER)
    return bavail * bsize >= NEEDED_BYTES ? { TMPDIR: FOLDER } : {}
  } catch {
    return {}
  }
}

/**
 * What makes test runs cheaper without a test knowing of it. Node keeps what it has compiled: proofs start the site and its
 * commands some eighty times from their sources, and each start costs two thirds of the processor time.
 */
export const testEnvironment = (): NodeJS.ProcessEnv => ({
  ...inMemory(),
  NODE_COMPILE_CACHE: resolve(import.meta.dirname, '../node_modules/.cache/node'),
})
