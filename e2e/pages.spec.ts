import { routeOf, type RouteName } from '#src/routes.ts'
import { addresses, type Address } from './addresses.ts'
import { expect, SCREENS, type PageCheck, type Width } from './checks/check.ts'
import { earlyControls } from './checks/early-controls.ts'
import { firstScreen } from './checks/first-screen.ts'
import { galleries } from './checks/galleries.ts'
import { layouts } from './checks/layouts.ts'
import { placeholders } from './checks/placeholders.ts'
import { reflow } from './checks/reflow.ts'
import { sections } from './checks/sections.ts'
import { answerCookies, axeFaults, FRAME, frames, type AxeScope } from './screen.ts'
import { test, type Page } from './test.ts'
import { hydrated, lostElements, settled, watch } from './watch.ts'

/**
 * Every page of the site, opened once: it answers, hydrates without changes, axe finds nothing, and it stands each check of
 * `checks/` that is for it. To open a page costs more than to look at it.
 */

// Everything stands where it ends: no block waits to rise.
test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ context }) => answerCookies(context))

const CHECKS: readonly PageCheck[] = [
  ...firstScreen,
  ...layouts,
  ...galleries,
  ...placeholders,
  ...reflow,
  ...sections,
  ...earlyControls,
]

const WIDTHS: readonly Width[] = [1440, 390]
/** Header and footer are the same on every page but a promo page's: axe looks at them alone, and beside a model's header. */
const WITH_FRAME = new Set(['home', 'model-home', 'promo'])

type Plan = { address: Address; axeWidths: readonly Width[]; scope: AxeScope; checks: readonly PageCheck[] }

const seen = new Map<string, number>()
/**
 * Where axe looks: the first page of a kind on both screens, the others on the screens in turn. Section pages of one name
 * (design, safety…) are a kind and have its colours; models have their own.
 */
function axePlan(name: RouteName): Pick<Plan, 'axeWidths' | 'scope'> {
  const { page } = routeOf(name)
  const isSection = page === 'model-section'
  const kind = isSection ? name.replace(/.*-/, '') : page
  const count = seen.get(kind) ?? 0
  seen.set(kind, count + 1)
  const without = count === 0 && WITH_FRAME.has(page) ? [] : FRAME
  return count === 0
    ? { axeWidths: WIDTHS, scope: { without } }
    : { axeWidths: WIDTHS.slice(count % 2, (count % 2) + 1), scope: { without, hasNewColours: !isSection } }
}

const plans = addresses.map((address): Plan => ({
  address,
  checks: CHECKS.filter(({ isFor }) => isFor(address)),
  ...axePlan(address.name),
}))

test('every check is for a page', () => {
  const used = new Set(plans.flatMap(({ checks }) => checks))
  expect(CHECKS.filter((check) => !used.has(check)).map(({ name }) => name)).toEqual([])
})

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

async function expectWhole(page: Page, { path, status }: Address): Promise<void> {
  // A 404 is reported by the browser itself.
  const problems = watch(page, status === 404 ? [/status of 404/] : [])
  const response = await page.goto(path)
  expect(response?.status(), path).toBe(status)
  await hydrated(page)
  expect(await lostElements(page), `${path}: elements of the server that are lost`).toEqual([])
  // What is not found stands at no address.
  const wanted = ['h1', ...TAGS.map((tag) => `head ${tag}`).filter((tag) => status === 200 || !/canonical/.test(tag))]
  expect(await counts(page, wanted), path).toEqual(Object.fromEntries(wanted.map((tag) => [tag, 1])))
  await settled(page)
  expect(problems, path).toEqual([])
}

/** From the top, on this screen. */
async function showAt(page: Page, width: Width): Promise<void> {
  const { width: now, height } = page.viewportSize() ?? { width: 0, height: 0 }
  if (now !== width || height !== SCREENS[width].height) await page.setViewportSize(SCREENS[width])
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await frames(page)
}

async function visit(page: Page, { address, axeWidths, scope, checks }: Plan): Promise<void> {
  // Opened on the screen that most is looked at on: what is counted while it loads is a phone's.
  const first = checks.some(({ at }) => at === 390) ? 390 : (axeWidths[0] ?? 1440)
  const widths: Width[] = first === 390 ? [390, 1440] : [1440, 390]
  await page.setViewportSize(SCREENS[first])
  for (const { at, begin } of checks) if (at === first) begin?.(page)
  await test.step('it responds, hydrates and keeps the server’s elements', () => expectWhole(page, address))
  for (const width of widths) {
    if (axeWidths.includes(width))
      await test.step(`no axe violations at ${width}`, async () => {
        await showAt(page, width)
        expect(await axeFaults(page, scope), `axe: ${address.path} at ${width}`).toEqual([])
      })
    for (const { name, at, look } of checks.filter((check) => check.at === width))
      await test.step(name, async () => {
        await showAt(page, at)
        await look(page, address)
      })
  }
}

/** One after another in a test: fewer tests, each of which begins by clearing away the one before. */
const AT_ONCE = 5
for (let from = 0; from < plans.length; from += AT_ONCE) {
  const some = plans.slice(from, from + AT_ONCE)
  const names = some.map(({ address }) => address.name).join(', ')
  test(`pages ${names}`, async ({ page }) => {
    for (const plan of some) await test.step(plan.address.path, () => visit(page, plan))
  })
}
