import type { Page } from '@playwright/test'
import { publish } from './office-editing.ts'
import { expectNoFaults, test } from './office-visit.ts'
import { expect } from './test.ts'

/**
 * Opening hours by day, written in the office. On a page under /promo/, which has the blocks of
 * news and needs no cover.
 */

const PHONE = { width: 390, height: 844 }
/** A field of a row; another one's name may begin with the same word, and a star may follow. */
const field = (page: Page, name: string, row: number) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}(?:\\s\\*)?$`) }).nth(row)
const button = (page: Page, name: string, row: number) => page.getByRole('button', { name, exact: true }).nth(row)

test('hours by day are written and put in order by keyboard, on a phone too, and are a table on the site', async ({
  page,
  browser,
  office,
  enter,
}) => {
  await enter(page, 'editor')
  await page.goto(`${office.origin}/#/content/promo-page/~new`)
  await field(page, 'Заголовок', 0).fill('Часы дилеров в мае')
  await field(page, 'Адрес страницы', 0).fill('majskie-chasy')
  await field(page, 'Заголовок для поисковиков', 0).fill('Часы дилеров в мае')
  await field(page, 'Описание для поисковиков', 0).fill('Когда открыты залы и сервис.')

  await page.getByRole('combobox', { name: 'Вид блока' }).press('Enter')
  await page.getByRole('option', { name: 'Часы по дням' }).press('Enter')
  await field(page, 'Подпись', 0).fill('Залы и сервис')
  await field(page, 'День', 0).fill('9 мая')
  await field(page, 'Часы', 0).fill('выходной')
  for (const row of [1, 2]) {
    await page.getByRole('button', { name: /^Добавить день/ }).press('Enter')
    await field(page, 'День', row).fill('7 - 8 мая')
  }
  await button(page, 'Убрать', 2).press('Enter')
  await expect(field(page, 'День', 2)).toHaveCount(0)
  await field(page, 'День недели', 1).fill('четверг и пятница')
  await field(page, 'Часы', 1).fill('10-16')
  await button(page, 'Выше', 1).press('Enter')
  await expect(field(page, 'Часы', 0)).toHaveValue('10-16')
  const screen = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize(PHONE)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await page.setViewportSize(screen)
  await page.getByRole('button', { name: 'Сохранить черновик' }).click()
  await expect(page.getByText('Время — ЧЧ:ММ, например «10:00–18:00»')).toBeVisible()
  await expectNoFaults(page)
  await field(page, 'Часы', 0).fill('10:00 - 16:00')
  await publish(page)

  const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false })
  const visitor = await context.newPage()
  const address = `${office.site.url}/promo/majskie-chasy.html`
  await expect.poll(async () => (await visitor.goto(address))?.status()).toBe(200)
  const table = visitor.getByRole('main').getByRole('table', { name: 'Залы и сервис' })
  await expect(table.getByRole('columnheader')).toHaveText(['День', 'Часы'])
  await expect(table.getByRole('rowheader')).toHaveText(['7–8 мая четверг и пятница', '9 мая'])
  await expect(table.getByRole('cell')).toHaveText(['10:00–16:00', 'выходной'])
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await context.close()
})
