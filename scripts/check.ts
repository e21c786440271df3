import { spawnSync } from 'node:child_process'

/**
 * `npm run check`, before a change is sent: formats the content by itself, then runs every check to its end, so that one
 * run tells all that is wrong. Its summary is in Russian: editors of the content run it too (docs/editor-guide.md).
 */
const checks: readonly [name: string, command: string][] = [
  ['оформление', 'prettier --check . --log-level warn'],
  ['правила кода', 'oxlint --deny-warnings'],
  ['типы', 'tsc --noEmit'],
  ['тесты', 'vitest run --reporter=dot'],
]

const isPassed = (command: string): boolean => spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0

isPassed('prettier --write src/content src/brand --log-level warn')
const failed = checks.flatMap(([name, command]) => {
  console.error(`\n— ${name}: ${command}`)
  return isPassed(command) ? [] : [name]
})
console.error(
  failed.length === 0
    ? '\nВсё в порядке.'
    : `\nНе прошло: ${failed.join(', ')}. Что не так, сказано выше: файл, строка и что сделать.`,
)
process.exitCode = failed.length === 0 ? 0 : 1
