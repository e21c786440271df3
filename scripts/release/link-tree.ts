import { copyFileSync, linkSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

type Options = {
  /** Folders to leave out, by their path from the top. */
  isLeftOut?: (path: string) => boolean
  /**
   * One file for both where the disk supports it: only for files that are replaced as a whole and never overwritten.
   */
  isLinked?: boolean
}

/** Copies a folder recursively; symbolic links are kept. The new folder must not exist. */
export function copyTree(from: string, to: string, { isLeftOut = () => false, isLinked = false }: Options = {}): void {
  const copy = (path: string) => {
    mkdirSync(join(to, path), { recursive: true })
    for (const entry of readdirSync(join(from, path), { withFileTypes: true })) {
      const inner = path === '' ? entry.name : `${path}/${entry.name}`
      if (isLeftOut(inner)) continue
      const [source, target] = [join(from, inner), join(to, inner)]
      if (entry.isDirectory()) copy(inner)
      else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
      else if (isLinked) linkOrCopy(source, target)
      else copyFileSync(source, target)
    }
  }
  copy('')
}

/** A hard link, or a copy on another disk. Leaves an existing file as it is. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && lstatSync(target).isFile()) return
    copyFileSync(source, target)
  }
}
