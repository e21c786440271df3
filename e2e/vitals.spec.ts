import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Request } from '@playwright/test'
import { BUILT_SERVER } from '../scripts/prove/site-process.ts'
import { builtFile } from './built-file.ts'
import { expect, test } from './test.ts'

/** Measured only where metrics are read, so by a server of its own. */

const PORT = Number(process.env['E2E_PORT'] ?? 4173) + 2
const ORIGIN = `http://127.0.0.1:${PORT}`
const METRICS = `http://127.0.0.1:${PORT + 1}/metrics`
const isBeacon = (request: Request) => request.url().endsWith('/v1/vitals')

let directory = ''
let server: ChildProcess

test.use({ isFirstVisit: true })
// One server for both.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'site-vitals-'))
  server = spawn(process.execPath, [BUILT_SERVER], {
    env: {
      ...process.env,
      PORT: String(PORT),
      METRICS_PORT: String(PORT + 1),
      DATA_DIR: directory,
      LOG_LEVEL: 'error',
      PUBLIC_ORIGIN: ORIGIN,
    },
    stdio: 'inherit',
  })
  await expect.poll(async () => (await fetch(`${ORIGIN}/readyz`).catch(() => null))?.status).toBe(200)
})
test.afterAll(() => {
  server.kill('SIGKILL')
  rmSync(directory, { recursive: true, force: true })
})

const measured = async () => {
  const text = await (await fetch(METRICS)).text()
  return (metric: string) => Number(new RegExp(`^${metric} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
}

test('a page that is left reports its vitals, without cookies and without its address', async ({ page }) => {
  await page.context().addCookies([{ name: 'cookiesAgree', value: '1', url: ORIGIN }])
  const code = page.waitForResponse((answer) => builtFile('vitals')(answer.url()))
  await page.goto(`${ORIGIN}/warranty.html?utm_source=letter`)
  await code
  await page.getByRole('heading', { level: 1 }).click()
  const sent = page.waitForRequest(isBeacon)
  // What a browser says when a tab is left; of a page that is really gone it tells a test nothing more.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  const beacon = await sent
  // A press that took next to no time may go unmeasured.
  const { inp: _, ...told } = beacon.postDataJSON() as Record<string, unknown>
  const number = expect.any(Number) as unknown
  expect(told).toEqual({ page: 'warranty', lcp: number, ttfb: number, cls: number })
  expect(await beacon.headerValue('cookie')).toBeNull()
  expect(await beacon.headerValue('referer')).toBeNull()
  await expect
    .poll(async () => (await measured())('web_vitals_seconds_count{page="warranty",metric="lcp"}'))
    .toBeGreaterThan(0)
})

test('navigation to another page sends it too', async ({ page }) => {
  const code = page.waitForResponse((answer) => builtFile('vitals')(answer.url()))
  await page.goto(`${ORIGIN}/mobility.html`)
  await code
  await page.waitForLoadState('networkidle')
  // Of this site: what a page sends as a tab goes to about:blank, nobody may receive.
  await page.goto(`${ORIGIN}/about.html`)
  await expect
    .poll(async () => (await measured())('web_vitals_seconds_count{page="mobility",metric="ttfb"}'))
    .toBeGreaterThan(0)
})

test('a visitor who saves data is not measured', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.clock.install()
  await page.goto(`${ORIGIN}/warranty.html`)
  await page.clock.runFor(10_000)
  await page.evaluate(() => fetch('/readyz').then((answer) => answer.text()))
  expect(asked.filter((url) => url.includes('vitals'))).toEqual([])
})
