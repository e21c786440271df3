import { BRAND_SLUG } from '#src/brand/brand.ts'
import { models } from '#src/content/models/summary.ts'
import { PHONE_IN_TEXT, withFactsAside } from '#src/domain/article-facts.ts'
import { pagesOf } from '#src/domain/model.ts'
import { hrefTo } from '#src/routes.ts'
import { needed, newsByDate } from '../content.ts'
import { frames } from '../screen.ts'
import type { Page } from '../test.ts'
import { expect, type PageCheck } from './check.ts'

/** What people set for themselves: 400 % (1280 px are 320 then) and more room between letters. */

/** The first model's page of the name that one has. */
export const sectionPath = (name: string): string =>
  needed(models.flatMap(({ code }) => pagesOf(code)).find(({ page }) => page === name)?.path, `page ${name} of a model`)
/** News of an event whose facts have a telephone, which is a button at its end. */
export const eventPath = hrefTo('news-detail', {
  params: {
    code: needed(
      newsByDate.find(({ body }) => withFactsAside(body).facts.some(({ value }) => PHONE_IN_TEXT.test(value))),
      'news with a telephone among its facts',
    ).code,
  },
})
/** News with opening hours by day: large figures beside words. */
export const hoursPath = hrefTo('news-detail', {
  params: {
    code: needed(
      newsByDate.find(({ body }) => body.some(({ type }) => type === 'hours')),
      'news with hours',
    ).code,
  },
})
const HALF_WORDS = 0.45
const PHONE = { width: 320, height: 800 }

/** What leaves the screen, is cut or lies over other words. What scrolls in a box of its own is reached there, and under what is pinned the page goes on. */
export const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate((share) => {
    const faults: string[] = []
    const isPinned = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).position === 'sticky' || isPinned(one.parentElement))
    const isForReadersOnly = (one: Element): boolean =>
      getComputedStyle(one).clipPath !== 'none' && one.getBoundingClientRect().width <= 1
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (over > 0) faults.push(`the page scrolls sideways by ${over} px`)
    const lines: { box: DOMRect; owner: Element; text: string; size: number }[] = []
    const words = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const owner = node.parentElement
      const text = node.textContent?.trim()
      if (!owner || !text || owner.closest('.vh, dialog, script, style') || isPinned(owner)) continue
      if (!owner.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue
      if (isForReadersOnly(owner)) continue
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

/** The least that must be possible (WCAG 1.4.12). */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** Puts more room between letters while something is looked at. */
async function withSpacedLetters(page: Page, look: () => Promise<void>): Promise<void> {
  const sheets = await page.evaluateHandle((rules) => {
    const before = document.adoptedStyleSheets
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [...before, sheet]
    return before
  }, SPACED)
  await frames(page)
  await look()
  await sheets.evaluate((before) => (document.adoptedStyleSheets = before))
}

const oneOf =
  (...paths: string[]) =>
  (address: { path: string }) =>
    paths.includes(address.path)

export const reflow: PageCheck[] = [
  {
    name: 'at 320 no text overlaps or is cut',
    at: 390,
    isFor: oneOf(
      hrefTo('finance'),
      hrefTo('mobility'),
      hrefTo('dealers'),
      hrefTo('certified'),
      eventPath,
      sectionPath('gallery'),
    ),
    async look(page) {
      await page.setViewportSize(PHONE)
      await frames(page)
      expect(await faultsOf(page)).toEqual([])
    },
  },
  {
    name: 'larger letter spacing cuts nothing from the sum a page begins with',
    at: 390,
    isFor: oneOf(hrefTo('finance'), hrefTo('mobility')),
    look: (page, { path }) =>
      withSpacedLetters(page, async () => {
        const main = page.locator('main')
        const label = main.getByText('в\u00a0месяц', { exact: true }).or(main.locator('[data-payment]')).first()
        const { x, width } = needed(await label.boundingBox(), `label of the sum of ${path}`)
        expect(x + width).toBeLessThanOrEqual(390)
      }),
  },
  {
    name: 'larger letter spacing makes a page no wider than a screen of 320',
    at: 390,
    isFor: oneOf(
      hrefTo(`${BRAND_SLUG}-models`),
      hrefTo('owners'),
      hrefTo('support'),
      hrefTo('price-changes'),
      hrefTo('personal-data'),
      sectionPath('design'),
    ),
    async look(page) {
      await page.setViewportSize(PHONE)
      await withSpacedLetters(page, async () =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320),
      )
    },
  },
  {
    name: 'larger letter spacing makes a list of dealers no wider than the phone',
    at: 390,
    isFor: oneOf(hrefTo('dealers'), hrefTo('certified')),
    look: (page) =>
      withSpacedLetters(page, async () =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390),
      ),
  },
]
