import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'
import { actions, isSample, seed } from './e2e/early/plan.ts'

/**
 * Input before hydration (e2e/early): every pair of the list at every moment, or as the environment says:
 * - EARLY_SAMPLE=12: this many, chosen by EARLY_SEED, by default the commit; EARLY_SECONDS=90: time limit
 * - EARLY_KIND=radio,tab EARLY_PAGE=/lounge EARLY_MOMENT=0,300: only these
 * - EARLY_RESUME=1: without those that have passed before (var/early/passed.txt)
 * - EARLY_CALM=1: each pair once, after the page has loaded and without throttling; a failure then is not about early
 *   input
 */
if (isSample && process.env['TEST_WORKER_INDEX'] === undefined)
  console.error(`${actions.length} early touches, chosen by EARLY_SEED=${seed}`)

export default defineConfig({
  ...base,
  testDir: 'e2e/early',
  testIgnore: [],
  // One project, instead of the two that the other suite starts with.
  projects: [{ name: 'early' }],
  // Input that is lost sometimes is a fault, but the sample runs on busy machines.
  retries: isSample ? 1 : 0,
  timeout: 90_000,
  maxFailures: 0,
  use: { ...base.use, actionTimeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: 'var/reports/early.json' }]],
})
