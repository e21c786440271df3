import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectFile, projectRoot } from '#src/project-file.ts'

/** What a checkout does not bring: made, installed, or data. */
const LEFT_OUT = new Set(['.git', 'node_modules', 'dist', 'public', 'var', 'shots', 'coverage', 'test-results'])

export type ProjectCopy = {
  root: string
  /** Runs a command in the copy with the project's Node and packages; returns the exit code and the last lines. */
  run: (...command: string[]) => Promise<{ code: number | null; said: string }>
  remove: () => Promise<void>
}

/** The project in the temporary folder, with the packages of here: it can be changed, built and tested. */
export async function copyProject(name: string): Promise<ProjectCopy> {
  const root = await mkdtemp(join(tmpdir(), `site-${name}-`))
  const entries = (await readdir(projectRoot)).filter((entry) => !LEFT_OUT.has(entry))
  for (const entry of entries) await cp(projectFile(entry), join(root, entry), { recursive: true })
  await symlink(projectFile('node_modules'), join(root, 'node_modules'))
  return {
    root,
    run: (...command) => runIn(root, command),
    remove: () => rm(root, { recursive: true, force: true }),
  }
}

const SAID_LINES = 12
/** Characters of the output that are kept while a command runs. */
const KEPT = 4000

async function runIn(root: string, [command = '', ...rest]: readonly string[]) {
  const PATH = `${projectFile('node_modules/.bin')}:${process.env['PATH'] ?? ''}`
  const child = spawn(command, rest, { cwd: root, env: { ...process.env, PATH }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      said = (said + part.toString()).slice(-KEPT)
    })
  await once(child, 'close')
  return { code: child.exitCode, said: said.trim().split('\n').slice(-SAID_LINES).join('\n') }
}
