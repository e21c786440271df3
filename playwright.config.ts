import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findTestChromium, PLAYWRIGHT_FLAGS } from './tests/chromium.ts'
import { BUILT_SERVER } from './scripts/prove/site-process.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 4173)
const DATA_DIR = 'var/e2e'

/**
 * Each of them starts a site or a browser of its own and takes half a minute: begun last, one worker would still be
 * busy with them when the others have nothing left to do.
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
  // One more than the cores: a third of a test is waiting, for a frame or an answer.
  workers: Math.max(2, availableParallelism()) + 1,
  // A busy machine may be late once; twice is a fault.
  retries: 1,
  // Bounds for what never happens, not for how long it may take: a busy machine is slow, and a right run waits for neither.
  // Beside renders of higher priority (a load of 25) right tests were late at 90 and 20 seconds.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  // Where nearly everything fails the first ones say why.
  maxFailures: 20,
  reporter: [['line'], ['json', { outputFile: 'var/reports/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'ru-RU',
    launchOptions: {
      executablePath: findTestChromium(),
      args: PLAYWRIGHT_FLAGS,
    },
  },
  webServer: {
    command: `node ${BUILT_SERVER}`,
    env: {
      PORT: String(PORT),
      DATA_DIR,
      LOG_LEVEL: 'warn',
      PUBLIC_ORIGIN: `http://127.0.0.1:${PORT}`,
      // All tests are one visitor's address.
      RATE_LIMIT: '0',
    },
    url: `http://127.0.0.1:${PORT}/readyz`,
    // A bound for what never comes: beside a load of 36 a start has taken more than the minute that is Playwright's own.
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
