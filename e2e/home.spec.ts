import { HOME, needed } from './content.ts'
import { hydrated, watch } from './watch.ts'
import { expect, test } from './test.ts'

test('the hero loads one car until the visitor interacts', async ({ page }) => {
  await page.goto(HOME, { waitUntil: 'networkidle' })
  await hydrated(page)
  const cars = page.locator('[role=tabpanel] img')
  await expect(cars).toHaveCount(1)
  await page.mouse.move(300, 300)
  await expect(cars).toHaveCount(await page.getByRole('tab').count())
})

test('the slide selector works by keyboard and the picture follows', async ({ page }) => {
  const problems = watch(page)
  await page.goto(HOME)
  await hydrated(page)
  await page.getByRole('tab', { name: /^G90/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: /^GV80/ })).toBeFocused()
  await expect(page.getByRole('tabpanel')).toContainText('GV80')
  await expect(page.getByRole('tabpanel').getByRole('img', { name: /GV80/ })).toBeVisible()
  expect(problems).toEqual([])
})

test('a phone gets an upright picture of the car', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(HOME)
  const picture = page.getByRole('tabpanel').getByRole('img')
  await expect(picture).toBeVisible()
  const isUpright = () =>
    picture.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalHeight > naturalWidth)
  await expect.poll(isUpright).toBe(true)
  // What is left out for a phone is text, never the way on: only the second link of a picture beside its name.
  for (const link of await page.locator('main section > div a:not([aria-hidden])').all())
    await expect(link).toBeVisible()
})

test('no colour picture is fetched before one is chosen', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    // A rendered picture, or the drawing where there is none.
    const code = /gv70-(?:render-showroom-)?(uyh|vlk|grf|slv|blu|red|grn|mgr|wht)[-.]/.exec(request.url())?.[1]
    if (code) asked.push(code)
  })
  await page.goto(HOME)
  await hydrated(page)
  await page.locator('#configurator').scrollIntoViewIfNeeded()
  await expect.poll(() => asked).toEqual(['red'])
  await page.getByRole('radio', { name: 'Тёмно-синий металлик' }).check()
  await expect(page.locator('#configurator fieldset > p')).toHaveText('Тёмно-синий металлик')
  await expect.poll(() => asked).toEqual(['red', 'blu'])
  await expect(page.locator('#configurator img[src*=blu]')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the slide selector links to the models, and no paint is offered', async ({ page }) => {
    await page.goto(HOME)
    await expect(page.locator('#configurator fieldset')).toBeHidden()
    await page.getByRole('tab', { name: /^G70/ }).click()
    await expect(page).toHaveURL(/new-g70\.html$/)
  })
})

test('the car, the headline and the paints of the configurator fit one screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(HOME)
  const [teaser, header] = await Promise.all([
    page.locator('#configurator').boundingBox(),
    page.getByRole('banner').boundingBox(),
  ])
  expect(teaser?.height).toBeLessThanOrEqual(900 - (header?.height ?? 0))
})

test('no word about the cabin lies on its picture on a phone, nor does a row of models fill it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(HOME)
  const boxOf = async (selector: string) => needed(await page.locator(selector).first().boundingBox(), selector)
  const [link, picture, row] = await Promise.all(['#cabin a', '#cabin > :first-child', '#models li'].map(boxOf))
  expect(link!.y + link!.height).toBeLessThanOrEqual(picture!.y)
  expect(row!.height).toBeLessThan(280)
})
