import { hrefTo } from '#src/routes.ts'
import { needed } from './content.ts'
import { answerCookies } from './screen.ts'
import { expect, test } from './test.ts'

const PAGE = hrefTo('mobility')

test.use({ viewport: { width: 390, height: 844 } })
test.beforeEach(({ context }) => answerCookies(context))

test('the cars come first, then what a payment includes and whom it suits, then the sums of three ways, their table folded', async ({
  page,
}) => {
  await page.goto(PAGE)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(page.locator('#for-whom p').first()).toBeVisible()
    await expect(page.locator('#cars ~ #subscription ~ #for-whom ~ #example #compare')).toHaveCount(1)
    await expect(page.locator('#example table td:visible')).toHaveCount(0)
    await expect(
      page.locator('#example [data-credit-terms], #example :text("Полная стоимость кредита")').first(),
    ).toBeVisible()
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#example table td').first()).toBeVisible()
})

test('how to begin: three things to say with their values, an example of the answer, the call, that car and the dealers', async ({
  page,
}) => {
  await page.goto(PAGE)
  const start = page.locator('#start')
  await expect(start.locator('dt')).toHaveText(['Модель', 'Срок', /^Пробег/, /^Платёж/])
  await expect(start.getByText(/^Наш пример на/)).toBeVisible()
  await expect(start.locator('a[href^="tel:"]')).toBeVisible()
  const model = await start.locator('dd').first().innerText()
  await expect(start.getByRole('link', { name: new RegExp(`^Собрать.${model}$`) })).toHaveAttribute(
    'href',
    /configurator#slide=1&model=\w+&comp=\d+$/,
  )
  await expect(start.getByRole('link', { name: /дилер/ })).toHaveAttribute('href', hrefTo('dealers'))
})

test('whom it suits: a picture each, on a phone side by side, the second one looking in', async ({ page }) => {
  await page.goto(PAGE)
  const cases = page.locator('#for-whom li')
  const boxes = await Promise.all((await cases.all()).map(async (one) => needed(await one.boundingBox(), 'case')))
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1)
  expect(boxes[0]!.x + boxes[0]!.width).toBeLessThan(390)
  expect(boxes[1]!.x).toBeLessThan(390 - 24)
  await expect(cases.getByRole('img')).toHaveCount(boxes.length)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the conditions are folded, and of them only those of the chosen option are shown', async ({ page }) => {
    await page.goto(PAGE)
    const compare = page.locator('#compare')
    const rows = await compare.locator('tbody tr').count()
    await expect(compare.locator('td:visible')).toHaveCount(0)
    await page.locator('#example summary').click()
    const ways = compare.getByRole('radio')
    for (const index of [0, 2, 1]) {
      await ways.nth(index).check()
      await expect(compare.locator('td:visible')).toHaveCount(rows)
      await expect(compare.locator(`td:nth-of-type(${index + 1}):visible`)).toHaveCount(rows)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(compare.locator('td:visible')).toHaveCount(rows * 3)
    await expect(compare.getByRole('radio')).toHaveCount(0)
  })
})
