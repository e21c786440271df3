import { chownSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** When run as root, files get the owner of their folder, because the service has to read and write them. */
export function giveToOwner(files: readonly string[]): void {
  if (process.getuid?.() !== 0) return
  for (const file of files) {
    const { uid, gid } = statSync(dirname(file))
    chownSync(file, uid, gid)
  }
}
