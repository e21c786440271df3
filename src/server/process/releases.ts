import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * The project folder a new process runs in: where releases lie side by side (scripts/release), the one that `current`
 * points to now; otherwise `root` itself.
 */
export function currentRelease(root: string): string {
  const releases = dirname(root)
  const link = join(dirname(releases), 'current')
  return basename(releases) === 'releases' && existsSync(link) ? realpathSync(link) : root
}
