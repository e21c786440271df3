import { HOME } from './content.ts'
import { keepDrawing } from '../tests/third-dimension.ts'
import { unreached, walk } from './keyboard-walk.ts'
import { answerCookies, open, parts } from './screen.ts'
import { expect, test } from './test.ts'

/** Tab from the skip link to the footer's last link and back: all is reached, seen and free. */
test.use({ reducedMotion: 'reduce' })

const PAGES = [HOME, '/g90.html', '/news.html', '/dealers.html', '/finance.html', '/configurator']

for (const path of PAGES)
  for (const width of [390, 1440])
    test(`${path} at ${width} by keyboard alone`, async ({ page, context }) => {
      test.setTimeout(120_000)
      await answerCookies(context)
      // Controls of the third dimension come when it comes, which may be in the middle of the walk.
      await keepDrawing(context)
      await open(page, path, width)
      const there = await walk(page, 'Tab')
      expect(there[0]?.name).toContain('Перейти к содержанию')
      expect(there.at(-1)?.name).toContain('Настройки cookie')
      expect(await unreached(page)).toEqual([])
      const back = await walk(page, 'Shift+Tab')
      const faults = [...there, ...back].flatMap((stop) => stop.faults.map((fault) => `${stop.name}: ${fault}`))
      expect(faults).toEqual([])
      expect(back.map(({ id }) => id)).toEqual(there.map(({ id }) => id).reverse())
    })

for (const width of [390, 1440])
  test(`with the cookie notice at ${width} nothing stops under it, and it is reached`, async ({ page }) => {
    test.setTimeout(60_000)
    await open(page, '/warranty.html', width)
    await expect(parts(page).notice).toBeVisible()
    const stops = await walk(page, 'Tab')
    expect(stops.at(-1)?.name).toContain('Принять все')
    expect(stops.flatMap((stop) => stop.faults.map((fault) => `${stop.name}: ${fault}`))).toEqual([])
    expect(await unreached(page)).toEqual([])
  })

test('the skip link leads past the header', async ({ page, context }) => {
  await answerCookies(context)
  await open(page, '/g90.html', 1440)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  expect(new URL(page.url()).hash).toBe('')
})
