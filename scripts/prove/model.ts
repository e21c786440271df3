import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { modelChecks } from './model-checks.ts'
import { printRow } from './rows.ts'
import { copyProject, modelFolder, SIXTH, writeSixthModel } from './sixth-model.ts'
import { startSiteProcess } from './site-process.ts'

/**
 * `npm run prove:model`: a sixth model with photographs alone, made in a copy of the project as CONTRIBUTING.md tells. It
 * touches few files, the copy compiles and is built, the tests of content hold there, and every part of the running site
 * has the model. About ten minutes on two slow cores.
 */

const MAX_TEXTS = 8
const MAX_OUTSIDE = 2

const root = mkdtempSync(join(tmpdir(), 'sixth-model-'))
const place = SIXTH.code

/** Runs a command in the copy; null when it succeeds, otherwise the end of what it said. */
function failureOf(command: string, args: string[]): string | null {
  try {
    execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 64 * 1024 * 1024 })
    return null
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    return `${stdout}${stderr}`.slice(-2000)
  }
}

function proveCommand(name: string, command: string, args: string[]): boolean {
  const started = performance.now()
  const failure = failureOf(command, args)
  if (failure) console.log(failure)
  const seconds = Math.round((performance.now() - started) / 1000)
  printRow({ isHeld: failure === null, name, place, report: { seconds } })
  return failure === null
}

try {
  copyProject(root, { generated: true })
  const { texts, photographs } = await writeSixthModel(root)
  const outside = texts.filter((file) => !file.startsWith(`${modelFolder}/`))
  printRow({
    isHeld: texts.length <= MAX_TEXTS && outside.length <= MAX_OUTSIDE,
    name: 'files of a model',
    place,
    report: { texts: texts.length, outside: outside.length, photographs: photographs.length },
  })
  const bin = (name: string) => join(root, 'node_modules/.bin', name)
  proveCommand('the copy compiles', bin('tsc'), ['--noEmit'])
  proveCommand('tests of content hold', bin('vitest'), [
    'run',
    'tests/content',
    'tests/routes.test.ts',
    'tests/styles.test.ts',
  ])
  if (proveCommand('the copy is built', 'npm', ['run', 'build'])) {
    const site = await startSiteProcess({ DATA_DIR: join(root, 'var') }, { root })
    try {
      for (const { name, isHeld, report } of await modelChecks(site.url)) printRow({ isHeld, name, place, report })
    } finally {
      await site.stop()
    }
  }
} finally {
  rmSync(root, { recursive: true, force: true })
}
