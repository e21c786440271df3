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

/**
 * WCAG 2.5.3, also for fields in their labels: axe has a rule only for what is named by its content, and experimental.
 * Whoever says what he sees must reach the control, so its name contains the words seen, in their order.
 */
const addNameRule = () => {
  const wordsOf = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '')
  const seenText = (node: Node, field: Element): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
    if (!(node instanceof Element) || node === field || node.matches('.vh, noscript, select, [aria-hidden=true]'))
      return ''
    const { display, visibility } = getComputedStyle(node)
    if (display === 'none' || visibility !== 'visible') return ''
    return [...node.childNodes].map((one) => seenText(one, field)).join('')
  }
  axe.configure({
    checks: [
      {
        id: 'name-has-words-seen',
        evaluate: (control) => {
          const labels = control instanceof HTMLInputElement ? control.labels : null
          const seen = labels
            ? [...labels].map((label) => seenText(label, control)).join('')
            : [...control.childNodes].map((node) => seenText(node, control)).join('')
          return wordsOf(axe.commons.text.accessibleText(control)).includes(wordsOf(seen))
        },
      },
    ],
    rules: [
      {
        id: 'label-in-name',
        selector: 'a[href], button, summary, input, [role=tab], [role=option]',
        tags: ['wcag21a'],
        any: ['name-has-words-seen'],
        metadata: { description: 'the name contains the words seen', help: 'WCAG 2.5.3', helpUrl: '' },
      },
    ],
  })
}

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
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE)
    await page.evaluate(addNameRule)
  }
  const { violations } = await page.evaluate(
    ([include, exclude, runOnly, enabled]) =>
      axe.run({ include, exclude }, { runOnly, rules: { 'color-contrast': { enabled } }, resultTypes: ['violations'] }),
    [of.map((one) => [one]), without.map((one) => [one]), AXE_TAGS, hasNewColours] as const,
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`))
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
