import { hrefTo } from '#src/routes.ts'
import { answerCookies } from './screen.ts'
import { expect, test } from './test.ts'

const PAGE = hrefTo('mobility')

test.use({ viewport: { width: 390, height: 844 } })
test.beforeEach(({ context }) => answerCookies(context))

test('the first step and the phone number are on the first screen of a phone', async ({ page }) => {
  await page.goto(PAGE)
  const opening = page.locator('main section').first()
  await expect(opening.getByRole('link', { name: 'Как оформить' })).toBeInViewport({ ratio: 1 })
  await expect(opening.locator('a[href^="tel:"]')).toBeInViewport({ ratio: 1 })
})

test('the cabin parts sums from conditions on a phone, and is beside the questions on a wide screen', async ({
  page,
}) => {
  await page.goto(PAGE)
  const [between, beside] = [page.locator('#example + div'), page.locator('#contract h2 + *')]
  await expect(between).toBeVisible()
  await expect(beside).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(between).toBeHidden()
  await expect(beside).toBeVisible()
})

test('«от» is on the line of the sum', async ({ page }) => {
  await page.goto(PAGE)
  const [from, month] = await page
    .locator('main section')
    .first()
    .locator('p > span')
    .evaluateAll((words) => words.map((word) => Math.round(word.getBoundingClientRect().bottom)))
  expect(from).toBe(month)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the conditions are folded, and of them only those of the chosen option are shown', async ({ page }) => {
    await page.goto(PAGE)
    const compare = page.locator('#compare')
    const rows = await compare.locator('tbody tr').count()
    await expect(compare.locator('td:visible')).toHaveCount(0)
    await compare.locator('summary').click()
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
