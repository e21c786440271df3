import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { ensureTestChromium } from './chromium.ts'
import { testEnvironment } from './environment.ts'

/** All checks, soonest failure first. The README's `npm test`, and so CI's. */

type Step = [name: string, command: string]

/** How long a step that has ended may still say something, milliseconds. */
const LAST_WORDS_MS = 5_000

/** Signals that end a program that has crashed; a shell between reports them as its exit code. */
const CRASHES: ReadonlySet<NodeJS.Signals | number | null> = new Set(['SIGABRT', 'SIGBUS', 'SIGSEGV', 134, 135, 139])

/** They read the sources only: side by side, because neither a compiler nor a build keeps two cores busy. */
const staticChecks: Step[] = [
  ['format', 'oxfmt --check'],
  ['lint', 'oxlint --deny-warnings'],
  ['types', 'tsc --noEmit'],
  ['audit', 'node scripts/audit.ts'],
  ['build', 'npm run build'],
]

/** Side by side, too: the proofs wait more than they work. */
const units: Step = ['unit', 'vitest run --reporter=default --reporter=json --outputFile=var/reports/unit.json']
const proofs: Step = ['prove', 'node scripts/prove/run-all.ts --short']

const browsers: Step[] = [
  ['e2e', 'playwright test'],
  // Another sample with every commit, at most 90 seconds of it.
  ['early', 'EARLY_SAMPLE=12 EARLY_SECONDS=90 playwright test -c playwright.early.config.ts'],
]

const environment = { ...process.env, ...testEnvironment() }

// Not in test-results: Playwright empties that folder when it starts.
rmSync('var/reports', { recursive: true, force: true })
rmSync('var/e2e', { recursive: true, force: true })

console.error(`\n— ${staticChecks.map(([name]) => name).join(', ')}: side by side`)
tell(await Promise.all(staticChecks.map(read)))

console.error(`\n— ${units[0]}: ${units[1]}\n— ${proofs[0]}: beside it`)
const [proved, tested] = await Promise.all([read(proofs), showUncrashed(units)])
tell([proved, tested])

for (const step of browsers) {
  console.error(`\n— ${step[0]}: ${step[1]}`)
  // oxlint-disable-next-line no-await-in-loop
  tell([await show(step, { CHROMIUM: ensureTestChromium() })])
}
report()

type Outcome = {
  name: string
  command: string
  /** Its exit code, or the signal that has ended it. */
  ending: number | NodeJS.Signals | null
  output: string
  seconds: string
}

/** What it says is told when it has ended. */
function read(step: Step) {
  return run(step, 'pipe')
}

/** What it says is told at once. */
function show(step: Step, more?: NodeJS.ProcessEnv) {
  return run(step, 'inherit', more)
}

/**
 * Once more where the runner itself has crashed, which is a fault of Node's native code and no failed test: seen twice
 * in some forty runs, without a word.
 */
async function showUncrashed(step: Step): Promise<Outcome> {
  const outcome = await show(step)
  if (!CRASHES.has(outcome.ending)) return outcome
  console.error(`\n— ${step[0]}: the runner crashed (${outcome.ending}) after ${outcome.seconds} s: once more`)
  return show(step)
}

async function run([name, command]: Step, output: 'pipe' | 'inherit', more?: NodeJS.ProcessEnv): Promise<Outcome> {
  const started = performance.now()
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', output, output],
    env: { ...environment, ...more },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => {
      said += part
    })
  const close = once(child, 'close')
  await once(child, 'exit')
  // What it has started and left behind may hold its streams for good: they are not waited for.
  await Promise.race([close, setTimeout(LAST_WORDS_MS, undefined, { ref: false })])
  child.stdout?.destroy()
  child.stderr?.destroy()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  return { name, command, ending: child.exitCode ?? child.signalCode, output: said, seconds }
}

/**
 * What was not shown while it was said, of each whole, in the order of the list. Ends all where one has failed: the
 * failures come last, because a CI often keeps only the end of a log.
 */
function tell(outcomes: readonly Outcome[]) {
  const failed = outcomes.filter(({ ending }) => ending !== 0)
  const passed = outcomes.filter(({ ending }) => ending === 0)
  for (const { name, command, output, seconds } of passed) {
    if (output && failed.length === 0) console.error(`\n— ${name}: ${command}\n${output}`)
    console.error(`— ${name}: ${seconds} s`)
  }
  for (const { name, command, output } of failed) {
    console.error(`\n— ${name}: ${command}\n${output}\n${name} failed`)
  }
  if (failed.length > 0) process.exit(1)
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
