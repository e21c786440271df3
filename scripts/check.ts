import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { testEnvironment } from '../tests/environment.ts'
import { inRussian } from './check/in-russian.ts'

/**
 * `npm run check`, before a change is sent: formats the content itself, then runs every check to its end, so that one
 * run reports all errors. Its summary is in Russian: editors of the content run it too (docs/editor-guide.md). Of the
 * slow tests it runs only those concerned by the change (test-projects.ts); `npm test` runs all of them.
 */
type Check = [name: string, command: string]

/** Static checks, beside the tests: a thread each. */
const staticChecks: Check[] = [
  ['оформление', 'oxfmt --check'],
  ['правила кода', 'oxlint --deny-warnings'],
  // The compiler's incremental cache, in node_modules/.cache: a second run checks only what has changed.
  ['типы', 'tsc --noEmit --incremental --tsBuildInfoFile node_modules/.cache/check.tsbuildinfo'],
]
const tests: Check = ['тесты', 'vitest run --reporter=dot']

const told = new Set<string>()

/** Their output is shown after that of the tests, for editors in Russian. */
async function read([name, command]: Check) {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part
    })
  await once(child, 'close')
  return { name, command, output, isPassed: child.exitCode === 0 }
}

/** Shows output as it comes. */
async function runTests([name, command]: Check) {
  console.error(`— ${name}: ${command}`)
  const env = { ...process.env, ...testEnvironment(), TESTS: 'of-change' }
  const child = spawn(command, { shell: true, stdio: 'inherit', env })
  await once(child, 'close')
  return { name, isPassed: child.exitCode === 0 }
}

spawnSync('oxfmt src/content src/brand', { shell: true, stdio: 'ignore' })
const [tested, ...said] = await Promise.all([runTests(tests), ...staticChecks.map(read)])
for (const { name, command, output } of said) {
  console.error(`\n— ${name}: ${command}\n${output}`)
  for (const sentence of inRussian(output)) told.add(sentence)
}
const failed = [...said, tested].flatMap(({ name, isPassed }) => (isPassed ? [] : [name]))
if (told.size > 0) console.error(`\nЧто исправить в содержании:\n${[...told].join('\n')}`)
console.error(
  failed.length === 0
    ? '\nВсё в порядке.'
    : `\nНе прошло: ${failed.join(', ')}. Что не так, сказано выше: файл, строка и что сделать.`,
)
process.exitCode = failed.length === 0 ? 0 : 1
