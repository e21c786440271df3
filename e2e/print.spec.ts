import { INK } from '#src/brand/palette.ts'
import { trims } from '#src/content/cars/trims.ts'
import { formatNumber } from '#src/domain/format.ts'
import { hrefTo } from '#src/routes.ts'
import { fullCar } from './builds.ts'
import { words } from './content.ts'
import { expect, test } from './test.ts'

/** A sheet to take along: what is chosen, what it costs and the legal line, without what one presses. */

// An A4 page between its margins, px.
test.use({ viewport: { width: 703, height: 1000 } })

const g70 = trims.filter(({ model, price }) => model === 'g70' && price !== null)
const car = fullCar()
const price = (sum: number | null | undefined) => formatNumber(sum ?? 0)

/** As the browser computes it. */
const INK_RGB = `rgb(${[1, 3, 5].map((at) => Number.parseInt(INK.slice(at, at + 2), 16)).join(', ')})`

for (const [name, address, rows] of [
  ['a price list', hrefTo('g70-price'), [g70[0]?.family ?? '', price(g70[0]?.price), price(g70.at(-1)?.price)]],
  ['a build', `/configurator?${car.query(7)}`, [car.exterior.name, `«${car.packages[0]?.name ?? ''}»`, car.sum]],
] as const) {
  test(`${name} on paper`, async ({ page }) => {
    await page.goto(address)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 }), 'the title is dark').toHaveCSS('color', INK_RGB)
    await expect(page.locator('header[class], footer').filter({ visible: true }).getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0)
    for (const text of rows)
      await expect(page.getByRole('main').getByText(words(text)).filter({ visible: true }).first()).toBeVisible()
    await expect(
      page
        .getByText(/Не\sявляется публичной офертой/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}

test('the car of a build is printed under the logo, on white', async ({ page }) => {
  await page.goto(`/configurator?${car.query(7)}`)
  await page.emulateMedia({ media: 'print' })
  const logo = page.locator('svg, img').filter({ visible: true }).first()
  const stage = page.locator('[data-around]')
  const [above, below] = await Promise.all([logo.boundingBox(), stage.boundingBox()])
  expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height)
  await expect(stage).toHaveCSS('background-image', 'none')
})

test('a calculation on paper: the payment does not lie over what was chosen', async ({ page }) => {
  await page.goto(hrefTo('finance'))
  await page.emulateMedia({ media: 'print' })
  const pinned = await page
    .locator('#calculator *')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).position === 'sticky').length)
  expect(pinned).toBe(0)
})

test('the list of dealers on paper has no filters', async ({ page }) => {
  await page.goto(hrefTo('dealers'))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main').locator('address').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByRole('main').locator('form').filter({ visible: true })).toHaveCount(0)
})

test('a message of the visit is not printed over the line of the law', async ({ page }) => {
  const query = new URLSearchParams(car.query(7))
  query.set('comp', '999999')
  await page.goto(`/configurator?${query}`)
  const message = page.getByRole('main').getByText('Ссылка устарела')
  await expect(message).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(message).toBeHidden()
})
