import { devices, type Response } from '@playwright/test'
import { routeNames, routeOf } from '#src/routes.ts'
import { expect, test } from './test.ts'

/** What a phone pays for the pages about cars: everything, fonts included, before anybody has scrolled. */
test.use({ isFirstVisit: true, ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })

const KINDS = ['home', 'models', 'model-section', 'model-gallery', 'model-price', 'promo', 'future']
const routes = routeNames.map((name) => routeOf(name))
/** Every model's home opens in its own way; of the others one stands for all. */
const PAGES = [
  ...routes.filter(({ page }) => page === 'model-home'),
  ...KINDS.flatMap((kind) => routes.find(({ page }) => page === kind) ?? []),
]
const TOTAL_LIMIT = 350 * 1024
const PICTURE_LIMIT = 60 * 1024

declare global {
  interface Window {
    /** The largest paint so far. */
    largest?: { tag: string; text: string; url: string }
  }
}

test('a page about cars loads at most 350 KB, its largest paint is in the HTML', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { element, url } = list.getEntries().at(-1) as LargestContentfulPaint
      window.largest = { tag: element?.tagName ?? '', text: element?.textContent.trim() ?? '', url }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  // Every page is a first one.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  for (const { path } of PAGES) {
    const sizes = new Map<string, number>()
    const count = async (response: Response) => {
      const size = await response
        .request()
        .sizes()
        .catch(() => null)
      sizes.set(new URL(response.url()).pathname, size?.responseBodySize ?? 0)
    }
    page.on('response', count)
    const answer = await page.goto(path)
    await page.waitForLoadState('networkidle')
    page.off('response', count)
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    expect(total, path).toBeLessThan(TOTAL_LIMIT)
    for (const [file, size] of sizes)
      if (file.startsWith('/images/')) expect(size, `${path}: ${file}`).toBeLessThan(PICTURE_LIMIT)
    const html = (await answer?.text()) ?? ''
    // Told after the paint: a busy machine is at rest on the line before it is done.
    const largest = await (await page.waitForFunction(() => window.largest)).jsonValue()
    if (!largest) throw new Error(`${path}: no largest paint was told`)
    const inHtml = largest.url ? html.includes(new URL(largest.url).pathname) : html.includes(largest.text.slice(0, 20))
    expect(inHtml, `${path}: ${JSON.stringify(largest)}`).toBe(true)
  }
})
