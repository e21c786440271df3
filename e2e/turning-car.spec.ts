import { expect, test } from '@playwright/test'
import { findTestChromium, SOFTWARE_GL_FLAGS } from '../tests/chromium.ts'
import { disableOffscreenCanvas, allowSoftwareRenderer } from '../tests/third-dimension.ts'

/** The third dimension is drawn by software here, on a busy machine: it may take its time. */
const TIMEOUT_MS = 120_000
const PAINT_SLIDE = '/configurator#slide=2&model=gv70'
const HOME = '/gv70.html'

test.use({
  launchOptions: {
    executablePath: findTestChromium(),
    args: SOFTWARE_GL_FLAGS,
  },
  viewport: { width: 390, height: 844 },
})

test('the car is turned by who asks for it: in 3D over its picture, with paints that make no request, and back', async ({
  page,
}) => {
  test.setTimeout(5 * TIMEOUT_MS)
  // A small phone: every pixel is drawn by the processor.
  await page.setViewportSize({ width: 350, height: 568 })
  await allowSoftwareRenderer(page)
  await page.goto(PAINT_SLIDE)
  const picture = page.getByRole('img', { name: /GV70 в зале, цвет/ })
  await expect(picture).toBeVisible({ timeout: TIMEOUT_MS })
  await expect(page.locator('canvas')).toHaveCount(0)
  const around = page.getByRole('button', { name: '360°' })
  await around.click()
  const turnLeft = page.getByRole('button', { name: 'Повернуть влево' })
  await expect(turnLeft).toBeFocused({ timeout: TIMEOUT_MS })
  const car = page.getByRole('img', { name: /вид спереди слева/ })
  await expect(car).toBeVisible({ timeout: TIMEOUT_MS })

  const before = await car.screenshot()
  const hint = page.getByText('Тяните, чтобы повернуть')
  await expect(hint).toBeVisible()
  await page.getByRole('button', { name: 'Ближе' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Весь автомобиль' })).toBeFocused()
  await page.keyboard.press('Enter')
  for (let step = 0; step < 3; step++) await turnLeft.click()
  const turned = page.getByRole('img', { name: /вид слева/ })
  await expect(turned).toBeVisible({ timeout: TIMEOUT_MS })
  expect(before.equals(await turned.screenshot())).toBe(false)

  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.getByRole('radio', { name: /Красный/ }).focus()
  await page.keyboard.press('Space')
  await expect(page.locator('canvas')).toHaveAccessibleName(/цвет «Красный[^»]*», вид слева/)
  await turnLeft.click()
  await page.getByRole('radio', { name: 'Солнце' }).check({ force: true })
  await expect(page.locator('[data-showroom=""]')).toHaveCount(0)
  expect(requests.filter((url) => /\/(?:assets|images|dealer|api)\//.test(url))).toEqual([])
  await page.getByRole('button', { name: 'Вернуться к снимку' }).click()
  await expect(around).toBeFocused()
  await expect(page.getByRole('img', { name: /GV70 в зале, цвет «Красный/ })).toBeVisible()
  await expect(page.locator('canvas')).toHaveCount(0)
})

test('without WebGL the car is shown in the showroom without turning controls', async ({ page }) => {
  await disableOffscreenCanvas(page)
  await page.goto(PAINT_SLIDE)
  await page.mouse.move(200, 200)
  await expect(page.locator('[data-showroom]').getByRole('img', { name: /GV70 в зале, цвет/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: 'Повернуть влево' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: '360°' })).toBeHidden()
})

test('on a model’s page without WebGL the showroom picture is preloaded, and no drawing is requested', async ({
  page,
}) => {
  await disableOffscreenCanvas(page)
  const drawings: string[] = []
  page.on('request', (request) => {
    if (/-[a-z]{3}\.svg$/.test(request.url())) drawings.push(request.url())
  })
  await page.goto(HOME)
  const stage = page.locator('#colors')
  await expect(stage.locator('[data-showroom]')).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const ground = await stage.evaluate((element) => getComputedStyle(element).backgroundImage)
  await stage.scrollIntoViewIfNeeded()
  await expect(stage.getByRole('img', { name: /в зале, цвет/ })).toBeVisible()
  expect(await stage.evaluate((element) => getComputedStyle(element).backgroundImage)).toBe(ground)
  expect(drawings).toEqual([])
})
