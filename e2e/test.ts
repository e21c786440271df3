import {
  test as base,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Disposable,
  type Page,
} from '@playwright/test'
import { disableOffscreenCanvas } from '../tests/third-dimension.ts'
import { BUSY, stretchCallLimit } from './call-limit.ts'
import { countRequests, rememberServerElements } from './watch.ts'

export { expect } from '@playwright/test'
export type { Locator, Page } from '@playwright/test'

/**
 * The `test` of all specs. A tab is kept from test to test of a worker: its process, its caches and its compiled scripts
 * stay, which is more than half of what opening a page costs, while all that a visitor leaves behind is taken away, init
 * scripts too. After what cannot be taken away (a clock that was set, a debugging session) and after a failure the tab goes.
 */

type Tab = {
  page: Page
  session: CDPSession
  /** Init scripts of the test. */
  scripts: Disposable[]
  /** Not fit for another test. */
  isSpoilt: boolean
}

type Options = {
  /** A browser context that nobody has used before: for what is measured with cold caches. */
  isFirstVisit: boolean
  /** Tests whose pages have a clock that can be set, running from the beginning: such tabs are kept for each other. */
  hasClock: boolean
  tab: Tab
}

export const test = base.extend<Options, { tabs: Map<string, Tab> }>({
  isFirstVisit: [false, { option: true }],
  hasClock: [false, { option: true }],

  tabs: [
    async ({ browser }, use) => {
      await use(new Map())
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { scope: 'worker', box: true },
  ],

  tab: [
    async (
      {
        browser,
        tabs,
        isFirstVisit,
        hasClock,
        baseURL,
        javaScriptEnabled,
        viewport,
        reducedMotion,
        colorScheme,
        forcedColors,
        deviceScaleFactor,
        isMobile,
        hasTouch,
        userAgent,
      },
      use,
      info,
    ) => {
      // What a context is made with.
      const kind = JSON.stringify([javaScriptEnabled, deviceScaleFactor, isMobile, hasTouch, userAgent, hasClock])
      const tab = (isFirstVisit ? undefined : tabs.get(kind)) ?? (await openTab(browser, hasClock))
      if (!isFirstVisit) tabs.delete(kind)
      await tab.page.emulateMedia({
        media: null,
        reducedMotion: reducedMotion ?? 'no-preference',
        colorScheme: colorScheme ?? null,
        forcedColors: forcedColors ?? null,
      })
      if (viewport) await tab.page.setViewportSize(viewport)
      await use(tab)
      const isWanted = !isFirstVisit && !tab.isSpoilt && !tab.page.isClosed() && info.status === info.expectedStatus
      if (!isWanted) return tab.page.context().close()
      await forget(tab, hasClock, baseURL ?? '')
      tabs.set(kind, tab)
    },
    { box: true },
  ],
  context: async ({ tab }, use) => use(tab.page.context()),
  page: async ({ tab }, use) => use(tab.page),
})

async function openTab(browser: Browser, hasClock: boolean): Promise<Tab> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  countRequests(context)
  await rememberServerElements(page)
  await disableOffscreenCanvas(page)
  await stretchCallLimit(page, BUSY)
  if (hasClock) await context.clock.install()
  const tab: Tab = { page, session, scripts: [], isSpoilt: false }
  const spoil = <Args extends unknown[], Result>(method: (...args: Args) => Result) => {
    return (...args: Args): Result => {
      tab.isSpoilt = true
      return method(...args)
    }
  }
  const noted = <Args extends unknown[]>(method: (...args: Args) => Promise<Disposable>) => {
    return async (...args: Args): Promise<Disposable> => {
      const script = await method(...args)
      tab.scripts.push(script)
      return script
    }
  }
  const lasting = (owner: BrowserContext | Page) => ({
    addInitScript: noted(owner.addInitScript.bind(owner)),
    exposeFunction: spoil(owner.exposeFunction.bind(owner)),
    setExtraHTTPHeaders: spoil(owner.setExtraHTTPHeaders.bind(owner)),
  })
  Object.assign(page, lasting(page))
  Object.assign(context, lasting(context), { newCDPSession: spoil(context.newCDPSession.bind(context)) })
  const { clock } = context
  Object.assign(clock, {
    install: spoil(clock.install.bind(clock)),
    setFixedTime: spoil(clock.setFixedTime.bind(clock)),
  })
  return tab
}

const EVENTS = ['request', 'requestfinished', 'requestfailed', 'response', 'console', 'pageerror'] as const
const STORAGE = 'local_storage,indexeddb,cache_storage,service_workers'

/** Takes away what the test and its visitor have left. */
async function forget({ page, session, scripts }: Tab, hasClock: boolean, origin: string): Promise<void> {
  const context = page.context()
  await Promise.all(scripts.splice(0).map((script) => script.dispose()))
  await Promise.all(context.pages().map((other) => (other === page ? undefined : other.close())))
  // The overloads know one event each.
  for (const event of EVENTS) page.removeAllListeners(event as 'request')
  await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.unrouteAll({ behavior: 'ignoreErrors' })])
  await context.setOffline(false)
  // The next page begins without a pointer over it.
  await page.mouse.move(-10, -10)
  // Nothing of the page runs any more; an address of the site keeps the process.
  await leave(page)
  await page.evaluate(() => {
    window.name = ''
    sessionStorage.clear()
  })
  if (hasClock) {
    await context.clock.resume()
    await context.clock.setSystemTime(Date.now())
  }
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORAGE })
  await session.send('Page.resetNavigationHistory')
  await Promise.all([context.clearCookies(), context.clearPermissions(), context.setGeolocation(null)])
}

/** The page's own last step through the history can cancel the first attempt; what is left of the page cannot step twice. */
async function leave(page: Page): Promise<void> {
  const blank = '/robots.txt'
  await page.goto(blank).catch(async (error: Error) => {
    if (!error.message.includes('ERR_ABORTED')) throw error
    await page.goto(blank)
  })
}
