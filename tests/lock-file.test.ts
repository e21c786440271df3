import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectFile } from '#src/project-file.ts'

type Locked = { packages: Record<string, { resolved?: string; link?: boolean; hasInstallScript?: true }> }

const { packages } = JSON.parse(readFileSync(projectFile('package-lock.json'), 'utf8')) as Locked
const named = (isMeant: (locked: Locked['packages'][string]) => boolean): string[] =>
  Object.entries(packages)
    .filter(([, locked]) => isMeant(locked))
    .map(([path]) => path.split('node_modules/').at(-1)!)

/** A new name here is code that `npm ci` runs with the rights of whoever builds: read it before adding it. */
const RUN_AT_INSTALL = new Set([
  // Puts the program of this system in place.
  'node',
  // Built when it is published; finds nothing to do.
  'es-module-lexer',
  // Fetches a Java for the HTML checker where there is none; only the checks use it.
  'vnu-jar',
])

test('no package runs a script at installation that nobody has looked at', () => {
  expect(
    named(({ hasInstallScript }) => hasInstallScript === true).filter((name) => !RUN_AT_INSTALL.has(name)),
  ).toEqual([])
})

test('packages are asked of the registry of whoever installs, no address of one is written down', () => {
  expect(named(({ resolved, link }) => resolved !== undefined && !link)).toEqual([])
})
