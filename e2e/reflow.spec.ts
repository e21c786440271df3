import { chromium } from '@playwright/test'
import { BRAND_SLUG } from '#src/brand/brand.ts'
import { models } from '#src/content/models/summary.ts'
import { dealers } from '#src/content/seed/dealers.ts'
import { hrefTo } from '#src/routes.ts'
import { needed } from './content.ts'
import { eventPath, faultsOf, hoursPath, sectionPath } from './checks/reflow.ts'
import { answerCookies, open, parts } from './screen.ts'
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
      [hoursPath, 390],
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

    const { searchIcon, searchField, popup } = parts(page)
    await searchIcon.click()
    await searchField.pressSequentially(needed(models[0], 'model').name)
    const option = page.getByRole('option').first()
    const [line, letters] = await option.evaluate((element) => {
      const { lineHeight, fontSize } = getComputedStyle(element)
      return [parseFloat(lineHeight), parseFloat(fontSize)] as const
    })
    expect(line, 'lines of a suggestion stand apart').toBeGreaterThan(letters)

    await open(page, sectionPath('gallery'), 390)
    await page.locator('main a[aria-haspopup=dialog]').first().click()
    const title = await popup.getByRole('heading').boundingBox()
    expect(title?.width, 'the words of a picture have a line').toBeGreaterThan(200)
  } finally {
    await browser.close()
  }
})

test('paints of the configurator make no page wider than the smallest phone', async ({ page }) => {
  await open(page, hrefTo('configurator', { query: { slide: '2', model: 'g70-fl' } }), 320)
  await expect(page.getByRole('radio').nth(5)).toBeAttached()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('the words of a picture have a line of their own on the smallest phone', async ({ page }) => {
  await open(page, sectionPath('gallery'), 320)
  await page.locator('main a[aria-haspopup=dialog]').first().click()
  const title = await parts(page).popup.getByRole('heading').boundingBox()
  expect(title?.width).toBeGreaterThan(200)
})

/** A name of a file, as an editor copies it: an underscore is no place for a new line. */
const FILE = `${'prais_list_gv80_'.repeat(4)}2026.pdf`
const dealerPath = hrefTo('dealers', { query: { dealer: needed(dealers[0], 'dealer').code } })
const WRITTEN = [
  [eventPath, 'article :is(p, li, dd):not(header *, :has(*)), article p > a[href^="/"]:not(header *)'],
  [hrefTo('support'), 'main summary span, main details p'],
  [dealerPath, 'main address, main dd, main h1'],
] as const

test('one long word of an editor makes no page wider than the smallest phone', async ({ page }) => {
  for (const [path, selector] of WRITTEN) {
    await open(page, path, 320)
    const [written, width] = await page.evaluate(
      ([places, word]) => {
        for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '')
        const all = [...document.querySelectorAll(places)]
        for (const one of all) one.textContent = word
        return [all.length, document.documentElement.scrollWidth] as const
      },
      [selector, FILE] as const,
    )
    expect(written, path).toBeGreaterThan(2)
    expect(width, path).toBe(320)
  }
})

test('a query of one long word that finds nothing makes the page no wider', async ({ page }) => {
  await page.setViewportSize({ width: 1279, height: 800 })
  await page.goto(hrefTo('search', { query: { q: 'ш'.repeat(90) } }))
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  for (const width of [320, 768, 1279]) {
    await page.setViewportSize({ width, height: 800 })
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(over, `at ${width}`).toBeLessThanOrEqual(0)
  }
})
