import { join } from 'node:path'
import { modelChecks } from './model-checks.ts'
import { copyProject, proveCommand } from './project-copy.ts'
import { printRow } from './rows.ts'
import { modelFolder, SIXTH, writeSixthModel } from './sixth-model.ts'
import { startSiteProcess } from './site-process.ts'

/**
 * `npm run prove:model`: a sixth model with photographs only, added to a copy of the project as CONTRIBUTING.md
 * describes. It changes few files, the copy compiles and builds, the content tests pass there, and every part of the
 * running site has the model. About ten minutes on two slow cores.
 */

const MAX_TEXTS = 8
const MAX_OUTSIDE = 2

const place = SIXTH.code

const copy = await copyProject('model', { assets: 'copied' })
try {
  const { root } = copy
  const { texts, photographs } = await writeSixthModel(root)
  const outside = texts.filter((file) => !file.startsWith(`${modelFolder}/`))
  printRow({
    isHeld: texts.length <= MAX_TEXTS && outside.length <= MAX_OUTSIDE,
    name: 'files of a model',
    place,
    report: { texts: texts.length, outside: outside.length, photographs: photographs.length },
  })
  await proveCommand(copy, place, 'the copy compiles', 'tsc', '--noEmit')
  const tests = ['tests/content', 'tests/routes.test.ts', 'tests/styles.test.ts']
  await proveCommand(copy, place, 'tests of content hold', 'vitest', 'run', ...tests)
  if (await proveCommand(copy, place, 'the copy is built', 'npm', 'run', 'build')) {
    const site = await startSiteProcess({ DATA_DIR: join(root, 'var') }, { root })
    try {
      for (const { name, isHeld, report } of await modelChecks(site.url)) printRow({ isHeld, name, place, report })
    } finally {
      await site.stop()
    }
  }
} finally {
  await copy.remove()
}
