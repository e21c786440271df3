import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve, sep } from 'node:path'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import type { TestSequencer, TestSpecification, Vitest } from 'vitest/node'

/**
 * A worker shares its loaded modules between files: loading all of them for every file took half of the whole
 * run. Those with a DOM share it and the packages, but not our modules, which keep state (tests/shared-dom.ts). Files that
 * use `vi.mock` are isolated.
 */

const INCLUDE = 'tests/**/*.test.{ts,tsx}'
const OWN_MODULES = /\bvi\.(?:mock|doMock|hoisted|resetModules)\(/
const DOM = /^\/\/ @vitest-environment jsdom/

/**
 * Files of half a minute, most of it waiting for processes: started last they would occupy one worker after all the
 * others.
 */
const LONG = /\/tests\/(?:proofs|untrusted-keys|server\/process)\//

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

  /** Imported at the first run: `vite build` reads this file, too, and does not need the test runner. */
  private async usual() {
    const { BaseSequencer } = await import('vitest/node')
    return new BaseSequencer(this.vitest)
  }
}

/** The order of files, unless the command gives one: a sequencer would override `--sequence.shuffle.files`. */
export const fileOrder = (command: readonly string[]): { sequencer?: typeof LongFirst } =>
  command.some((word) => word.startsWith('--sequence.')) ? {} : { sequencer: LongFirst }

/**
 * Seventy per cent of the time of all tests in a sixth of their files. `npm run check` skips those that are unrelated
 * to the changes (`TESTS=of-change`); `npm test` runs them all.
 */
const SLOW =
  /^tests\/(?:(?:proofs|untrusted-keys|printing|drawing|scripts|server\/(?:process|files)|backend\/(?:mail|pictures))\/|(?:server\/start|brand\/recolour|backend\/leads\/erasure|office\/(?:demo|dated-surfaces|content))\.test)/

/** Whether a file in the folder of these tests, or in the one they test, has changed. */
function isOfChange(test: string, changed: readonly string[]): boolean {
  const folder = `${dirname(test).replace(/^tests\//, '')}/`
  // Printed documents depend on the content.
  const folders = folder.startsWith('printing/') ? [folder, 'content/', 'brand/'] : [folder]
  return changed.some((file) => folders.some((one) => file.replace(/^(?:src|tests)\//, '').startsWith(one)))
}

/** Files that differ from the last commit; null where that is unknown. */
function changedFiles(root: string): string[] | null {
  try {
    const told = execFileSync('git', ['status', '--porcelain', '--untracked-files=all', '-z'], {
      cwd: root,
      encoding: 'utf8',
    })
    // For a renamed file both names are given, the old one without a state.
    return told.split('\0').map((line) => line.replace(/^.. /, ''))
  } catch {
    return null
  }
}

/** Files that this run skips. */
function leftOut(files: readonly string[], root: string): string[] {
  const changed = process.env['TESTS'] === 'of-change' ? changedFiles(root) : null
  return changed ? files.filter((file) => SLOW.test(file) && !isOfChange(file, changed)) : []
}

/** The three kinds of test files, recognised by their content. */
export function testProjects(root: string): TestProjectInlineConfiguration[] {
  const files = globSync(INCLUDE, { cwd: root }).map((file) => file.replaceAll(sep, '/'))
  const without = leftOut(files, root)
  const read = files
    .filter((file) => !without.includes(file))
    .map((file) => ({ file, text: readFileSync(resolve(root, file), 'utf8') }))
  const separate = read.filter(({ text }) => OWN_MODULES.test(text)).map(({ file }) => file)
  const dom = read.filter(({ file, text }) => DOM.test(text) && !separate.includes(file)).map(({ file }) => file)
  return [
    {
      extends: true,
      test: { name: 'shared', include: [INCLUDE], exclude: [...separate, ...dom, ...without], isolate: false },
    },
    {
      extends: true,
      test: {
        name: 'dom',
        include: dom,
        isolate: false,
        // After setup.ts of all projects, not beside it.
        setupFiles: [resolve(root, 'tests/setup-dom.ts')],
        sequence: { setupFiles: 'list' },
      },
    },
    { extends: true, test: { name: 'separate', include: separate } },
  ]
}
