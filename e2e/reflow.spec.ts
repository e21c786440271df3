import { chromium } from '@playwright/test'
import { BRAND_SLUG } from '#src/brand/brand.ts'
import { hrefTo } from '#src/routes.ts'
import { eventPath, faultsOf, sectionPath } from './checks/reflow.ts'
import { answerCookies, open } from './screen.ts'
import { expect, test } from './test.ts'

/** What people set for themselves: letters twice as large; 400 % and more room between letters: checks/reflow.ts. */

test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ context }) => answerCookies(context))

test('text twice as large makes no page wider than the screen', async ({ baseURL }, { project }) => {
  const { launchOptions = {} } = project.use
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
  const browser = await chromium.launch({ ...launchOptions, args })
  try {
    const page = await browser.newPage({ ...(baseURL && { baseURL }), reducedMotion: 'reduce', locale: 'ru-RU' })
    await answerCookies(page.context())
    for (const [path, width] of [
      [hrefTo(`${BRAND_SLUG}-models`), 1440],
      [hrefTo('mobility'), 1440],
      [hrefTo('price-changes'), 390],
      [sectionPath('price'), 390],
      [eventPath, 390],
      [hrefTo('certified'), 390],
      [hrefTo('dealers'), 390],
    ] as const) {
      await open(page, path, width)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
    }
    // The form stood over the head of the dealers, and a button beside a telephone had the width of a letter.
    expect(await faultsOf(page)).toEqual([])
    const narrow = await page
      .locator('main li a:visible')
      .evaluateAll((links) => links.filter((link) => link.getBoundingClientRect().height > innerHeight / 3).length)
    expect(narrow).toBe(0)
  } finally {
    await browser.close()
  }
})

test('paints of the configurator make no page wider than the smallest phone', async ({ page }) => {
  await open(page, hrefTo('configurator', { query: { slide: '2', model: 'g70-fl' } }), 320)
  await expect(page.getByRole('radio').nth(5)).toBeAttached()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
