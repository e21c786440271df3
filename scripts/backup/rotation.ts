import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '#src/server/settings/settings.ts'
import { backUp } from './backup.ts'

/** Backups of one folder: named by their time, so that sorting by name sorts by age. */
const NAME = /^site-\d{8}-\d{6}\.backup$/

/** Their names, oldest first; other files of the folder are ignored. */
export const backupsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()

/**
 * Writes a new backup into a folder, and only when it is complete removes the oldest beyond `keep`. Throws StartError.
 */
export async function backUpInto(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  folder: string,
  keep: number,
  now: Date,
): Promise<{ written: string; removed: string[] }> {
  const stamp = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  const written = join(folder, `site-${stamp}.backup`)
  await backUp(settings, written)
  const removed = backupsIn(folder).slice(0, -keep)
  for (const name of removed) rmSync(join(folder, name))
  return { written, removed }
}
