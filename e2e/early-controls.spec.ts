import { expect, test } from './test.ts'
import { addressOf } from './early/created-pages.ts'
import { installEarly } from './early/in-page.ts'
import type { Pair } from './early/pair.ts'
import { pairs } from './early/pairs/all.ts'
import { answerCookies } from './screen.ts'

/**
 * CI performs only a sample of the early touches (e2e/early), another one for every commit. So that a changed page does not
 * fail in somebody else's commit, every control of the list must be there at its width.
 */

const firstControl = ({ do: [first] }: Pair) =>
  'touch' in first ? first.touch : 'mouse' in first ? first.mouse : 'focus' in first ? first.focus : null

for (const { name, isWide, viewport } of [
  { name: 'a phone', isWide: false, viewport: { width: 390, height: 844 } },
  { name: 'a wide screen', isWide: true, viewport: { width: 1440, height: 900 } },
])
  test(`every control of the list of early touches is shown on ${name}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), viewport })
    await answerCookies(context)
    const page = await context.newPage()
    await page.addInitScript(installEarly)
    // They are not looked at.
    await page.route(/\.(?:avif|webp|jpe?g|png|woff2)(?:\?|$)/, (route) => route.abort())
    const missing: string[] = []
    for (const [address, ofPage] of Map.groupBy(
      pairs.filter((pair) => (pair.wide === true) === isWide),
      (pair) => pair.page,
    )) {
      // One page for all of them: a browser that starts a page each would take twice as long.
      /* oxlint-disable no-await-in-loop */
      await page.goto('about:blank')
      await page.goto(await addressOf(address, baseURL ?? ''), { waitUntil: 'domcontentloaded' })
      for (const pair of ofPage) {
        const control = firstControl(pair)
        const isThere = (wanted: typeof control) => wanted === null || window.early.find(wanted) !== null
        await page
          .waitForFunction(isThere, control, { timeout: 30_000 })
          .catch(() => missing.push(`${address}: ${pair.what}`))
      }
      /* oxlint-enable no-await-in-loop */
    }
    expect(missing).toEqual([])
    await context.close()
  })
