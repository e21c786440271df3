import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from './chromium.ts'

/** All checks, soonest failure first. The README's `npm test`, and so CI's. */

const steps: [name: string, command: string][] = [
  ['format', 'prettier --check .'],
  ['lint', 'oxlint --deny-warnings'],
  ['types', 'tsc --noEmit'],
  ['audit', 'node scripts/audit.ts'],
  ['unit', 'vitest run --reporter=default --reporter=json --outputFile=var/reports/unit.json'],
  ['build', 'npm run build'],
  ['prove', 'node scripts/prove/run-all.ts --short'],
  ['e2e', 'playwright test'],
]

// Not in test-results: Playwright empties that folder when it starts.
rmSync('var/reports', { recursive: true, force: true })
rmSync('var/e2e', { recursive: true, force: true })

for (const [name, command] of steps) {
  console.error(`\n— ${name}: ${command}`)
  const started = performance.now()
  const chromium = name === 'e2e' ? { CHROMIUM: ensureChromium() } : {}
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...chromium } })
  if (status !== 0) {
    console.error(`\n${name} failed`)
    process.exit(1)
  }
  console.error(`— ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
report()

/** The counts of both runners in one plain line. */
function report() {
  const unit = JSON.parse(readFileSync('var/reports/unit.json', 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
  }
  const { stats } = JSON.parse(readFileSync('var/reports/e2e.json', 'utf8')) as {
    stats: { expected: number; unexpected: number }
  }
  process.stdout.write(
    `${unit.numPassedTests + stats.expected} passed, ${unit.numFailedTests + stats.unexpected} failed\n`,
  )
}
