import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { StartError } from '#src/backend/start-error.ts'
import { projectRoot } from '#src/project-file.ts'
import { readArguments } from './operator/arguments.ts'
import { retainAssets } from './release/retained-assets.ts'
import { addRelease, goBack, listReleases } from './release/releases.ts'

/**
 * `npm run release` adds the build of this checkout to the releases of a folder and makes it the current one,
 * `npm run rollback [-- ID]` goes back; processes load it when they are restarted (docs/operations.md).
 */

const USAGE = `npm run release [-- --to /srv/site]        this checkout's build becomes the current release
npm run release -- list [--to /srv/site]   releases, oldest first
npm run rollback [-- ID] [--to /srv/site]  back to the one before, or to ID
npm run release -- keep FOLDER             only adds this build's files to a folder that is ASSETS_DIR (Docker)`

function run(): string {
  const { values, positionals } = readArguments(USAGE, { to: { type: 'string', default: '/srv/site' } })
  const [command = 'add', argument, ...rest] = positionals
  if (rest.length > 0) throw new StartError(USAGE)
  if (command === 'keep' && argument) {
    const assets = resolve(projectRoot, 'dist/client/assets')
    retainAssets(assets, resolve(argument), idOf(assets), new Date())
    return `Kept in ${resolve(argument)} for a week after the next build.`
  }
  if (command === 'add' && !argument)
    return `Current: ${addRelease(projectRoot, rootOf(values.to), new Date())}. ${RESTART}`
  if (command === 'rollback') return `Current: ${goBack(existing(values.to), new Date(), argument)}. ${RESTART}`
  if (command === 'list' && !argument)
    return listReleases(existing(values.to))
      .map(({ id, isCurrent, isPrevious }) => `${id}${isCurrent ? '  current' : isPrevious ? '  previous' : ''}`)
      .join('\n')
  throw new StartError(USAGE)
}

const RESTART = 'Restart the processes, one after another: they run the release before until then.'

/** Created where it is missing. */
function rootOf(folder: string): string {
  mkdirSync(resolve(folder), { recursive: true, mode: 0o755 })
  return existing(folder)
}

/** A symbolic link in its path is resolved once, here. */
function existing(folder: string): string {
  const root = resolve(folder)
  if (!existsSync(root)) throw new StartError(`There is no folder ${root}. Name that of the releases by --to.`)
  return realpathSync(root)
}

/** The names contain hashes of the files, so they identify the build. */
const idOf = (assets: string): string =>
  createHash('sha256').update(readdirSync(assets).sort().join('\n')).digest('hex').slice(0, 16)

// The processes run as another user and must be able to read it.
process.umask(0o022)
try {
  console.log(run())
} catch (error) {
  process.exitCode = 1
  const { code, message, path } = error as NodeJS.ErrnoException
  if (error instanceof StartError) console.error(message)
  else if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    console.error(
      `${path ?? ''} may not be written by this user. Run it as the owner of the releases, or name others by --to.`,
    )
  else if (code === 'ENOSPC') console.error('The disk is full. The release that runs is as it was.')
  else console.error(error)
}
