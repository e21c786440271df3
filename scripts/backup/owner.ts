import { chownSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Written as root, it is still the service that has to read and write it: as the folder is, so are its files. */
export function giveToOwner(files: readonly string[]): void {
  if (process.getuid?.() !== 0) return
  for (const file of files) {
    const { uid, gid } = statSync(dirname(file))
    chownSync(file, uid, gid)
  }
}
