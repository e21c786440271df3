import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectFile, projectRoot } from '#src/project-file.ts'
import { printRow } from './rows.ts'

/** What a checkout does not contain: generated files, installed packages, data. */
const LEFT_OUT = new Set(['.git', 'node_modules', 'dist', 'public', 'var', 'shots', 'coverage', 'test-results'])
/** Tools' caches in node_modules: a copy has its own. */
const TOOL_CACHES = new Set(['.cache', '.vite', '.vite-temp', '.vitest-cache'])

export type ProjectCopy = {
  root: string
  /** Runs a command in the copy with the project's Node and packages; returns the exit code and its output. */
  run: (...command: string[]) => Promise<{ code: number | null; said: string }>
  remove: () => Promise<void>
}

/** The copy's output of `npm run assets` in public/: nothing, the files of this project (read-only), or its own. */
type Assets = 'none' | 'linked' | 'copied'

/** The project in the temporary folder, with this project's packages: it can be changed, built and tested. */
export async function copyProject(name: string, { assets = 'none' }: { assets?: Assets } = {}): Promise<ProjectCopy> {
  const root = await mkdtemp(join(tmpdir(), `site-${name}-`))
  const entries = (await readdir(projectRoot)).filter((entry) => !LEFT_OUT.has(entry))
  if (assets === 'copied') entries.push('public')
  if (assets === 'linked') await symlink(projectFile('public'), join(root, 'public'))
  if (assets === 'none') await mkdir(join(root, 'public'))
  await Promise.all(entries.map((entry) => cp(projectFile(entry), join(root, entry), { recursive: true })))
  await linkPackages(root)
  return {
    root,
    run: (...command) => runIn(root, command),
    remove: () => rm(root, { recursive: true, force: true }),
  }
}

/** Entry by entry: a build's cache in node_modules is the copy's own. */
async function linkPackages(root: string): Promise<void> {
  await mkdir(join(root, 'node_modules'))
  const names = (await readdir(projectFile('node_modules'))).filter((name) => !TOOL_CACHES.has(name))
  await Promise.all(names.map((name) => symlink(projectFile(`node_modules/${name}`), join(root, 'node_modules', name))))
}

async function runIn(root: string, [command = '', ...rest]: readonly string[]) {
  const PATH = `${projectFile('node_modules/.bin')}:${process.env['PATH'] ?? ''}`
  const child = spawn(command, rest, { cwd: root, env: { ...process.env, PATH }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      said += part.toString()
    })
  await once(child, 'close')
  return { code: child.exitCode, said: said.trim() }
}

/** Characters: the end of a failed command's output. */
export const SHOWN = 4000

/**
 * Runs a command in a copy and prints the result as a row; its output only when it failed. Returns whether it
 * succeeded.
 */
export async function proveCommand(
  { run }: ProjectCopy,
  place: string,
  name: string,
  ...command: string[]
): Promise<boolean> {
  const started = performance.now()
  const { code, said } = await run(...command)
  if (code !== 0) console.error(said.slice(-SHOWN))
  const seconds = Math.round((performance.now() - started) / 1000)
  printRow({ isHeld: code === 0, name, place, report: { seconds } })
  return code === 0
}
