import { answerCookies } from './screen.ts'
import { expect, test, type Page } from './test.ts'

const PAGE = '/gv70-design.html'
const paint = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const car = (page: Page, name: string) => page.getByRole('img', { name: `цвет «${name}»` })
const hasCome = (page: Page, name: string) =>
  car(page, name).evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0)
const build = (page: Page) => page.locator('#colors').getByRole('link')

test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ context }) => answerCookies(context))

test('the car is shown in the chosen paint, and its link opens the configurator in it', async ({ page }) => {
  await page.goto(PAGE)
  const names = await page.locator('#colors label').allTextContents()
  expect(names.length).toBeGreaterThan(2)
  const [first, last] = [names[0]!, names.at(-1)!]
  await page.locator('#colors fieldset').scrollIntoViewIfNeeded()
  await expect(build(page)).toHaveCount(1)
  await page.locator('#colors label').first().click()
  await expect(paint(page, first)).toBeChecked()
  await expect.poll(() => hasCome(page, first)).toBe(true)
  await expect(car(page, last)).toBeHidden()
  // The choice wraps round.
  await page.keyboard.press('ArrowLeft')
  await expect(paint(page, last)).toBeChecked()
  await expect.poll(() => hasCome(page, last)).toBe(true)
  await build(page).click()
  await expect(page.getByRole('heading', { name: 'Конфигуратор' })).toBeAttached()
  // With the surcharge in its name.
  await expect(page.getByRole('radio', { name: new RegExp(`^${last},`) })).toBeChecked()
})

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false })
  test('a paint can be chosen', async ({ page }) => {
    await page.goto(PAGE)
    const last = page.locator('#colors label').last()
    const name = (await last.textContent()) ?? ''
    await expect(car(page, name)).toBeHidden()
    await last.click()
    await expect.poll(() => hasCome(page, name)).toBe(true)
  })
})
