import { accessSync, constants, existsSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from '#src/backend/start-error.ts'
import type { Settings } from '#src/server/settings/settings.ts'
import { giveToOwner } from './owner.ts'
import { backUpPostgres, restorePostgres } from './postgres.ts'
import { isSqlite } from './sqlite-into-postgres.ts'
import { backUpSqlite, removeDatabase, restoreSqlite } from './sqlite.ts'

type StorageSettings = Pick<Settings, 'dataDir' | 'databaseUrl'>

/** Ending of a backup that is not complete. */
export const HALF = '.half'

/** Writes the whole database into a new file that only its owner may read. Throws StartError. */
export async function backUp({ dataDir, databaseUrl }: StorageSettings, file: string): Promise<void> {
  requireFolder(file)
  if (existsSync(file)) throw new StartError(`The file ${file} is already there. Name a new one.`)
  // SQLite puts side files beside the database, too.
  if (databaseUrl === null && existsSync(dataDir)) requireWritable(dataDir)
  // Under its name only when it is whole: the rotation counts by names, and a full disk must not push good backups out.
  const half = file + HALF
  removeDatabase(half)
  try {
    await (databaseUrl === null ? backUpSqlite(dataDir, half) : backUpPostgres(databaseUrl, half))
    giveToOwner([half])
    renameSync(half, file)
  } catch (error) {
    removeDatabase(half)
    throw error
  }
}

/** Replaces the database by a backup; a database with content only with `replace`. Throws StartError. */
export async function restore(
  { dataDir, databaseUrl }: StorageSettings,
  file: string,
  replace: boolean,
): Promise<void> {
  requireReadable(file)
  if (databaseUrl === null && existsSync(dataDir)) requireWritable(dataDir)
  await (databaseUrl === null ? restoreSqlite(dataDir, file, replace) : restorePostgres(databaseUrl, file, replace))
}

function requireReadable(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) throw new StartError(`There is no file ${file}.`)
  if (!found.isFile()) throw new StartError(`${file} is not a file. Name a backup.`)
  if (found.size === 0) throw new StartError(`The file ${file} is empty.`)
  try {
    accessSync(file, constants.R_OK)
  } catch (cause) {
    throw new StartError(`The file ${file} may not be read by this user.`, { cause })
  }
  // SQLite puts side files beside the one it reads.
  if (isSqlite(file)) requireFolder(file)
}

function requireFolder(file: string): void {
  const folder = dirname(file)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new StartError(`There is no folder ${folder}. Make it, or name another file.`)
  requireWritable(folder)
}

function requireWritable(folder: string): void {
  try {
    accessSync(folder, constants.W_OK)
  } catch (cause) {
    throw new StartError(`The folder ${folder} may not be written by this user.`, { cause })
  }
}
