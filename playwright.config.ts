import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findTestChromium, TEST_FLAGS } from './tests/chromium.ts'
import { BUILT_SERVER } from './scripts/prove/site-process.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 4173)
const DATA_DIR = 'var/e2e'

/**
 * Each of them starts a site or a browser of its own and takes half a minute: started last, one worker would still be
 * busy with them when the others are done.
 */
const LONG = /\/(?:office[\w-]*|late-request|offline|turning-car|weight)\.spec\.ts$/
/** They have a configuration of their own: playwright.early.config.ts. */
const EARLY = 'early/**'

/** End-to-end tests against the built site on its own port and data. */
export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'long', testMatch: LONG, testIgnore: EARLY },
    { name: 'short', testIgnore: [LONG, EARLY] },
  ],
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // One more than the cores: a third of a test is waiting, for a frame or a response.
  workers: Math.max(2, availableParallelism()) + 1,
  // A busy machine may be late once; twice is a fault.
  retries: 1,
  // Timeouts for what never happens, not expected durations: a busy machine is slow, and a passing run does not reach
  // them. Beside renders of higher priority (a load of 25) passing tests were late at 90 and 20 seconds.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  // Where nearly everything fails the first failures are enough.
  maxFailures: 20,
  reporter: [['line'], ['json', { outputFile: 'var/reports/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'ru-RU',
    launchOptions: {
      executablePath: findTestChromium(),
      args: TEST_FLAGS,
    },
  },
  webServer: {
    command: `node ${BUILT_SERVER}`,
    env: {
      PORT: String(PORT),
      DATA_DIR,
      LOG_LEVEL: 'warn',
      PUBLIC_ORIGIN: `http://127.0.0.1:${PORT}`,
      // All tests share one client address.
      RATE_LIMIT: '0',
    },
    url: `http://127.0.0.1:${PORT}/readyz`,
    // A timeout for what never happens: at a load of 36 a start has taken more than Playwright's default minute.
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
