import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'
import { actions, isSample, seed } from './e2e/early/plan.ts'

/**
 * Early touches (e2e/early): every pair of the list at every moment, or as the environment says:
 * - EARLY_SAMPLE=12: so many, chosen by EARLY_SEED, else by the commit; EARLY_SECONDS=90: ended by then
 * - EARLY_KIND=radio,tab EARLY_PAGE=/lounge EARLY_MOMENT=0,300: only these
 * - EARLY_RESUME=1: without those that have passed before (var/early/passed.txt)
 * - EARLY_CALM=1: each pair once and without haste; what fails then is no early touch
 */
if (isSample && process.env['TEST_WORKER_INDEX'] === undefined)
  console.error(`${actions.length} early touches, chosen by EARLY_SEED=${seed}`)

export default defineConfig({
  ...base,
  testDir: 'e2e/early',
  testIgnore: [],
  // One kind of files, in place of the two that the other suite begins with.
  projects: [{ name: 'early' }],
  // A touch that is lost now and then is lost; the sample runs on machines that are busy with other things.
  retries: isSample ? 1 : 0,
  timeout: 90_000,
  maxFailures: 0,
  use: { ...base.use, actionTimeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: 'var/reports/early.json' }]],
})
