import { expect, test } from '@playwright/test'

/** A sheet to take along: what is chosen, what it costs and the legal line, without what one presses. */

// An A4 page between its margins, px.
test.use({ viewport: { width: 703, height: 1000 } })

for (const [name, address, rows] of [
  ['a price list', '/new-g70-price.html', ['Elegance', '2 249 000', '3 799 000']],
  [
    'a build',
    '/configurator?slide=7&model=gv70&comp=203&ext=RED&pkg=2',
    ['Красный перламутр', '«Ассистент»', '5 270 000'],
  ],
] as const) {
  test(`${name} on paper`, async ({ page }) => {
    await page.goto(address)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('header[class], footer').filter({ visible: true }).getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0)
    for (const text of rows)
      await expect(
        page
          .getByRole('main')
          .getByText(new RegExp(text.replaceAll(' ', '\\s')))
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
    await expect(
      page
        .getByText(/Не\sявляется публичной офертой/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}
