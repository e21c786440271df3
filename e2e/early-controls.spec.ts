import { addresses } from './addresses.ts'
import { neverWithControl, withoutControl } from './early/controls.ts'
import { addressOf } from './early/created-pages.ts'
import type { Pair } from './early/pair.ts'
import { pairs } from './early/pairs/all.ts'
import { answerCookies } from './screen.ts'
import { expect, test, type Page } from './test.ts'

/**
 * What checks/early-controls.ts says of the pages of the table, of all others that are touched early. A control is looked
 * for in the page as it is served, and where it is not there yet, once the code has run: the code costs half of a page.
 */

const known = new Set(addresses.map(({ path }) => path))

/** Nobody looks at them. */
const PICTURES_AND_FONTS = ['avif', 'webp', 'jpg', 'jpeg', 'png', 'svg', 'woff2']

for (const { name, isWide, viewport } of [
  { name: 'a phone', isWide: false, viewport: { width: 390, height: 844 } },
  { name: 'a wide screen', isWide: true, viewport: { width: 1440, height: 900 } },
])
  test(`every control of the list of early touches is shown on ${name}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), viewport })
    await answerCookies(context)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    /** Not by a route of Playwright's: each request would go through it, and none to the cache. */
    const block = (types: readonly string[]) =>
      session.send('Network.setBlockedURLs', { urls: types.map((type) => `*.${type}`) })
    const own = pairs.filter((pair) => !known.has(pair.page) && (pair.wide === true) === isWide)
    expect(own.length).toBeGreaterThan(0)
    const late: [path: string, pair: Pair][] = []
    await block([...PICTURES_AND_FONTS, 'js'])
    // One page for all of them: a browser that starts a page each would take twice as long.
    /* oxlint-disable no-await-in-loop */
    for (const [address, ofPage] of Map.groupBy(own, (pair) => pair.page)) {
      const path = await addressOf(address, baseURL ?? '')
      // With its style sheets, which nothing else waits for.
      await openAnew(page, path, 'load')
      for (const pair of await withoutControl(page, ofPage)) late.push([path, pair])
    }
    await block(PICTURES_AND_FONTS)
    const missing: string[] = []
    for (const [path, ofPath] of Map.groupBy(late, ([its]) => its)) {
      await openAnew(page, path, 'domcontentloaded')
      missing.push(
        ...(await neverWithControl(
          page,
          ofPath.map(([, pair]) => pair),
        )),
      )
    }
    /* oxlint-enable no-await-in-loop */
    expect(missing).toEqual([])
    await context.close()
  })

/** Also where the address differs by its hash alone. */
async function openAnew(page: Page, path: string, waitUntil: 'load' | 'domcontentloaded') {
  await page.goto('about:blank')
  await page.goto(path, { waitUntil })
}
