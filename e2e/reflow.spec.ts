import { chromium } from '@playwright/test'
import { BRAND_SLUG } from '#src/brand/brand.ts'
import { models } from '#src/content/models/summary.ts'
import { pagesOf } from '#src/domain/model.ts'
import { hrefTo } from '#src/routes.ts'
import { needed } from './content.ts'
import { answerCookies, frames, open } from './screen.ts'
import { expect, test, type Page } from './test.ts'

/** What people set for themselves: 400 % (1280 px are 320 then), more room between letters, letters twice as large. */

test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ context }) => answerCookies(context))

/** The first model's page of the name that one has. */
const sectionPath = (name: string): string =>
  needed(models.flatMap(({ code }) => pagesOf(code)).find(({ page }) => page === name)?.path, `page ${name} of a model`)
const HALF_WORDS = 0.45

/** What leaves the screen, is cut or lies over other words. What scrolls in a box of its own is reached there, and under what is pinned the page goes on. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate((share) => {
    const faults: string[] = []
    const isPinned = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).position === 'sticky' || isPinned(one.parentElement))
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (over > 0) faults.push(`the page scrolls sideways by ${over} px`)
    const lines: { box: DOMRect; owner: Element; text: string; size: number }[] = []
    const words = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const owner = node.parentElement
      const text = node.textContent?.trim()
      if (!owner || !text || owner.closest('svg, .vh, dialog, script, style') || isPinned(owner)) continue
      if (!owner.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue
      const { fontSize, textOverflow } = getComputedStyle(owner)
      if (textOverflow === 'ellipsis' && owner.scrollWidth > owner.clientWidth) faults.push(`«${text}» is cut`)
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) lines.push({ box, owner, text, size: parseFloat(fontSize) })
    }
    lines.sort((one, other) => one.box.top - other.box.top)
    for (const [index, { box, owner, text, size }] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (other.box.top >= box.bottom) break
        if (owner.contains(other.owner) || other.owner.contains(owner)) continue
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        if (width > 3 && height > Math.min(size, other.size) * share) faults.push(`«${text}» and «${other.text}»`)
      }
    return faults
  }, HALF_WORDS)

test('at 320 no text overlaps or is cut', async ({ page }) => {
  for (const path of [hrefTo('finance'), hrefTo('mobility'), sectionPath('gallery')]) {
    await open(page, path, 320)
    expect(await faultsOf(page), path).toEqual([])
  }
})

test('the sticky link to the car does not cover the other ways to pay', async ({ page }) => {
  await open(page, hrefTo('finance'), 390)
  const row = page.locator('main li').filter({ has: page.locator('summary', { hasText: 'вариант' }) })
  await row.locator('summary').first().click()
  const others = needed(await row.locator('details').first().boundingBox(), 'box of the ways')
  const way = needed(
    await row
      .getByRole('link', { name: /^Собрать/ })
      .first()
      .boundingBox(),
    'box of the link',
  )
  expect(way.y).toBeGreaterThanOrEqual(others.y + others.height)
})

/** The least that must be possible (WCAG 1.4.12). */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

const spaceLetters = (page: Page): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, SPACED)

test('larger letter spacing cuts nothing from the sum of an opening', async ({ page }) => {
  for (const path of [hrefTo('finance'), hrefTo('mobility')]) {
    await open(page, path, 390)
    await spaceLetters(page)
    await frames(page)
    const label = page.locator('main').getByText('в\u00a0месяц', { exact: true }).first()
    const { x, width } = needed(await label.boundingBox(), `label of the sum of ${path}`)
    expect(x + width, path).toBeLessThanOrEqual(390)
  }
})

test('larger letter spacing makes no page wider than a screen of 320', async ({ page }) => {
  const paths = [
    hrefTo(`${BRAND_SLUG}-models`),
    hrefTo('owners'),
    hrefTo('support'),
    hrefTo('price-changes'),
    hrefTo('personal-data'),
    sectionPath('design'),
  ]
  for (const path of paths) {
    await open(page, path, 320)
    await spaceLetters(page)
    await frames(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
})

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
    ] as const) {
      await open(page, path, width)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
    }
  } finally {
    await browser.close()
  }
})
