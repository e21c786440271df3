import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { ensureTestChromium } from './chromium.ts'
import { testEnvironment } from './environment.ts'

/** All checks, soonest failure first. The README's `npm test`, and so CI's. */

type Step = [name: string, command: string]

/** They read the sources only: side by side, because neither a compiler nor a build keeps two cores busy. */
const readings: Step[] = [
  ['format', 'oxfmt --check'],
  ['lint', 'oxlint --deny-warnings'],
  ['types', 'tsc --noEmit'],
  ['audit', 'node scripts/audit.ts'],
  ['build', 'npm run build'],
]

const steps: Step[] = [
  ['unit', 'vitest run --reporter=default --reporter=json --outputFile=var/reports/unit.json'],
  ['prove', 'node scripts/prove/run-all.ts --short'],
  ['e2e', 'playwright test'],
  // Another sample with every commit, at most 90 seconds of it.
  ['early', 'EARLY_SAMPLE=12 EARLY_SECONDS=90 playwright test -c playwright.early.config.ts'],
]

const environment = { ...process.env, ...testEnvironment() }

// Not in test-results: Playwright empties that folder when it starts.
rmSync('var/reports', { recursive: true, force: true })
rmSync('var/e2e', { recursive: true, force: true })

// What they say comes at the end: of each whole, in the order of the list.
console.error(`\n— ${readings.map(([name]) => name).join(', ')}: side by side`)
const said = await Promise.all(readings.map(read))
for (const { name, command, code, output, seconds } of said)
  console.error(`\n— ${name}: ${command}\n${output}${code === 0 ? `— ${name}: ${seconds} s` : `\n${name} failed`}`)
if (said.some(({ code }) => code !== 0)) process.exit(1)

for (const [name, command] of steps) {
  console.error(`\n— ${name}: ${command}`)
  const started = performance.now()
  const chromium = name === 'e2e' || name === 'early' ? { CHROMIUM: ensureTestChromium() } : {}
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...environment, ...chromium },
  })
  if (status !== 0) {
    console.error(`\n${name} failed`)
    process.exit(1)
  }
  console.error(`— ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
report()

async function read([name, command]: Step) {
  const started = performance.now()
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], env: environment })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part
    })
  await once(child, 'close')
  return { name, command, code: child.exitCode, output, seconds: ((performance.now() - started) / 1000).toFixed(1) }
}

/** The counts of all runners in one plain line. */
function report() {
  const unit = readReport<{ numPassedTests: number; numFailedTests: number }>('unit')
  const browser = ['e2e', 'early'].map(
    (name) => readReport<{ stats: { expected: number; unexpected: number } }>(name).stats,
  )
  const passed = browser.reduce((sum, { expected }) => sum + expected, unit.numPassedTests)
  const failed = browser.reduce((sum, { unexpected }) => sum + unexpected, unit.numFailedTests)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
}

function readReport<T>(name: string): T {
  return JSON.parse(readFileSync(`var/reports/${name}.json`, 'utf8')) as T
}
