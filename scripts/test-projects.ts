import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
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

/** The two kinds of test files, named by what is written in them. */
export function testProjects(root: string): TestProjectInlineConfiguration[] {
  const separate = globSync(INCLUDE, { cwd: root }).filter((file) =>
    OWN_MODULES.test(readFileSync(resolve(root, file), 'utf8')),
  )
  return [
    { extends: true, test: { name: 'shared', include: [INCLUDE], exclude: separate, isolate: false } },
    { extends: true, test: { name: 'separate', include: separate } },
  ]
}
