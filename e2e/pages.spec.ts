import { routeOf, type RouteName } from '#src/routes.ts'
import { addresses } from './addresses.ts'
import { answerCookies, axeFaults, FRAME, frames, type AxeScope } from './screen.ts'
import { expect, test, type Page } from './test.ts'
import { hydrated, lostElements, settled, watch } from './watch.ts'

/** Every page of the site, opened once: it answers, hydrates without changes, and axe finds nothing. */

// Everything stands where it ends: no block waits to rise.
test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ context }) => answerCookies(context))

const WIDTHS = [1440, 390] as const
const seen = new Map<string, number>()

/**
 * Where axe looks: the first page of a kind whole and on both screens, the others without header and footer, on the
 * screens in turn. Section pages of one name (design, safety…) are a kind and have its colours; models have their own.
 */
function axePlan(name: RouteName): { widths: readonly number[]; scope: AxeScope } {
  const { page } = routeOf(name)
  const isSection = page === 'model-section'
  const kind = isSection ? name.replace(/.*-/, '') : page
  const count = seen.get(kind) ?? 0
  seen.set(kind, count + 1)
  return count === 0
    ? { widths: WIDTHS, scope: {} }
    : { widths: WIDTHS.slice(count % 2, (count % 2) + 1), scope: { without: FRAME, hasNewColours: !isSection } }
}

/** In the head, once each. */
const TAGS = [
  'title',
  'meta[name=description]',
  'meta[name=robots]',
  'link[rel=canonical]',
  'meta[property="og:title"]',
  'meta[property="og:image"]',
]
const counts = (page: Page, selectors: readonly string[]) =>
  page.evaluate((all) => Object.fromEntries(all.map((one) => [one, document.querySelectorAll(one).length])), selectors)

for (const { name, path, status } of addresses) {
  const { widths, scope } = axePlan(name)
  test(`${name} (${path}) responds, hydrates, keeps the server’s elements; no axe violations`, async ({ page }) => {
    // A 404 is reported by the browser itself.
    const problems = watch(page, status === 404 ? [/status of 404/] : [])
    await page.setViewportSize({ width: widths[0] ?? 1440, height: 800 })
    const response = await page.goto(path)
    expect(response?.status()).toBe(status)
    await hydrated(page)
    expect(await lostElements(page)).toEqual([])
    // What is not found stands at no address.
    const wanted = ['h1', ...TAGS.map((tag) => `head ${tag}`).filter((tag) => status === 200 || !/canonical/.test(tag))]
    expect(await counts(page, wanted)).toEqual(Object.fromEntries(wanted.map((tag) => [tag, 1])))
    await settled(page)
    expect(problems).toEqual([])
    for (const width of widths)
      await test.step(`axe at ${width}`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await frames(page)
        expect(await axeFaults(page, scope)).toEqual([])
      })
  })
}
