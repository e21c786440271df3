import { hrefTo } from '#src/routes.ts'
import { HOME } from './content.ts'
import { frames, parts } from './screen.ts'
import { shiftsOf, watchShifts } from './shifts.ts'
import { hydrated } from './watch.ts'
import { expect, test } from './test.ts'

const PAGES = [HOME, '/contacts.html', hrefTo('future')]
/** Core Web Vitals call 0.1 good; this is a two-hundredth of it. */
const LIMIT = 0.0005

test.use({ isFirstVisit: true })

for (const width of [390, 1440])
  test(`at ${width} nothing shifts: not on load, not for the cookie notice, not for a late font`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await watchShifts(page)
    for (const path of PAGES) {
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route(/\.woff2/, async (route) => {
        await held
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await hydrated(page)
      const { notice } = parts(page)
      await expect(notice).toBeVisible()
      await notice.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
      await frames(page)
      expect(await page.evaluate(() => document.fonts.status), path).toBe('loading')
      release()
      await page.evaluate(() => document.fonts.ready.then(() => null))
      await frames(page)
      await page.unroute(/\.woff2/)
      const shifts = await shiftsOf(page)
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      expect(sum, `${path}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(LIMIT)
    }
  })
