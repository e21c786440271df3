import type { Browser, Page } from '@playwright/test'
import autocannon from 'autocannon'
import { openPhone } from '../page-scripts.ts'
import type { MeasuredServer } from '../server-process.ts'
import { brotli11 } from './front.ts'

const SLOWER = 4
const LINE = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const REST_MS = 10_000
/** How long after the load event larger pictures are waited for. */
const SETTLED_MS = 1500
/** A visitor without a response presses again after this long. */
const PATIENCE_MS = 1000
const MOST_TAPS = 20
const FRAME_MS = 16
const LONGEST_MS = 30_000

/** Milliseconds of the server's CPU time per page, in an encoding; over this many requests, however long they take. */
export async function cpuPerPage(
  { url, usage }: MeasuredServer,
  path: string,
  { coding, amount }: { coding: string; amount: number },
): Promise<number> {
  const before = await usage()
  const { non2xx, errors } = await autocannon({
    url: url + path,
    connections: 4,
    amount,
    timeout: 60,
    headers: { 'accept-encoding': coding },
  })
  if (non2xx + errors > 0) throw new Error(`${url}${path}: ${non2xx + errors} answers were no success`)
  return ((await usage()).cpuMicros - before.cpuMicros) / amount / 1000
}

/** Bytes by brotli 11, pictures as they are. */
export type Bytes = { html: number; named: number; scripts: number; styles: number; pictures: number; requests: number }

/** What a page has fetched ten seconds after the load event, nothing pressed. */
export async function bytesOf(browser: Browser, base: string, path: string): Promise<Bytes> {
  const page = await openPhone(browser, base, { ignoreHTTPSErrors: true })
  const answers: Promise<{ type: string; file: string; body: Buffer }>[] = []
  page.on('requestfinished', (request) => {
    const read = async () => ({
      type: request.resourceType(),
      file: new URL(request.url()).pathname,
      body: (await (await request.response())?.body()) ?? Buffer.of(),
    })
    answers.push(read())
  })
  await page.goto(path, { waitUntil: 'load' })
  await page.waitForTimeout(REST_MS)
  const all = await Promise.all(answers)
  await page.context().close()
  const html = all.find(({ type }) => type === 'document')?.body.toString() ?? ''
  const scripts = all.filter(({ file }) => file.endsWith('.js'))
  const sum = async (some: typeof all) =>
    (await Promise.all(some.map(({ body }) => brotli11(body)))).reduce((total, { length }) => total + length, 0)
  return {
    html: (await brotli11(Buffer.from(html))).length,
    named: await sum(scripts.filter(({ file }) => html.includes(file.split('/').at(-1) ?? file))),
    scripts: await sum(scripts),
    styles: await sum(all.filter(({ type }) => type === 'stylesheet')),
    pictures: all.filter(({ type }) => type === 'image').reduce((total, { body }) => total + body.length, 0),
    requests: all.length,
  }
}

const WATCH = `
  globalThis.told = { painted: 0, largest: 0, what: '', pressed: 0, taps: 0, shown: 0 }
  new PerformanceObserver((list) => {
    for (const { startTime, name } of list.getEntries()) if (name === 'first-contentful-paint') told.painted = startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime, element, url } of list.getEntries()) {
      told.largest = startTime
      told.what = (element?.localName ?? '') + ' ' + url.split('/').at(-1)
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const look = () => {
    // Ours before its code has come: the header's own menu, as the burger's sheet.
    const menus = [...document.querySelectorAll('#burger, #sections[data-early]')]
    const isShown = menus.some((menu) => menu.querySelector('a') && menu.checkVisibility({ visibilityProperty: true }))
    if (isShown) setTimeout(() => (told.shown = performance.now()))
    else requestAnimationFrame(look)
  }
  addEventListener('touchstart', ({ timeStamp }) => {
    told.taps++
    if (told.pressed) return
    told.pressed = timeStamp
    look()
  }, { capture: true, passive: true })
`
type Told = { painted: number; largest: number; what: string; pressed: number; taps: number; shown: number }
const told = (page: Page) => page.evaluate('told') as Promise<Told>

/** Whether it happens within the time; evaluated from outside, because our content policy forbids evaluation inside. */
async function isTold(page: Page, what: 'painted' | 'shown', withinMs: number): Promise<boolean> {
  for (const end = Date.now() + withinMs; Date.now() < end;) {
    // oxlint-disable no-await-in-loop -- one look after another
    if ((await told(page))[what] > 0) return true
    await page.waitForTimeout(FRAME_MS)
    // oxlint-enable no-await-in-loop
  }
  return false
}

/** A phone with a slow processor on a slow connection and an empty cache. */
async function openSlowPhone(browser: Browser, base: string): Promise<Page> {
  const page = await openPhone(browser, base, { ignoreHTTPSErrors: true })
  await page.addInitScript(WATCH)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...LINE })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return page
}

/** Milliseconds since the navigation. */
export type Picture = { painted: number; largest: number; what: string }

/** When a page shows its first and its largest content. */
export async function loadPage(browser: Browser, base: string, path: string): Promise<Picture> {
  const page = await openSlowPhone(browser, base)
  await page.goto(path, { waitUntil: 'load' })
  await isTold(page, 'painted', LONGEST_MS)
  await page.waitForTimeout(SETTLED_MS)
  const { painted, largest, what } = await told(page)
  await page.context().close()
  return { painted, largest, what }
}

/** From the first tap to the menu, the number of taps, and when the menu was visible since the navigation. */
export type Answer = { answer: number; taps: number; shown: number }

/** The menu's button is tapped as soon as it is painted, and again every second until the menu is visible. */
export async function tapMenu(browser: Browser, base: string, path: string): Promise<Answer> {
  const page = await openSlowPhone(browser, base)
  await page.goto(path, { waitUntil: 'commit' })
  await isTold(page, 'painted', LONGEST_MS)
  const box = await page.locator('[data-opens=burger]').boundingBox()
  if (!box) throw new Error(`${base}${path} has no menu`)
  for (let taps = 0; taps < MOST_TAPS; taps++) {
    // oxlint-disable no-await-in-loop -- one tap after another
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    if (await isTold(page, 'shown', PATIENCE_MS)) break
    // oxlint-enable no-await-in-loop
  }
  const { pressed, taps, shown } = await told(page)
  await page.context().close()
  if (shown === 0) throw new Error(`${base}${path}: the menu was not shown after ${taps} taps`)
  return { answer: shown - pressed, taps, shown }
}
