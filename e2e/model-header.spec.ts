import { expect, test, type Page } from '@playwright/test'
import { answerCookies, expectTop, frames, open, parts, scrollTo } from './screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
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

test('above 1279 px the sections stand in a row, at 1279 they are folded under the current one', async ({ page }) => {
  await open(page, '/g90-comfort.html', 1280)
  const { nav, sections } = inside(page)
  await expect(sections).toBeHidden()
  await expect(nav.getByRole('link', { name: 'Галерея' })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Комфорт' })).toHaveAttribute('aria-current', 'page')
  await page.setViewportSize({ width: 1279, height: 800 })
  await expect(sections).toBeVisible()
  await expect(sections).toHaveText(/Комфорт$/)
  await expect(nav).toBeHidden()
  await sections.click()
  await expect(nav.getByRole('link', { name: 'Галерея' })).toBeVisible()
  await sections.click()
  await expect(nav).toBeHidden()
})

test('on the model’s home the label is «Обзор»; on others the section', async ({ page }) => {
  await open(page, '/new-g70.html', 390)
  await expect(inside(page).sections).toHaveText(/Обзор$/)
  await inside(page).sections.click()
  await inside(page).nav.getByRole('link', { name: 'Безопасность' }).click()
  await expect(page).toHaveURL(/g70-safety\.html$/)
  await expect(inside(page).nav).toBeHidden()
  await expect(inside(page).sections).toHaveText(/Безопасность$/)
})

for (const width of [768, 769, 1279])
  test(`at ${width} the two lists exclude each other`, async ({ page }) => {
    await open(page, '/g90.html', width)
    const { sections, nav, buy, addition } = inside(page)
    await buy.click()
    await expect(addition).toBeVisible()
    await sections.click()
    await expect(nav).toBeVisible()
    await expect(addition).toBeHidden()
    await buy.click()
    await expect(addition).toBeVisible()
    await expect(nav).toBeHidden()
    await buy.click()
    await expect(addition).toBeHidden()
  })

for (const list of ['buy', 'sections'] as const)
  test(`${list}: closes by a press outside, Escape, another width, a menu, the keyboard that leaves`, async ({
    page,
  }) => {
    await open(page, '/g90.html', 1200)
    const all = inside(page)
    const { models, drop } = parts(page)
    const opener = all[list]
    const shown = list === 'buy' ? all.addition : all.nav
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
    await models.click()
    await expect(drop(1)).toBeVisible()
    await expect(shown).toBeHidden()
    await page.keyboard.press('Escape')
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(shown).toBeVisible()
    await shown.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(shown).toBeHidden()
  })

test('it leads onward: sections, price, home of the model', async ({ page }) => {
  await open(page, '/g90.html', 1280)
  const { nav, bar } = inside(page)
  await nav.getByRole('link', { name: 'Цены' }).click()
  await expect(page).toHaveURL(/g90-price\.html$/)
  await expect(nav.getByRole('link', { name: 'Цены' })).toHaveAttribute('aria-current', 'page')
  await bar.getByRole('link', { name: 'G90', exact: true }).click()
  await expect(page).toHaveURL(/\/g90\.html$/)
})

test('the open list stays on the screen of a phone, all of it in reach', async ({ page }) => {
  await open(page, '/g90.html', 390, 500)
  const { sections, nav, buy, addition } = inside(page)
  await scrollTo(page, 500)
  await expectTop(inside(page).bar, 0)
  await sections.click()
  await nav.getByRole('link').last().scrollIntoViewIfNeeded()
  await frames(page)
  await expect(nav.getByRole('link').last()).toBeInViewport({ ratio: 0.9 })
  await buy.click()
  await expect(addition.getByRole('link').last()).toBeInViewport({ ratio: 1 })
})
