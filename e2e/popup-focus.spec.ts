import { mainMenu, needed } from './content.ts'
import { answerCookies } from './screen.ts'
import { expect, test, type Locator, type Page } from './test.ts'

test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ context }) => answerCookies(context))

/** The entry whose list has popups. */
const entry = needed(mainMenu[1], 'second menu entry')

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
      page.locator('#burger').getByRole('button', { name: entry.name }),
      page.locator('#burger a[aria-haspopup]:visible').first(),
    ],
    back: 'Открыть меню',
  },
  {
    width: 1440,
    menu: 'of the header',
    way: (page) => [
      page.getByRole('button', { name: entry.name }).first(),
      page.locator('#drop-2 a[aria-haspopup]').first(),
    ],
    back: entry.name,
  },
]

test('the focus comes back to the button of the menu a popup was opened from', async ({ page }) => {
  for (const { width, menu, way, back } of MENUS)
    await test.step(`${menu} at ${width}`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/g90.html')
      for (const step of way(page)) {
        // What is not open yet takes no focus: the key would go to the opener again.
        await expect(step).toBeVisible()
        await step.focus()
        await step.press('Enter')
      }
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.getByRole('button', { name: back }).first()).toBeFocused()
    })
})

test('a popup with the same form as its page has labels of its own', async ({ page }) => {
  await page.goto('/lounge.html')
  await page.locator('main a[aria-haspopup=dialog]').first().click()
  const popup = page.getByRole('dialog')
  await popup.locator('input[name=date]').first().check({ force: true })
  await popup.locator('label').filter({ hasText: /^Имя$/ }).click()
  await expect(popup.getByLabel('Имя')).toBeFocused()
})
