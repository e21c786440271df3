import { chromium, type Browser, type Page } from '@playwright/test'
import { hrefTo } from '#src/routes.ts'
import { findChromium, PLAYWRIGHT_FLAGS } from '../../tests/chromium.ts'
import { PROXIED_HOST, type Proxy } from './proxy.ts'
import { createRandom } from './seed.ts'
import { pause } from './site-process.ts'

/** Browsers that stay open while the site behind them is replaced. */

export type BrowsersSeen = {
  /** Pages reached by client navigation, and pages loaded as a whole. */
  navigations: number
  loads: number
  /** Hashed files that were requested. */
  files: number
  /** Responses of 400 and above, broken connections, script errors, pages that reloaded themselves. */
  faults: string[]
}

export type Browsers = { stop: () => Promise<BrowsersSeen> }

/** Pause between two pages: as short as a visitor in a hurry. */
const PAUSE_MS = 1_200
const TIMEOUT_MS = 20_000
const FIRST = hrefTo('home')
/** Linked in the footer of every page; most page kinds are among them. */
const WALK = ['/brand.html', '/dealers.html', '/warranty.html', '/news.html', '/sitemap.html', '/contacts.html']
/** Until the page is hydrated. */
const HYDRATION_MS = 3_000

/** Two that never reload a page, from the first build on, and one that always does. */
export async function openBrowsers({ origin }: Proxy): Promise<Browsers> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...PLAYWRIGHT_FLAGS, `--host-resolver-rules=MAP ${PROXIED_HOST} 127.0.0.1`],
  })
  const finish = new AbortController()
  const seen: BrowsersSeen = { navigations: 0, loads: 0, files: 0, faults: [] }
  const holders = await Promise.all(['first', 'second'].map((name) => openHolder(browser, origin, name, seen)))
  const visits = [
    ...holders.map(async (walk) => {
      while (!finish.signal.aborted) await walk()
    }),
    reload(browser, origin, seen, finish.signal),
  ]
  return {
    async stop() {
      finish.abort()
      await Promise.all(visits)
      await browser.close()
      return seen
    },
  }
}

async function openPage(browser: Browser, origin: string, name: string, seen: BrowsersSeen): Promise<Page> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'ru-RU' })
  const page = await context.newPage()
  const blame = (what: string) => seen.faults.push(`${name}: ${what}`)
  const own = (url: string) => url.startsWith(origin)
  page.on('response', (answer) => {
    if (!own(answer.url())) return
    if (new URL(answer.url()).pathname.startsWith('/assets/')) seen.files++
    if (answer.status() >= 400) blame(`${answer.status()} ${new URL(answer.url()).pathname}`)
  })
  page.on('requestfailed', (request) => {
    // Aborted by the page itself, which navigated elsewhere.
    const reason = request.failure()?.errorText ?? ''
    if (own(request.url()) && reason !== 'net::ERR_ABORTED') blame(`${reason} ${new URL(request.url()).pathname}`)
  })
  page.on('pageerror', (error) => blame(`script: ${error.message}`))
  return page
}

/** Returns a step of a walk through the open page by client navigation. */
async function openHolder(browser: Browser, origin: string, name: string, seen: BrowsersSeen) {
  const page = await openPage(browser, origin, `${name} holder`, seen)
  const chance = createRandom(name)
  await page.goto(origin + FIRST)
  await pause(HYDRATION_MS)
  seen.loads++
  page.on('domcontentloaded', () => seen.faults.push(`${name} holder: ${new URL(page.url()).pathname} loaded anew`))
  return async () => {
    const others = WALK.filter((path) => path !== new URL(page.url()).pathname)
    const target = others[Math.floor(chance() * others.length)]!
    try {
      await page.evaluate((path) => {
        const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)
        if (!link) throw new Error(`no link to ${path}`)
        link.click()
      }, target)
      await page.waitForURL(origin + target, { timeout: TIMEOUT_MS, waitUntil: 'commit' })
      await page.waitForSelector('main h1', { timeout: TIMEOUT_MS, state: 'attached' })
      seen.navigations++
    } catch (error) {
      seen.faults.push(`${name} holder: ${target}: ${String(error).split('\n')[0]}`)
    }
    await pause(PAUSE_MS)
  }
}

async function reload(browser: Browser, origin: string, seen: BrowsersSeen, finish: AbortSignal): Promise<void> {
  const chance = createRandom('loader')
  const page = await openPage(browser, origin, 'loader', seen)
  while (!finish.aborted) {
    const target = WALK[Math.floor(chance() * WALK.length)]!
    await page.goto(origin + target, { waitUntil: 'load' }).catch((error: unknown) => {
      seen.faults.push(`loader: ${target}: ${String(error).split('\n')[0]}`)
    })
    seen.loads++
    await pause(PAUSE_MS)
  }
}
