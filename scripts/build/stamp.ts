import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'

/**
 * The inputs of a build. Packages are identified by the lock file. Files read by other scripts are in `scripts` too: an
 * unnecessary build is cheaper than a missing one.
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
const STAMP = 'dist/build.stamp'

/** The hash of the names and contents of all inputs, and of the build's tools. `mediaFolder`: replaces `media/`. */
export function hashInputs(root: string, mediaFolder = process.env['MEDIA_DIR']): string {
  const hash = createHash('sha256').update(process.version)
  for (const input of mediaFolder ? [...INPUTS, mediaFolder] : INPUTS)
    for (const file of filesOf(resolve(root, input))) {
      hash.update(`\0${relative(root, file)}\0`)
      hash.update(readFileSync(file))
    }
  return hash.digest('hex')
}

/** Marks `dist/` as built from these inputs; call when all of it is written. */
export function stampBuild(root: string, inputs: string): void {
  writeFileSync(resolve(root, STAMP), `${hashOutputs(root)} ${inputs}\n`)
}

/** An unfinished build counts as none. */
export const removeStamp = (root: string): void => rmSync(resolve(root, STAMP), { force: true })

/** True when `dist/` is complete and up to date. */
export function isBuildFresh(root: string, mediaFolder?: string): boolean {
  const file = resolve(root, STAMP)
  if (!existsSync(file)) return false
  const [outputs, inputs] = readFileSync(file, 'utf8').split(/\s/)
  return outputs === hashOutputs(root) && inputs === hashInputs(root, mediaFolder)
}

/** Names and sizes: enough to detect missing or truncated files without reading them all. */
function hashOutputs(root: string): string {
  const files = filesOf(resolve(root, OUTPUT)).filter((file) => file !== resolve(root, STAMP))
  return createHash('sha256')
    .update(files.map((file) => `${relative(root, file)} ${statSync(file).size}`).join('\n'))
    .digest('hex')
}

/** The file itself, or all files below a folder, in the same order on every machine; empty where there is nothing. */
function filesOf(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return (
    readdirSync(path, { recursive: true, encoding: 'utf8' })
      .map((name) => resolve(path, name))
      // Editors leave links to nowhere beside a file that is open.
      .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
      .sort()
  )
}
