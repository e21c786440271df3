import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'

/**
 * What a build is made of. Packages are those of the lock file. Files that other scripts read are in `scripts` too: a
 * build too many costs less than one too few.
 */
const INPUTS = [
  'index.html',
  'media',
  'package.json',
  'package-lock.json',
  'public',
  'scripts',
  'server.ts',
  'src',
  'tsconfig.json',
  'vite.config.ts',
  'vite.office.config.ts',
]
const OUTPUT = 'dist'
const STAMP = 'dist/build.json'

type Stamp = { inputs: string; outputs: string }

/** The hash of names and contents of all a build is made of, and of what makes it. `mediaFolder`: a folder in the place of `media/`. */
export function hashInputs(root: string, mediaFolder = process.env['MEDIA_DIR']): string {
  const hash = createHash('sha256').update(process.version)
  for (const input of mediaFolder ? [...INPUTS, mediaFolder] : INPUTS)
    for (const file of filesOf(resolve(root, input))) {
      hash.update(`\0${relative(root, file)}\0`)
      hash.update(readFileSync(file))
    }
  return hash.digest('hex')
}

/** Marks what lies in `dist/` as made of these inputs; to be called when all of it is written. */
export function stampBuild(root: string, inputs: string): void {
  const stamp: Stamp = { inputs, outputs: hashOutputs(root) }
  writeFileSync(resolve(root, STAMP), JSON.stringify(stamp))
}

/** While a build is being written it counts as none. */
export const removeStamp = (root: string): void => rmSync(resolve(root, STAMP), { force: true })

/** True when `dist/` is whole and made of the files as they are now. */
export function isBuildFresh(root: string, mediaFolder?: string): boolean {
  const file = resolve(root, STAMP)
  if (!existsSync(file)) return false
  const { inputs, outputs } = JSON.parse(readFileSync(file, 'utf8')) as Stamp
  return outputs === hashOutputs(root) && inputs === hashInputs(root, mediaFolder)
}

/** Names and sizes: enough to see that files are missing or were cut off, without reading them all. */
function hashOutputs(root: string): string {
  const files = filesOf(resolve(root, OUTPUT)).filter((file) => file !== resolve(root, STAMP))
  return createHash('sha256')
    .update(files.map((file) => `${relative(root, file)} ${statSync(file).size}`).join('\n'))
    .digest('hex')
}

/** The file itself, or all files below a folder, in the same order on every machine; none where there is nothing. */
function filesOf(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => resolve(entry.parentPath, entry.name))
    .sort()
}
