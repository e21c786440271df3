import { models } from '#src/content/models/summary.ts'
import { needed, sectionsOf } from './content.ts'
import { answerCookies, expectTop, frames, open, parts, scrollTo } from './screen.ts'
import { expect, test, type Page } from './test.ts'

test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ context }) => answerCookies(context))

const inside = (page: Page) => {
  const { modelHeader } = parts(page)
  return {
    bar: modelHeader,
    sections: modelHeader.getByRole('button', { name: /Разделы/ }),
    nav: page.locator('#model-nav'),
    buy: modelHeader.getByRole('button', { name: 'Купить' }),
    addition: page.locator('#model-addition'),
  }
}

/** The model whose header has the most sections. */
const model = needed(
  models.toSorted((one, other) => sectionsOf(other.code).length - sectionsOf(one.code).length)[0],
  'model',
)
const sections = sectionsOf(model.code)
/** Pages of a section: neither the overview nor the prices. */
const [overview, section] = [needed(sections[0], 'overview'), needed(sections[1], 'section')]
const last = needed(sections.at(-1), 'section')

test('above 1279 px the sections are in a row, at 1279 they are collapsed under the current one', async ({ page }) => {
  await open(page, section.href, 1280)
  const { nav, sections: folded } = inside(page)
  await expect(folded).toBeHidden()
  await expect(nav.getByRole('link', { name: last.title })).toBeVisible()
  await expect(nav.getByRole('link', { name: section.title })).toHaveAttribute('aria-current', 'page')
  await page.setViewportSize({ width: 1279, height: 800 })
  await expect(folded).toBeVisible()
  await expect(folded).toContainText(section.title)
  await expect(nav).toBeHidden()
  await folded.click()
  await expect(nav.getByRole('link', { name: last.title })).toBeVisible()
  await folded.click()
  await expect(nav).toBeHidden()
})

test('the label is the current section; the header leads onward and home', async ({ page }) => {
  await open(page, model.href, 390)
  const { sections: folded, nav, bar } = inside(page)
  await expect(folded).toContainText(overview.title)
  await folded.click()
  await nav.getByRole('link', { name: section.title }).click()
  await expect(page).toHaveURL(section.href)
  await expect(nav).toBeHidden()
  await expect(folded).toContainText(section.title)
  await page.setViewportSize({ width: 1280, height: 800 })
  await nav.getByRole('link', { name: last.title }).click()
  await expect(page).toHaveURL(last.href)
  await bar.getByRole('link', { name: model.name, exact: true }).click()
  await expect(page).toHaveURL(model.href)
})

test('the two lists exclude each other', async ({ page }) => {
  await open(page, model.href, 768)
  const { sections: folded, nav, buy, addition } = inside(page)
  for (const width of [768, 769, 1279])
    await test.step(`at ${width}`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await expect(addition).toBeHidden()
      await buy.click()
      await expect(addition).toBeVisible()
      await folded.click()
      await expect(nav).toBeVisible()
      await expect(addition).toBeHidden()
      await buy.click()
      await expect(addition).toBeVisible()
      await expect(nav).toBeHidden()
      await buy.click()
      await expect(addition).toBeHidden()
    })
})

test('a list closes on a press outside, Escape, another width, a menu, and when the focus leaves', async ({ page }) => {
  await open(page, model.href, 1200)
  const all = inside(page)
  const { models: entry, drop } = parts(page)
  for (const [opener, shown] of [
    [all.buy, all.addition],
    [all.sections, all.nav],
  ] as const) {
    await page.setViewportSize({ width: 1200, height: 800 })
    const show = async () => {
      await opener.click()
      await expect(shown).toBeVisible()
    }
    await show()
    await page.mouse.click(300, 780)
    await expect(shown).toBeHidden()
    await show()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(shown).toBeHidden()
    await expect(opener).toBeFocused()
    await show()
    await page.setViewportSize({ width: 1201, height: 800 })
    await expect(shown).toBeHidden()
    await show()
    await entry.click()
    await expect(drop(1)).toBeVisible()
    await expect(shown).toBeHidden()
    await page.keyboard.press('Escape')
    // A visitor's key or press brings the page back at once, a script's focus waits for the frame (layout/use-covered.ts).
    await frames(page)
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(shown).toBeVisible()
    await shown.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(shown).toBeHidden()
  }
})

test('the open list fits on the screen of a phone and scrolls', async ({ page }) => {
  await open(page, model.href, 390, 500)
  const { sections: folded, nav, buy, addition } = inside(page)
  await scrollTo(page, 500)
  await expectTop(inside(page).bar, 0)
  await folded.click()
  await nav.getByRole('link').last().scrollIntoViewIfNeeded()
  await frames(page)
  await expect(nav.getByRole('link').last()).toBeInViewport({ ratio: 0.9 })
  await buy.click()
  await expect(addition.getByRole('link').last()).toBeInViewport({ ratio: 1 })
})
