import { expect, test, type Locator, type Page } from '@playwright/test'

test.use({ reducedMotion: 'reduce' })
test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'cookiesAgree', value: '0', url: baseURL ?? '' }])
})

/** A popup closes the menu it is opened from: the focus goes to that menu's button, not to the top of the page. */
const MENUS: { width: number; menu: string; way: (page: Page) => Locator[]; back: string }[] = [
  {
    width: 390,
    menu: 'of the model',
    way: (page) => [
      page.getByRole('button', { name: 'Купить' }),
      page.locator('#model-addition a[aria-haspopup]').first(),
    ],
    back: 'Купить',
  },
  {
    width: 390,
    menu: 'of the burger, one panel deep',
    way: (page) => [
      page.getByRole('button', { name: 'Открыть меню' }),
      page.locator('#burger').getByRole('button', { name: 'Покупателям' }),
      page.locator('#burger').getByRole('link', { name: /Трейд/ }).first(),
    ],
    back: 'Открыть меню',
  },
  {
    width: 1440,
    menu: 'of the header',
    way: (page) => [
      page.getByRole('button', { name: 'Покупателям' }).first(),
      page.getByRole('banner').getByRole('link', { name: /Трейд/ }).first(),
    ],
    back: 'Покупателям',
  },
]

for (const { width, menu, way, back } of MENUS)
  test(`the focus comes back to the button of the menu ${menu} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/g90.html')
    for (const step of way(page)) {
      // What is not open yet takes no focus: the key would go to the opener again.
      // oxlint-disable-next-line no-await-in-loop
      await expect(step).toBeVisible()
      // oxlint-disable-next-line no-await-in-loop
      await step.focus()
      // oxlint-disable-next-line no-await-in-loop
      await step.press('Enter')
    }
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: back }).first()).toBeFocused()
  })

test('a popup with the same form as its page has labels of its own', async ({ page }) => {
  await page.goto('/lounge.html')
  await page.getByRole('link', { name: 'Забронировать визит' }).click()
  const popup = page.getByRole('dialog')
  await popup.locator('label').filter({ hasText: /^Имя$/ }).click()
  await expect(popup.getByLabel('Имя')).toBeFocused()
})
