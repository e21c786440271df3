import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { freePort } from '../scripts/prove/free-port.ts'
import { copyProject } from '../scripts/prove/project-copy.ts'
import { findTestChromium, PLAYWRIGHT_FLAGS } from '../tests/chromium.ts'

/** What whoever works on the site waits for, s. */
export type Starts = { 'second start, s': number; 'dev server, s': number; 'edit on screen, s': number }

/** All three beside the last build, which has to be fresh. */
export async function measureStarts(root: string): Promise<Starts> {
  const second = await seconds(() => startAndStop(root, ['start']))
  const dev = await seconds(() => startAndStop(root, ['run', 'dev']))
  return { 'second start, s': second, 'dev server, s': dev, 'edit on screen, s': await measureEdit() }
}

async function startAndStop(root: string, command: readonly string[]): Promise<() => Promise<void>> {
  const site = await start(root, 'npm', command)
  return site.stop
}

/** Until the promise is there; what it gives cleans up and is not counted. */
async function seconds(begin: () => Promise<() => Promise<void>>): Promise<number> {
  const begun = performance.now()
  const end = await begin()
  const taken = (performance.now() - begun) / 1000
  await end()
  return Math.round(taken * 10) / 10
}

/** A process group of its own, until it takes requests. */
async function start(root: string, program: string, args: readonly string[]) {
  const data = mkdtempSync(join(tmpdir(), 'bench-start-'))
  const port = await freePort()
  const child = spawn(program, args, {
    cwd: root,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: undefined, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'fatal' },
  })
  const url = `http://localhost:${port}`
  await untilReady(`${url}/readyz`, child)
  const stop = async () => {
    const ended = once(child, 'exit')
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
  return { url, stop }
}

const POLL_MS = 20

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    // One question after another.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    // oxlint-disable-next-line no-await-in-loop
    await pause(POLL_MS)
  }
  throw new Error(`It ended with code ${child.exitCode} before it answered at ${url}`)
}

const EDITED = 'src/layout/footer/footer.tsx'
const [BEFORE, AFTER] = ['<footer ', '<footer data-edited="" ']

/** A component edited in a copy of the project while a browser shows it. */
async function measureEdit(): Promise<number> {
  const copy = await copyProject('edit', { assets: 'linked' })
  try {
    const site = await start(copy.root, process.execPath, [resolve(copy.root, 'server.ts'), '--dev'])
    const browser = await chromium.launch({ executablePath: findTestChromium(), args: PLAYWRIGHT_FLAGS })
    try {
      const page = await browser.newPage()
      await page.goto(`${site.url}/support.html`)
      await untilHydrated(page)
      const file = join(copy.root, EDITED)
      const source = readFileSync(file, 'utf8')
      if (!source.includes(BEFORE)) throw new Error(`${EDITED} has no «${BEFORE}» to edit any more`)
      return await seconds(async () => {
        writeFileSync(file, source.replace(BEFORE, AFTER))
        await until(page, () => document.querySelector('[data-edited]') !== null)
        return async () => {}
      })
    } finally {
      await browser.close()
      await site.stop()
    }
  } finally {
    await copy.remove()
  }
}

/** React has the footer. */
const untilHydrated = (page: Page): Promise<void> =>
  until(page, () => Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__reactFiber')))

/** The page's policy forbids what Playwright's own waiting would evaluate. */
async function until(page: Page, isSo: () => boolean): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop
  while (!(await page.evaluate(isSo))) await pause(POLL_MS)
}
