import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve, sep } from 'node:path'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import type { TestSequencer, TestSpecification, Vitest } from 'vitest/node'

/**
 * A worker keeps the modules it has loaded from file to file: to load all of them for every file was half of the whole
 * run. Own modules are for files that exchange some for others, and for those with a document, which modules remember.
 */

const INCLUDE = 'tests/**/*.test.{ts,tsx}'
const OWN_MODULES = /^\/\/ @vitest-environment jsdom|\bvi\.(?:mock|doMock|hoisted|resetModules)\(/

/** Files of half a minute, most of it waiting for processes: begun last they would keep one worker after all the others. */
const LONG = /\/tests\/(?:proofs|outside-words|server\/process)\//

/** The long files first; the others as usual, the slowest of the last run first. */
class LongFirst implements TestSequencer {
  private readonly vitest: Vitest

  constructor(vitest: Vitest) {
    this.vitest = vitest
  }

  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await (await this.usual()).sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }

  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await this.usual()).shard(files)
  }

  /** Loaded with the first run: `vite build` reads this file, too, and has no use for the test runner. */
  private async usual() {
    const { BaseSequencer } = await import('vitest/node')
    return new BaseSequencer(this.vitest)
  }
}

/** The order of files, unless the command asks for one: a sequencer would take the place of `--sequence.shuffle.files`. */
export const fileOrder = (command: readonly string[]): { sequencer?: typeof LongFirst } =>
  command.some((word) => word.startsWith('--sequence.')) ? {} : { sequencer: LongFirst }

/**
 * Seven tenths of the time of all tests in a sixth of their files. `npm run check` leaves those out that have nothing to do
 * with what has changed (`TESTS=of-change`); `npm test` has them all.
 */
const SLOW =
  /^tests\/(?:(?:proofs|outside-words|printing|drawing|scripts|server\/(?:process|files)|backend\/(?:mail|pictures))\/|(?:server\/start|brand\/recolour|backend\/leads\/erasure|office\/(?:demo|dated-surfaces|content))\.test)/

/** Whether a file of the folder of these tests, or of the one that they test, is among the changed ones. */
function isOfChange(test: string, changed: readonly string[]): boolean {
  const folder = `${dirname(test).replace(/^tests\//, '')}/`
  // What is printed is made of the content.
  const folders = folder.startsWith('printing/') ? [folder, 'content/', 'brand/'] : [folder]
  return changed.some((file) => folders.some((one) => file.replace(/^(?:src|tests)\//, '').startsWith(one)))
}

/** What is not as the last commit has it; null where that cannot be known. */
function changedFiles(root: string): string[] | null {
  try {
    const told = execFileSync('git', ['status', '--porcelain', '--untracked-files=all', '-z'], {
      cwd: root,
      encoding: 'utf8',
    })
    // Of a renamed file both names are told, the former one without a state.
    return told.split('\0').map((line) => line.replace(/^.. /, ''))
  } catch {
    return null
  }
}

/** Files that this run leaves out. */
function leftOut(files: readonly string[], root: string): string[] {
  const changed = process.env['TESTS'] === 'of-change' ? changedFiles(root) : null
  return changed ? files.filter((file) => SLOW.test(file) && !isOfChange(file, changed)) : []
}

/** The two kinds of test files, named by what is written in them. */
export function testProjects(root: string): TestProjectInlineConfiguration[] {
  const files = globSync(INCLUDE, { cwd: root }).map((file) => file.replaceAll(sep, '/'))
  const without = leftOut(files, root)
  const separate = files.filter(
    (file) => !without.includes(file) && OWN_MODULES.test(readFileSync(resolve(root, file), 'utf8')),
  )
  return [
    { extends: true, test: { name: 'shared', include: [INCLUDE], exclude: [...separate, ...without], isolate: false } },
    { extends: true, test: { name: 'separate', include: separate } },
  ]
}
