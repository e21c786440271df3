import { chromium, type Browser, type Page } from '@playwright/test'
import { resolve } from 'node:path'
import { findChromium } from '../tests/chromium.ts'
import { startServer } from './server-process.ts'

/** What a visitor of the configurator feels on a phone, measured in a Chromium whose main thread is slowed down. */

const PORT = 4188
const SLOWER = 4
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true } as const
const PAINTS = '/configurator#slide=2&model=gv70'
const PATIENCE_MS = 180_000
const ROUNDS = 3

export type Feel = {
  /** From the press on a colour to the frame that shows it, drawn register: median and worst, ms (steps of 8). */
  colourMedian: number
  colourWorst: number
  /** Requests that changing colours made. */
  colourRequests: number
  /** Tasks of more than 50 ms from the order of the mesh to the car on the canvas, and the longest, ms. */
  meshTasks: number
  meshLongest: number
}

export async function measureConfigurator(root: string): Promise<Feel> {
  const server = await startServer(resolve(root, 'server.ts'), PORT, { DATA_DIR: resolve(root, 'var/bench') })
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-background-networking'],
  })
  try {
    return { ...(await measureColours(browser, server.url)), ...(await measureMesh(browser, server.url)) }
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function slowPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage(PHONE)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return page
}

/** Without WebGL the drawing is the picture; its colours are pressed one after another. */
async function measureColours(browser: Browser, url: string) {
  const page = await slowPage(browser)
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
    const seen: number[] = []
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      // One press is several events; the click is the one that paints.
      for (const entry of list.getEntries()) if (entry.name === 'click') seen.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await page.goto(url + PAINTS)
  await page.locator('[data-drawn="live"]').waitFor({ timeout: PATIENCE_MS })
  await page.waitForLoadState('networkidle')
  let colourRequests = 0
  // Links in view are fetched ahead when the browser rests: that is not the colours.
  page.on('request', (request) => {
    if (/\/images\/|json-data|complectation|feature/.test(request.url())) colourRequests++
  })
  const swatches = page.locator('input[name=ext]')
  const count = await swatches.count()
  // The first press wakes the parts that wait for a sign of interest: what they cost is not the colours'.
  await swatches.nth(1).tap({ force: true })
  await page.waitForLoadState('networkidle')
  await settled(page)
  await page.evaluate(() => (window as unknown as { seen: number[] }).seen.splice(0))
  for (let i = 0; i < ROUNDS * count; i++) {
    // oxlint-disable-next-line no-await-in-loop -- one press after another
    await swatches.nth(i % count).tap({ force: true })
    // oxlint-disable-next-line no-await-in-loop -- a visitor looks before he presses again
    await settled(page)
  }
  const pressed = ROUNDS * count
  const told = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  // What took less than two frames is not told at all.
  const durations = [...told, ...Array<number>(Math.max(0, pressed - told.length)).fill(16)].toSorted((a, b) => a - b)
  await page.close()
  return {
    colourMedian: durations[Math.trunc(durations.length / 2)] ?? 0,
    colourWorst: durations.at(-1) ?? 0,
    colourRequests,
  }
}

const REST_MS = 300
const settled = (page: Page) =>
  page.evaluate((rest) => new Promise((done) => requestAnimationFrame(() => setTimeout(done, rest))), REST_MS)

/** The third dimension, drawn by software here: only what the main thread does is told. */
async function measureMesh(browser: Browser, url: string) {
  const page = await slowPage(browser)
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext as (this: HTMLCanvasElement, kind: string) => unknown
    const marks = { ordered: 0, tasks: [] as { start: number; duration: number }[] }
    Object.assign(window, { marks })
    Object.assign(HTMLCanvasElement.prototype, {
      // The site refuses a card that is only played by the processor.
      getContext(this: HTMLCanvasElement, kind: string) {
        return original.call(this, kind)
      },
    })
    const post = Worker.prototype.postMessage as (this: Worker, ...rest: unknown[]) => void
    Object.assign(Worker.prototype, {
      postMessage(this: Worker, ...rest: unknown[]) {
        marks.ordered ||= performance.now()
        post.apply(this, rest)
      },
    })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) marks.tasks.push({ start: startTime, duration })
    }).observe({ type: 'longtask' })
  })
  await page.goto(url + PAINTS)
  await page.locator('canvas[role=img]').waitFor({ timeout: PATIENCE_MS })
  const tasks = await page.evaluate(() => {
    const { ordered, tasks: all } = (window as unknown as { marks: Marks }).marks
    return all.filter(({ start }) => start >= ordered).map(({ duration }) => duration)
  })
  await page.close()
  return { meshTasks: tasks.length, meshLongest: Math.max(0, ...tasks) }
}

type Marks = { ordered: number; tasks: { start: number; duration: number }[] }
