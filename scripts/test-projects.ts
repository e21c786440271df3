import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { TestProjectInlineConfiguration } from 'vitest/config'

/**
 * A worker keeps the modules it has loaded from file to file: to load all of them for every file was half of the whole
 * run. Own modules are for files that exchange some for others, and for those with a document, which modules remember.
 */

const INCLUDE = 'tests/**/*.test.{ts,tsx}'
const OWN_MODULES = /^\/\/ @vitest-environment jsdom|\bvi\.(?:mock|doMock|hoisted|resetModules)\(/

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
