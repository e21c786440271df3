import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { StartError } from '#src/backend/start-error.ts'
import { retainAssets } from './retained-assets.ts'
import { copyTree } from './link-tree.ts'

/**
 * Releases side by side: `releases/ID` contains everything a process reads, `current` and `previous` point to two of
 * them, and
 * `assets` is ASSETS_DIR. A release never changes: `git pull && npm ci && npm run build` in the checkout
 * do not affect running processes.
 */

/** What processes and operator commands read; in addition to dist and node_modules. */
const COPIED = ['src', 'scripts', 'deploy']
const FILES = ['package.json', 'package-lock.json', 'LICENSE']
/** How many releases are kept that are not running, current or previous. */
const LEFT = 3

export type ReleaseState = { id: string; isCurrent: boolean; isPrevious: boolean }

/** Adds the checkout's build and makes it the current one. Returns its name. Throws StartError. */
export function addRelease(checkout: string, root: string, now: Date): string {
  if (!existsSync(join(checkout, 'dist/server/server.js')))
    throw new StartError(`There is no build in ${checkout}: run "npm run build" first.`)
  const id = nameOf(checkout, now)
  const target = join(root, 'releases', id)
  if (existsSync(target)) throw new StartError(`There is a release ${target} already. Try again in a second.`)
  const half = join(root, 'releases', `.${id}.half`)
  mkdirSync(half, { recursive: true, mode: 0o755 })
  try {
    for (const folder of COPIED) copyTree(join(checkout, folder), join(half, folder))
    for (const file of FILES) copyFileSync(join(checkout, file), join(half, file))
    copyTree(join(checkout, 'dist'), join(half, 'dist'))
    copyModules(checkout, half)
    renameSync(half, target)
  } finally {
    rmSync(half, { recursive: true, force: true })
  }
  switchTo(root, id, now)
  prune(root)
  return id
}

/** Back to the previous release, or to a named one. Returns the name of the current one. Throws StartError. */
export function goBack(root: string, now: Date, id = linkedTo(root, 'previous')): string {
  if (!id) throw new StartError(`There is no release before this one in ${root}.`)
  if (!listReleases(root).some((release) => release.id === id))
    throw new StartError(`There is no release ${id} in ${root}. There are: ${idsIn(root).join(', ')}.`)
  switchTo(root, id, now)
  return id
}

/** Oldest first. */
export function listReleases(root: string): ReleaseState[] {
  const [current, previous] = [linkedTo(root, 'current'), linkedTo(root, 'previous')]
  return idsIn(root).map((id) => ({ id, isCurrent: id === current, isPrevious: id === previous }))
}

const idsIn = (root: string): string[] => {
  const folder = join(root, 'releases')
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !name.startsWith('.'))
        .sort()
    : []
}

/** Time and commit: sorting by name sorts by age. */
function nameOf(checkout: string, now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  const { status, stdout } = spawnSync('git', ['-C', checkout, 'rev-parse', '--short=10', 'HEAD'], { encoding: 'utf8' })
  return status === 0 ? `${stamp}-${stdout.trim()}` : stamp
}

/**
 * Production packages, by the lock file. `npm ci` replaces the folder as a whole and overwrites none of its files,
 * so both may share them.
 */
function copyModules(checkout: string, release: string): void {
  const { packages } = JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>
  }
  const dev = new Set(Object.keys(packages).filter((path) => packages[path]?.dev === true))
  copyTree(join(checkout, 'node_modules'), join(release, 'node_modules'), {
    isLinked: true,
    isLeftOut: (path) => dev.has(`node_modules/${path}`) || /^\.(?!package-lock)/.test(path),
  })
  mkdirSync(join(release, 'node_modules/.bin'))
  symlinkSync(readlinkSync(join(checkout, 'node_modules/.bin/node')), join(release, 'node_modules/.bin/node'))
}

function linkedTo(root: string, link: 'current' | 'previous'): string | undefined {
  try {
    return basename(readlinkSync(join(root, link)))
  } catch {
    return undefined
  }
}

/** Its files are available to every process before the first one runs it; the link is switched atomically. */
function switchTo(root: string, id: string, now: Date): void {
  retainAssets(join(root, 'releases', id, 'dist/client/assets'), join(root, 'assets'), id, now)
  const before = linkedTo(root, 'current')
  if (before === id) return
  if (before) point(root, 'previous', before)
  point(root, 'current', id)
}

function point(root: string, link: 'current' | 'previous', id: string): void {
  const half = join(root, `.${link}.half`)
  rmSync(half, { force: true })
  symlinkSync(join('releases', id), half)
  renameSync(half, join(root, link))
}

/** Deletes the oldest, but none that a process runs in. */
function prune(root: string): void {
  const running = runningReleases(root)
  const idle = listReleases(root).filter(
    ({ id, isCurrent, isPrevious }) => !isCurrent && !isPrevious && !running.has(id),
  )
  for (const { id } of idle.slice(0, Math.max(0, idle.length - LEFT)))
    rmSync(join(root, 'releases', id), { recursive: true, force: true })
}

/** By the working directories of processes, on Linux; elsewhere none are known. */
function runningReleases(root: string): ReadonlySet<string> {
  if (!existsSync('/proc/self/cwd')) return new Set()
  const folder = join(root, 'releases')
  const found = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const cwd = readlinkSync(`/proc/${pid}/cwd`)
        return cwd.startsWith(`${folder}/`) ? [cwd.slice(folder.length + 1).split('/', 1)[0]!] : []
      } catch {
        return []
      }
    })
  return new Set(found)
}
