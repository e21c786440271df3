import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectFile, projectRoot } from '#src/project-file.ts'

/** What a checkout does not bring: made, installed, or data. */
const LEFT_OUT = new Set(['.git', 'node_modules', 'dist', 'public', 'var', 'shots', 'coverage', 'test-results'])
export type Copy = {
  root: string
  /** Runs a script of the copy by its Node; answers the exit code and the last lines. */
  run: (...command: string[]) => Promise<{ code: number | null; said: string }>
  remove: () => Promise<void>
}

/** A copy of the project in the temporary folder, to be changed and built; the packages are those of here. */
export async function copyProject(): Promise<Copy> {
  const root = await mkdtemp(join(tmpdir(), 'site-copy-'))
  const names = (await readdir(projectRoot)).filter((name) => !LEFT_OUT.has(name))
  for (const name of names) await cp(projectFile(name), join(root, name), { recursive: true })
  await symlink(projectFile('node_modules'), join(root, 'node_modules'))
  await mkdir(join(root, 'public'))
  return {
    root,
    run: (...command) => runIn(root, command),
    remove: () => rm(root, { recursive: true, force: true }),
  }
}

const SAID_LINES = 12

async function runIn(root: string, [command = '', ...rest]: readonly string[]) {
  const PATH = `${projectFile('node_modules/.bin')}:${process.env['PATH'] ?? ''}`
  const child = spawn(command, rest, { cwd: root, env: { ...process.env, PATH }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      said = (said + part.toString()).slice(-4000)
    })
  await once(child, 'close')
  return { code: child.exitCode, said: said.trim().split('\n').slice(-SAID_LINES).join('\n') }
}
