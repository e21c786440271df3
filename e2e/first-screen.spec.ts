import { expect, test } from '@playwright/test'
import { models } from '../src/content/models/summary.ts'

/** What a visitor of a model looks for first is on the first screen of an ordinary phone, without a scroll. */
test.use({ viewport: { width: 390, height: 844 } })

/** A word joiner keeps its hyphen together. */
const TEST_DRIVE = { name: /^Записаться на\sтест/ }

for (const { code, href, name } of models) {
  test(`${code}: name, price and both buttons`, async ({ page }) => {
    await page.goto(href)
    const hero = page.locator('main section').first()
    await expect(hero.getByRole('heading', { level: 1 })).toContainText(name)
    for (const part of [
      hero.getByText(/^от|^Цена будет объявлена позже/),
      hero.getByRole('link', TEST_DRIVE),
      hero.getByRole('link', { name: new RegExp(`^Собрать\\s${name}$`) }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
  })
}

test('home: the headline and a test drive', async ({ page }) => {
  await page.goto('/norven.html')
  const hero = page.locator('main section').first()
  await expect(hero.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(hero.getByRole('link', TEST_DRIVE)).toBeInViewport({ ratio: 1 })
})
