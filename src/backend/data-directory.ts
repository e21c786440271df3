import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readSync,
  openSync,
  closeSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '#src/backend/start-error.ts'

/** Checks of the database file before the driver opens it. They change nothing on the disk. */

/** Created beside the database: when the database is missing later, that is a loss, not a first start. */
const MARKER = '.site-data'
const MARKER_TEXT = 'This directory holds the data of the site. See the README before removing anything.\n'

/** "NRVN": the application id of databases made by this site. */
export const APPLICATION_ID = 0x4e_52_56_4e
const HEADER_BYTES = 100
const HEADER_START = 'SQLite format 3\0'
const APPLICATION_ID_AT = 68

const markerOf = (file: string): string => join(dirname(file), MARKER)

/**
 * Creates the directory if it is missing and inspects the file without opening a database. Returns whether a database
 * exists. Throws StartError for everything an operator has to fix.
 */
export function checkDatabaseFile(file: string): 'present' | 'absent' {
  checkDirectory(dirname(file))
  if (!existsSync(file)) return absentFile(file)
  const stat = statSync(file)
  if (!stat.isFile()) throw new StartError(`The database ${file} is not a file. Set another path or move it away.`)
  if (!isWritable(file))
    throw new StartError(`The database ${file} is not writable. Give this user the right to write.`)
  if (stat.size === 0) return absentFile(file)
  checkHeader(file)
  return 'present'
}

/** Whether a database was made here before. */
export const isMarkedUsed = (file: string): boolean => existsSync(markerOf(file))

/** Marks the directory as used; call once the database has its tables. Returns the path of the marker. */
export function markUsed(file: string): string {
  if (!isMarkedUsed(file)) writeFileSync(markerOf(file), MARKER_TEXT)
  return markerOf(file)
}

function checkDirectory(directory: string): void {
  // Checked before mkdir: in places such as /proc the system call hangs.
  const existing = nearestExisting(directory)
  if (!statSync(existing).isDirectory())
    throw new StartError(`The data directory ${directory} cannot be made: ${existing} is not a directory.`)
  if (!isWritable(existing))
    throw new StartError(`The data directory ${existing} is not writable. Give this user the right to write.`)
  try {
    // Personal data and keys: nobody else of this machine reads them, whatever the mask of the process is.
    mkdirSync(directory, { recursive: true, mode: 0o700 })
  } catch (cause) {
    throw new StartError(`The data directory ${directory} cannot be made. Make it, or set another path.`, { cause })
  }
}

const nearestExisting = (path: string): string => (existsSync(path) ? path : nearestExisting(dirname(path)))

function absentFile(file: string): 'absent' {
  if (isMarkedUsed(file))
    throw new StartError(
      `The data directory was used before, but the database ${file} is gone or empty. ` +
        `Restore it from a backup, or remove ${markerOf(file)} to start empty.`,
    )
  return 'absent'
}

/** The superuser may write anywhere, so the mode is checked too: a read-only file is read-only on purpose. */
function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
  } catch {
    return false
  }
  return (statSync(path).mode & 0o222) !== 0
}

/** The last line of an integrity check's report: those above it only name the database within the file. */
export const damageIn = (report: unknown): string => String(report).trimEnd().split('\n').at(-1) ?? ''

function checkHeader(file: string): void {
  const kind = kindOf(file)
  if (kind === 'no database')
    throw new StartError(`The file ${file} is not a database. Restore it from a backup, or set another path.`)
  if (kind === 'foreign') throw new StartError(`The database ${file} belongs to another application. Set another path.`)
}

/** By its header: a database of this site, one of another application, or something else. */
export function kindOf(file: string): 'own' | 'foreign' | 'no database' {
  const header = readHeader(file)
  if (header.toString('latin1', 0, HEADER_START.length) !== HEADER_START || header.length < HEADER_BYTES)
    return 'no database'
  return header.readUInt32BE(APPLICATION_ID_AT) === APPLICATION_ID ? 'own' : 'foreign'
}

function readHeader(file: string): Buffer {
  const descriptor = openSync(file, 'r')
  try {
    const header = Buffer.alloc(HEADER_BYTES)
    return header.subarray(0, readSync(descriptor, header, 0, HEADER_BYTES, 0))
  } finally {
    closeSync(descriptor)
  }
}
