import { spawnSync } from 'node:child_process'
import { testEnvironment } from '../tests/environment.ts'
import { inRussian } from './check/in-russian.ts'

/**
 * `npm run check`, before a change is sent: formats the content by itself, then runs every check to its end, so that one
 * run tells all that is wrong. Its summary is in Russian: editors of the content run it too (docs/editor-guide.md).
 */
const checks: readonly [name: string, command: string][] = [
  ['оформление', 'oxfmt --check'],
  ['правила кода', 'oxlint --deny-warnings'],
  // The compiler remembers what it has read, in node_modules/.cache: a second run looks at what has changed.
  ['типы', 'tsc --noEmit --incremental --tsBuildInfoFile node_modules/.cache/check.tsbuildinfo'],
  ['тесты', 'vitest run --reporter=dot'],
]

const MAX_OUTPUT = 64 * 1024 * 1024
const told = new Set<string>()

/** Runs a command and shows what it says; `isHeard` collects what an editor has to know of it in Russian. */
function isPassed(command: string, isHeard: boolean): boolean {
  if (!isHeard)
    return (
      spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...testEnvironment() } }).status === 0
    )
  const { status, stdout, stderr } = spawnSync(command, { shell: true, encoding: 'utf8', maxBuffer: MAX_OUTPUT })
  process.stderr.write(stdout + stderr)
  for (const sentence of inRussian(stdout + stderr)) told.add(sentence)
  return status === 0
}

spawnSync('oxfmt src/content src/brand', { shell: true, stdio: 'ignore' })
const failed = checks.flatMap(([name, command]) => {
  console.error(`\n— ${name}: ${command}`)
  return isPassed(command, name !== 'тесты') ? [] : [name]
})
if (told.size > 0) console.error(`\nЧто исправить в содержании:\n${[...told].join('\n')}`)
console.error(
  failed.length === 0
    ? '\nВсё в порядке.'
    : `\nНе прошло: ${failed.join(', ')}. Что не так, сказано выше: файл, строка и что сделать.`,
)
process.exitCode = failed.length === 0 ? 0 : 1
