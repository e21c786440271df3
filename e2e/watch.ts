import type { BrowserContext, Page, Request } from '@playwright/test'

/** Collects what must not happen on any page: console messages, uncaught errors, requests to foreign hosts. */
export function watch(page: Page, allowed: RegExp[] = []): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    const text = `console.${message.type()}: ${message.text()}`
    if (!allowed.some((pattern) => pattern.test(text))) problems.push(text)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.hostname !== '127.0.0.1') problems.push(`foreign: ${url.href}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Given up by the page itself, which was left or loaded anew: what the line or the server breaks has other names.
    if (reason === 'net::ERR_ABORTED') return
    problems.push(`failed: ${request.url()} ${reason}`)
  })
  return problems
}

declare global {
  interface Window {
    serverElements?: Element[]
  }
}

/**
 * Remembers the server's elements before any script of the page runs: all but the boxes of pictures that come when they
 * are in view, and what is for browsers without scripts.
 */
export const rememberServerElements = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        window.serverElements = [...document.querySelectorAll('#root *:not(noscript, svg:has(+ noscript))')]
    })
  })

/** The server's elements that are not in the page any more. */
export const lostElements = (page: Page): Promise<string[]> =>
  page.evaluate(
    () => window.serverElements?.filter((element) => !element.isConnected).map(({ outerHTML }) => outerHTML) ?? ['?'],
  )

/** Resolves once React has hydrated header and page, and the footer and drop blocks, which are hydrated on their own. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isHydrated = (element: Element | null) =>
      element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'))
    return (
      ['#app', 'header', 'h1'].every((selector) => isHydrated(document.querySelector(selector))) &&
      [...document.querySelectorAll('footer a, header a')].every(isHydrated)
    )
  })
}

type Counted = { open: Set<Request>; ever: number; wake: () => void }
const counted = new WeakMap<BrowserContext, Counted>()

/** From here on `settled` knows the requests of this tab. */
export function countRequests(context: BrowserContext): void {
  const count: Counted = { open: new Set(), ever: 0, wake: () => {} }
  counted.set(context, count)
  context.on('request', (request) => {
    // Nobody waits for what is sent when a page is left.
    if (request.resourceType() === 'ping') return
    // What the page before has asked for goes with it, and its end is not always told.
    if (isOfWholePage(request)) count.open.clear()
    count.open.add(request)
    count.ever++
  })
  const end = (request: Request) => {
    count.open.delete(request)
    count.wake()
  }
  context.on('requestfinished', end)
  context.on('requestfailed', end)
}

/** Whether a page is asked for, and not a frame within one. */
function isOfWholePage(request: Request): boolean {
  if (!request.isNavigationRequest()) return false
  try {
    return request.frame().parentFrame() === null
  } catch {
    // Of a tab that is just being opened there is no frame yet.
    return true
  }
}

/** Resolves once the page does nothing more by itself: twice in a row its thread is idle and no request under way. */
export async function settled(page: Page): Promise<void> {
  const count = counted.get(page.context())
  if (!count) throw new Error('Requests of this tab are not counted')
  for (let quiet = 0, before = count.ever; quiet < 2;) {
    // One look after another.
    // oxlint-disable-next-line no-await-in-loop
    await answered(count)
    // Not by requestIdleCallback, which goes by the clock that a test may have stopped.
    // oxlint-disable-next-line no-await-in-loop
    await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }))
    quiet = count.open.size === 0 && count.ever === before ? quiet + 1 : 0
    before = count.ever
  }
}

/** A bound for what never comes: what is under way for so long has no end. */
const NO_END_MS = 60_000

/** Resolves once no request is under way; throws with those that do not end. */
async function answered(count: Counted): Promise<void> {
  if (count.open.size === 0) return
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const names = () => [...count.open].map((request) => request.url()).join(', ')
  const bound = setTimeout(() => reject(new Error(`Still asked for: ${names()}`)), NO_END_MS)
  count.wake = () => count.open.size === 0 && resolve()
  await promise.finally(() => clearTimeout(bound))
}
