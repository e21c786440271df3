import { HOME } from './content.ts'
import { unreached, walk, type Stop } from './keyboard-walk.ts'
import { answerCookies, open, parts } from './screen.ts'
import { expect, test } from './test.ts'

/**
 * Tab from the skip link to the footer's last link and back: all is reached, seen and free. Header and footer are the same
 * on every page, so other pages than these are walked between the two.
 */
test.use({ reducedMotion: 'reduce' })

/** With a header of the site, and with one of a model beside it. */
const WHOLE = [HOME, '/g90.html']
const BETWEEN = ['/news.html', '/dealers.html', '/finance.html', '/configurator']

const MAIN = { inMain: true }

const faultsOf = (stops: readonly Stop[]) =>
  stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))
const ids = (stops: readonly Stop[]) => stops.map(({ id }) => id)

test.beforeEach(async ({ context }, { title }) => {
  if (!title.includes('cookie notice')) await answerCookies(context)
})

for (const width of [390, 1440]) {
  for (const path of WHOLE)
    test(`${path} at ${width} by keyboard alone`, async ({ page }) => {
      await open(page, path, width)
      const there = await walk(page, 'Tab')
      expect(there[0]?.name).toContain('Перейти к содержанию')
      expect(there.at(-1)?.name).toContain('Настройки cookie')
      expect(await unreached(page)).toEqual([])
      const back = await walk(page, 'Shift+Tab')
      expect(faultsOf([...there, ...back])).toEqual([])
      expect(ids(back)).toEqual(ids(there).reverse())
    })

  for (const path of BETWEEN)
    test(`${path} at ${width} by keyboard alone, between header and footer`, async ({ page }) => {
      await open(page, path, width)
      // Where nothing turns the car, this button stands until the page knows it (stage.tsx).
      await expect(page.getByRole('button', { name: '360°' })).toHaveCount(0)
      // By the skip link.
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page.locator('main')).toBeFocused()
      const there = await walk(page, 'Tab', MAIN)
      expect(there[0]?.isInMain).toBe(true)
      expect(new URL(page.url()).hash).toBe('')
      expect(there.at(-1)?.isInMain).toBe(false)
      expect(there.length).toBeGreaterThan(3)
      expect(await unreached(page, MAIN)).toEqual([])
      const back = await walk(page, 'Shift+Tab', MAIN)
      expect(faultsOf([...there, ...back])).toEqual([])
      // From the footer's first stop, where the way there ended, to the header's last one.
      expect(ids(back.slice(0, -1))).toEqual(ids(there.slice(0, -1)).reverse())
    })
}

for (const width of [390, 1440])
  test(`with the cookie notice at ${width} no focused element is under it, and it can be reached`, async ({ page }) => {
    await open(page, '/warranty.html', width)
    await expect(parts(page).notice).toBeVisible()
    const stops = await walk(page, 'Tab')
    expect(stops.at(-1)?.name).toContain('Принять все')
    expect(faultsOf(stops)).toEqual([])
    expect(await unreached(page)).toEqual([])
  })
