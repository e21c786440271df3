import { chromium, type Browser, type Page } from '@playwright/test'
import { resolve } from 'node:path'
import type { StageMessage } from '#src/three/stage/messages.ts'
import { findChromium } from '../tests/chromium.ts'
import { disableOffscreenCanvas, allowSoftwareRenderer } from '../tests/third-dimension.ts'
import { BUILT_SERVER } from '../scripts/prove/site-process.ts'
import { startServer } from './server-process.ts'

/**
 * Response times of the configurator on a phone, measured in a Chromium with a throttled main thread.
 *
 * Drawn: without a graphics card, like devices that get the drawing; whole frames, including paint.
 * Turned: with a software GPU, a hundred times slower than a real one, so its drawing time is
 * meaningless, and it blocks the whole browser; measured is the time from the press event to the
 * message to the render worker.
 */

const PORT = 4188
const SLOWER = 4
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true } as const
const PAINTS = '/configurator#slide=2&model=gv70'
const TIMEOUT_MS = 180_000
const ROUNDS = 3
const ARGS = ['--no-sandbox', '--disable-background-networking']
const DRAWN = [...ARGS, '--disable-gpu']
const TURNED = [...ARGS, '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

export type Feel = {
  /** From the press on a colour to the frame that shows it, drawn register: median and worst, ms (steps of 8). */
  colourMedian: number
  colourWorst: number
  /** The same in three dimensions, to the hand-over, ms. */
  turnedMedian: number
  turnedWorst: number
  /** Requests that changing colours made. */
  colourRequests: number
  /** Tasks of more than 50 ms from the start of the mesh to the car on the canvas, and the longest, ms. */
  meshTasks: number
  meshLongest: number
}

export async function measureConfigurator(root: string): Promise<Feel> {
  const server = await startServer(resolve(root, BUILT_SERVER), PORT, { DATA_DIR: resolve(root, 'var/bench') })
  const browserFor = (args: string[]) => chromium.launch({ executablePath: findChromium(), args })
  const drawn = await browserFor(DRAWN)
  const turned = await browserFor(TURNED)
  try {
    return { ...(await measureDrawn(drawn, server.url)), ...(await measureTurned(turned, server.url)) }
  } finally {
    await Promise.all([drawn.close(), turned.close()])
    await server.stop()
  }
}

async function slowPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage(PHONE)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return page
}

/** Presses all colours one after another, with pauses, as a visitor does. */
async function pressColours(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  const swatches = page.locator('input[name=ext]')
  const count = await swatches.count()
  // The first press also loads lazy parts, whose cost is not that of the colours.
  await swatches.nth(1).tap({ force: true })
  await page.waitForLoadState('networkidle')
  await settled(page)
  // Cast: set by the script above.
  await page.evaluate(() => (window as unknown as { seen: number[] }).seen.splice(0))
  for (let i = 0; i < ROUNDS * count; i++) {
    // oxlint-disable-next-line no-await-in-loop -- one press after another
    await swatches.nth(i % count).tap({ force: true })
    // oxlint-disable-next-line no-await-in-loop -- see above
    await settled(page)
  }
  return ROUNDS * count
}

const REST_MS = 300
const settled = (page: Page) =>
  page.evaluate((rest) => new Promise((done) => requestAnimationFrame(() => setTimeout(done, rest))), REST_MS)

async function seenIn(page: Page): Promise<number[]> {
  // Cast: set by the script above.
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  return seen.toSorted((a, b) => a - b)
}
const medianAndWorst = (sorted: readonly number[]): [number, number] => [
  Math.round(sorted[Math.trunc(sorted.length / 2)] ?? Number.NaN),
  Math.round(sorted.at(-1) ?? Number.NaN),
]

async function measureDrawn(browser: Browser, url: string) {
  const page = await slowPage(browser)
  await disableOffscreenCanvas(page)
  await page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      // One press is several events; the click is the one that causes the paint.
      for (const entry of list.getEntries()) if (entry.name === 'click') seen.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await page.goto(url + PAINTS)
  await page.locator('[data-paints=here]').waitFor({ timeout: TIMEOUT_MS })
  let colourRequests = 0
  // Links in view are prefetched when the browser is idle: these requests are not made by the colours.
  page.on('request', (request) => {
    if (/\/images\/|json-data|complectation|feature/.test(request.url())) colourRequests++
  })
  const pressed = await pressColours(page)
  const frames = await seenIn(page)
  // Durations under two frames are not reported.
  const [colourMedian, colourWorst] = medianAndWorst([
    ...Array<number>(Math.max(0, pressed - frames.length)).fill(16),
    ...frames,
  ])
  await page.close()
  return { colourMedian, colourWorst, colourRequests }
}

type Marks = { ordered: number; tasks: { start: number; duration: number }[] }

async function measureTurned(browser: Browser, url: string) {
  const page = await slowPage(browser)
  await allowSoftwareRenderer(page)
  await page.addInitScript(() => {
    const marks = { ordered: 0, tasks: [] as { start: number; duration: number }[] }
    const seen: number[] = []
    Object.assign(window, { marks, seen })
    let pressed = 0
    addEventListener('click', () => (pressed = performance.now()), { capture: true })
    const post = Worker.prototype.postMessage as (this: Worker, ...rest: unknown[]) => void
    Object.assign(Worker.prototype, {
      postMessage(this: Worker, ...rest: unknown[]) {
        const { type } = rest[0] as StageMessage
        if (type === 'show') marks.ordered ||= performance.now()
        post.apply(this, rest)
        if (type === 'paint') seen.push(performance.now() - pressed)
      },
    })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) marks.tasks.push({ start: startTime, duration })
    }).observe({ type: 'longtask' })
  })
  await page.goto(url + PAINTS)
  await page.getByRole('button', { name: '360°' }).click()
  await page.locator('canvas[role=img]').waitFor({ timeout: TIMEOUT_MS })
  const tasks = await page.evaluate(() => {
    // Cast: set by the script above.
    const { ordered, tasks: all } = (window as unknown as { marks: Marks }).marks
    return all.filter(({ start }) => start >= ordered).map(({ duration }) => duration)
  })
  await pressColours(page)
  const handed = await seenIn(page)
  if (handed.length === 0) throw new Error('No press on a colour has reached the render worker')
  const [turnedMedian, turnedWorst] = medianAndWorst(handed)
  await page.close()
  return { turnedMedian, turnedWorst, meshTasks: tasks.length, meshLongest: Math.max(0, ...tasks) }
}
