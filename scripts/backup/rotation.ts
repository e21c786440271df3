import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Settings } from '#src/server/settings/settings.ts'
import { backUp, HALF } from './backup.ts'
import { SIDES } from './sqlite.ts'

/** Backups of one folder: named by their time, so that sorting by name sorts by age. */
const NAME = /^site-\d{8}-\d{6}\.backup$/
const LEFT_SIDE = new RegExp(`(?:${SIDES.join('|')})$`)
/** Left by a command that was killed. One that is being written is younger. */
const LEFT_MS = 24 * 60 * 60 * 1000

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
  removeHalves(folder, now)
  await backUp(settings, written)
  // A clock that was ahead has left names that sort behind this one.
  const others = backupsIn(folder).filter((name) => name !== basename(written))
  const removed = others.slice(0, Math.max(0, others.length + 1 - keep))
  for (const name of removed) rmSync(join(folder, name))
  return { written, removed }
}

function removeHalves(folder: string, now: Date): void {
  // A folder that is not there is reported by the backup itself.
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const whole = name.replace(LEFT_SIDE, '')
    const isHalf = whole.endsWith(HALF) && NAME.test(whole.slice(0, -HALF.length))
    const file = join(folder, name)
    if (isHalf && statSync(file).mtimeMs < now.getTime() - LEFT_MS) rmSync(file)
  }
}
