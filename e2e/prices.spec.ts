import { trims } from '#src/content/cars/trims.ts'
import { modificationOf } from '#src/content/cars/trim-names.ts'
import { formatNumber } from '#src/domain/format.ts'
import { hrefTo } from '#src/routes.ts'
import { needed, words } from './content.ts'
import { hydrated, settled, watch } from './watch.ts'
import { expect, test } from './test.ts'

const MODEL = 'g70'
const PAGE = hrefTo(`${MODEL}-price`)
const own = trims.filter(({ model, price }) => model === MODEL && price !== null)
const [cheapest, dearest] = [needed(own[0], 'trim with a price'), needed(own.at(-1), 'trim with a price')]
const BOTH = `compare=${cheapest.id},${dearest.id}`
const money = ({ price }: typeof cheapest) => words(formatNumber(price ?? 0))

test('trims are compared in place and the link gives the same page', async ({ page }) => {
  const problems = watch(page)
  await page.goto(PAGE)
  await hydrated(page)
  const links = page.getByRole('link', { name: /^Сравнить/ })
  await links.first().click()
  await links.last().click()
  await expect(page).toHaveURL(`${PAGE}?${BOTH}`)
  const comparison = page.getByRole('table', { name: /^Сравнение комплектаций/ })
  await expect(comparison.getByRole('row').nth(2)).toBeVisible()
  await page.getByRole('link', { name: /^Только отличия/ }).click()
  await expect(page).toHaveURL(/&only=1$/)
  const rows = await comparison.getByRole('row').count()
  // What is being fetched ahead would be cut off by the reload.
  await settled(page)
  await page.reload()
  expect(await comparison.getByRole('row').count()).toBe(rows)
  expect(problems).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the comparison comes with the page', async ({ page }) => {
    await page.goto(`${PAGE}?${BOTH}&only=1`)
    const comparison = page.getByRole('table', { name: /только отличия/ })
    await expect(comparison.getByRole('row', { name: /^Мощность/ })).toContainText(
      String(modificationOf(dearest).power_hp),
    )
    await expect(comparison.getByRole('row', { name: /^Длина/ })).toHaveCount(0)
  })

  test('on a phone each trim is a line that opens in place, with «Сравнить» beside, what it adds and «Выбрать» under it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(PAGE)
    const lines = page.locator('#table tbody summary:visible')
    await expect(lines).toHaveCount(trims.filter(({ model }) => model === MODEL).length)
    await expect(lines.first()).toContainText(money(cheapest))
    const cells = page.locator('#table tbody td:visible')
    const compare = page.locator('#table').getByRole('link', { name: /^Сравнить/ })
    const count = await lines.count()
    const choose = page.locator('#table').getByRole('link', { name: /^Выбрать/ })
    // What each adds, and the way to choose it.
    await expect(cells).toHaveCount(count * 2)
    await expect(compare).toHaveCount(count)
    await expect(choose).toHaveCount(count)
    const tick = needed(await compare.last().boundingBox(), 'place of the tick')
    const line = needed(await lines.last().boundingBox(), 'place of the line')
    expect(Math.min(tick.width, tick.height)).toBeGreaterThanOrEqual(24)
    expect(tick.x + tick.width).toBeLessThanOrEqual(line.x)
    await lines.last().click()
    await expect(cells.filter({ hasText: money(dearest) })).toHaveCount(1)
    await expect(choose).toHaveCount(count)
    await expect(compare).toHaveCount(count)
    await lines.last().click()
    await expect(cells).toHaveCount(count * 2)
  })

  test('filters and «Сравнить» are links', async ({ page }) => {
    await page.goto(PAGE)
    const ofDrive = own.filter((trim) => modificationOf(trim).drive === 'rwd')
    await page.getByRole('link', { name: 'Задний', exact: true }).click()
    await expect(page.locator('#table tbody tr')).toHaveCount(ofDrive.length)
    await page
      .getByRole('link', { name: /^Сравнить/ })
      .first()
      .click()
    await expect(page).toHaveURL(`${PAGE}?drive=rwd&compare=${ofDrive[0]?.id}#table`)
  })
})

test('columns do not wait for rows: while rows are loading nothing shifts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  // As it is painted while it comes: code that takes the page over meanwhile would put the rows back.
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(hrefTo('g90-price'))
  const widths = () =>
    page
      .getByRole('table')
      .first()
      .getByRole('columnheader')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width))
  const whole = await widths()
  await page
    .locator('tbody')
    .first()
    .evaluate((rows) => rows.remove())
  expect(await widths()).toEqual(whole)
})
