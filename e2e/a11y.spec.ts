import { expect, test } from '@playwright/test'
import { addresses } from './addresses.ts'
import { answerCookies, axeFaults as faults, axeFaultsAtBothWidths, expectTop, open, parts } from './screen.ts'

/** Nothing found on any page, with anything open. */
const WIDTHS = [390, 1440]

// Everything stands where it ends: no block waits to rise, no sheet is half open.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

// In parts, so that both workers have the same to do; loaded once, looked at in both widths.
const PARTS = 6
for (let part = 0; part < PARTS; part++)
  test(`axe finds nothing on any page, part ${part + 1} of ${PARTS}`, async ({ page, context }) => {
    test.setTimeout(120_000)
    await answerCookies(context)
    const found: string[] = []
    for (const { path } of addresses.filter((_, index) => index % PARTS === part)) {
      await open(page, path, 390)
      found.push(...(await axeFaultsAtBothWidths(page)).map((fault) => `${path} ${fault}`))
    }
    expect(found).toEqual([])
  })

/** Pages with an answer in them, which no address of the table shows. */
const ANSWERED = [
  '/models.html?people=family&roads=winter&pace=lively&budget=to5500&matters=safety',
  '/dealers.html?city=kazan',
  '/dealers.html?dealer=premium-avto-sever',
  '/search.html?q=длина gv80',
  '/search.html?q=щщщщ',
  '/news.html?page=2&category=models',
]
test('axe finds nothing where something was asked', async ({ page, context }) => {
  test.setTimeout(120_000)
  await answerCookies(context)
  const found: string[] = []
  for (const path of ANSWERED) {
    await open(page, path, 390)
    found.push(...(await axeFaultsAtBothWidths(page)).map((fault) => `${path} ${fault}`))
  }
  expect(found).toEqual([])
})

for (const width of WIDTHS) {
  test.describe(`open layers at ${width}`, () => {
    test.beforeEach(({ context }, { title }) => (title === 'cookie notice' ? undefined : answerCookies(context)))

    test('burger and search box', async ({ page }) => {
      await open(page, '/warranty.html', width)
      const { burgerButton, burger, searchIcon, searchField } = parts(page)
      await searchIcon.click()
      await expect(searchField).toBeFocused()
      expect(await faults(page)).toEqual([])
      await burgerButton.click()
      await expect(burger.getByRole('searchbox')).toBeVisible()
      expect(await faults(page)).toEqual([])
      if (width > 768) return
      await burger.getByRole('button', { name: 'Модели' }).click()
      await expect(burger.getByRole('link', { name: 'G90' })).toBeVisible()
      expect(await faults(page)).toEqual([])
    })

    test('lists of the model header', async ({ page }) => {
      await open(page, '/g90.html', width)
      const { modelHeader } = parts(page)
      await modelHeader.getByRole('button', { name: 'Купить' }).click()
      await expect(modelHeader.getByRole('link', { name: 'Найти дилера' })).toBeVisible()
      expect(await faults(page)).toEqual([])
      if (width > 1279) return
      await modelHeader.getByRole('button', { name: /Разделы/ }).click()
      await expect(modelHeader.getByRole('link', { name: 'Комфорт' })).toBeVisible()
      expect(await faults(page)).toEqual([])
    })

    test('cookie notice', async ({ page }) => {
      await open(page, '/norven.html', width)
      await expect(parts(page).notice).toBeVisible()
      expect(await faults(page)).toEqual([])
    })

    test('privacy popup', async ({ page }) => {
      await open(page, '/personal-data.html', width)
      await page.getByRole('link', { name: 'Кратко о конфиденциальности' }).click()
      await expect(parts(page).popup).toBeVisible()
      expect(await faults(page)).toEqual([])
    })

    test('footer and header half-way', async ({ page }) => {
      await open(page, '/warranty.html', width)
      const { footer, header } = parts(page)
      if (width <= 768) {
        await footer.getByRole('button', { name: 'Модели' }).click()
        await expect(footer.getByRole('link', { name: 'Все модели' })).toBeVisible()
      }
      await footer.getByRole('link', { name: 'Вверх' }).scrollIntoViewIfNeeded()
      await expectTop(header, width > 768 ? -70 : -60)
      expect(await faults(page)).toEqual([])
    })
  })
}

test('every drop block', async ({ page, context }) => {
  await answerCookies(context)
  await open(page, '/norven.html', 1440)
  const { leftMenu, drop } = parts(page)
  for (const [index, name] of ['Модели', 'Покупателям', 'Владельцам', 'О марке'].entries()) {
    await leftMenu.getByText(name, { exact: true }).first().click()
    await expect(
      drop(index + 1)
        .getByRole('link')
        .first(),
    ).toBeVisible()
    expect(await faults(page), name).toEqual([])
  }
})
