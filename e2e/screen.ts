import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext } from '@playwright/test'
import { expect, type Locator, type Page } from './test.ts'
import type Axe from 'axe-core'
import { mainMenu } from './content.ts'
import { hydrated } from './watch.ts'

declare const axe: typeof Axe

/** Parts of the screen as a visitor names them. */
export const parts = (page: Page) => {
  // The first one: pages have headers of their own.
  const header = page.locator('header').first()
  const leftMenu = page.getByRole('navigation', { name: 'Основное меню' })
  return {
    header,
    leftMenu,
    rightMenu: page.getByRole('navigation', { name: 'Сервисное меню' }),
    logo: header.getByRole('link', { name: /на главную/ }),
    models: leftMenu.getByRole('link', { name: mainMenu[0]?.name ?? '', exact: true }),
    buyers: leftMenu.getByRole('button', { name: mainMenu[1]?.name ?? '' }),
    drop: (id: number) => page.locator(`#drop-${id}`),
    burgerButton: header.locator('button[data-opens=burger]'),
    burger: page.locator('#burger'),
    search: header.getByRole('search').first(),
    searchField: page.locator('#header-search'),
    searchIcon: page.locator('button[aria-controls=header-search]'),
    modelHeader: page.locator('[data-model-header]'),
    footer: page.locator('footer'),
    notice: page.getByRole('region', { name: 'Файлы cookie' }),
    popup: page.getByRole('dialog'),
  }
}

/** The notice is answered before the first page, so that it does not stand in the way. */
export const answerCookies = (context: BrowserContext, value: '0' | '1' = '0'): Promise<void> =>
  context.addCookies([{ name: 'cookiesAgree', value, domain: '127.0.0.1', path: '/' }])

export async function open(page: Page, path: string, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.goto(path)
  await hydrated(page)
}

/** Long enough for an event, React and the painting that follow: for what must not have changed. */
export const frames = (page: Page, count = 4): Promise<void> =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame++)
      // Frames come one after another.
      // oxlint-disable-next-line no-await-in-loop
      await new Promise(requestAnimationFrame)
  }, count)

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await frames(page)
}

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

export const topOf = (part: Locator): Promise<number> =>
  part.evaluate((element) => Math.round(element.getBoundingClientRect().top))

export const expectTop = (part: Locator, top: number) => expect.poll(() => topOf(part)).toBe(top)

export const pathOf = (page: Page): string => decodeURI(new URL(page.url()).pathname + new URL(page.url()).search)

export const isLocked = (page: Page): Promise<boolean> =>
  page.evaluate(() => getComputedStyle(document.body).overflowY === 'hidden')

export const expectLocked = (page: Page, locked: boolean) => expect.poll(() => isLocked(page)).toBe(locked)

/** What the keyboard stands on, in words a failure can be read by. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
  })

/** WCAG 2.0 to 2.2, levels A and AA, and best practice. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Header and footer of the site: what is the same on every page with them. */
export const FRAME = ['#app > header', 'footer']

/** Selectors of what is looked at and of what is left out. */
export type AxeScope = {
  of?: readonly string[]
  without?: readonly string[]
  /** Contrast takes two thirds of the time: false where the same colours have been looked at. */
  hasNewColours?: boolean
}

/** What axe finds in the page as it is, a line each. */
export async function axeFaults(
  page: Page,
  { of = ['html'], without = [], hasNewColours = true }: AxeScope = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  if (hasNewColours) await page.evaluate(markRepeatedTexts, REPEATED)
  return page.evaluate(
    async ([include, exclude, runOnly, enabled, repeated]) => {
      axe.configure({ rules: [{ id: 'color-contrast', selector: `:not([${repeated}])` }] })
      const rules = { 'color-contrast': { enabled } }
      const { violations } = await axe.run({ include, exclude }, { runOnly, rules, resultTypes: ['violations'] })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`),
      )
    },
    [of.map((one) => [one]), without.map((one) => [one]), AXE_TAGS, hasNewColours, REPEATED] as const,
  )
}

/** Attribute of a text that looks like one before it. */
const REPEATED = 'data-repeated-text'

/**
 * Marks every visible text whose own style and whose ancestors' classes and backgrounds are those of a visible text before
 * it: its contrast is the same, and contrast takes most of axe's time. Not what floats over other parts without a background
 * of its own: what is behind it is not an ancestor.
 */
function markRepeatedTexts(attribute: string): void {
  for (const marked of document.querySelectorAll(`[${attribute}]`)) marked.removeAttribute(attribute)
  type Ground = { look: string; isFloating: boolean }
  const grounds = new Map<Element, Ground>()
  const groundOf = (element: Element): Ground => {
    const known = grounds.get(element)
    if (known) return known
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element)
    const parent = element.parentElement ? groundOf(element.parentElement) : { look: '', isFloating: false }
    const ground = {
      look: [
        parent.look,
        element.localName,
        element.getAttribute('class'),
        backgroundColor,
        backgroundImage,
        opacity,
      ].join(),
      // An opaque colour is written as `rgb(…)`.
      isFloating: (parent.isFloating || /absolute|fixed/.test(position)) && !backgroundColor.startsWith('rgb('),
    }
    grounds.set(element, ground)
    return ground
  }
  const seen = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const owners = new Set<Element>()
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node.parentElement && node.textContent?.trim()) owners.add(node.parentElement)
  for (const owner of owners) {
    const { look, isFloating } = groundOf(owner)
    const isVisible = owner.checkVisibility({
      visibilityProperty: true,
      opacityProperty: true,
      contentVisibilityAuto: true,
    })
    if (isFloating || !isVisible) continue
    const { color, fontSize, fontWeight } = getComputedStyle(owner)
    const key = [look, color, fontSize, fontWeight].join()
    if (seen.has(key)) owner.setAttribute(attribute, '')
    else seen.add(key)
  }
}

/** The same on a phone and on a wide screen. */
export async function axeFaultsAtBothWidths(page: Page, where: AxeScope = {}): Promise<string[]> {
  const found: string[] = []
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await frames(page)
    found.push(...(await axeFaults(page, where)).map((fault) => `at ${width}: ${fault}`))
  }
  return found
}
