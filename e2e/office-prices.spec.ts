import { expect, type Page } from '@playwright/test'
import { PRICE_LIST_JSON } from '#src/domain/constants.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { expectNoFaults, test } from './office-visit.ts'

type Price = { model: string; model_name: string; trim_id: number; trim: string; price: number | null }

/** A model with three prices that a name alone tells apart; not the one whose prices another spec publishes. */
async function pricesOfOneModel(page: Page, site: string): Promise<[Price, Price, Price]> {
  const { prices } = (await (await page.request.get(site + PRICE_LIST_JSON)).json()) as { prices: Price[] }
  for (const { model } of prices.filter((row) => row.model !== 'g90')) {
    const rows = prices.filter((row) => row.model === model && row.price !== null)
    const [first, second, third] = rows.filter(({ trim }) => rows.filter((row) => row.trim === trim).length === 1)
    if (first && second && third) return [first, second, third]
  }
  throw new Error('No model has three prices under names of their own')
}

const roubles = new Intl.NumberFormat('ru-RU')

test('prices from a table: invalid lines are reported and skipped, the others become drafts', async ({
  page,
  office,
  enter,
}) => {
  const [first, second, third] = await pricesOfOneModel(page, office.site.url)
  await enter(page, 'owner')
  await page.getByRole('menuitem', { name: 'Содержание' }).click()
  await page.getByRole('tab', { name: 'Цены' }).click()
  await page.getByRole('link', { name: 'Из таблицы' }).click()
  const table = page.getByRole('textbox', { name: 'Строки из таблицы' })
  // Wrong rows alone: they are the fault, not prices that do not change.
  await table.fill(`Модель\tКомплектация\tЦена\n${first.model_name}\t${first.trim_id}\tдорого`)
  await expect(page.getByText('Ни одна строка не принята')).toBeVisible()
  await expect(page.getByText('Ни одна цена не меняется')).toBeHidden()
  await page.getByRole('checkbox', { name: 'Взять строку 2' }).click()
  await expect(page.getByText('Все строки исключены')).toBeVisible()
  const pasted = [
    'Модель\tКомплектация\tЦена',
    `${first.model_name}\t${first.trim_id}\t9 890 000 ₽`,
    `\t${second.trim}\t5490000,00`,
    `\t${third.trim}\tдорого`,
  ]
  await table.fill(pasted.join('\n'))
  const line = (text: string | RegExp) => page.getByRole('row').filter({ hasText: text })
  const changed = withPlainSpaces((await line(/9.890.000/).textContent()) ?? '')
  expect(changed).toContain(withPlainSpaces(roubles.format(first.price ?? 0)))
  expect(changed).toMatch(/\+\d+(,\d)? %/)
  await expect(line('дорого')).toContainText('Это не цена')
  const take = page.getByRole('button', { name: /^Сделать черновики/ })
  await expect(take).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Взять строку 4' }).click()
  await page.getByRole('checkbox', { name: /^Комплектаций, которые таблица не меняет/ }).click()
  await expectNoFaults(page)
  await take.click()
  await expect(page.getByRole('listitem').filter({ hasText: 'На согласовании' })).toHaveCount(1)

  await page.getByRole('link', { name: 'Из таблицы' }).click()
  const buffer = Buffer.from(`${second.model_name};${second.trim_id};5 600 000`)
  await page.locator('input[type=file]').setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer })
  await expect(line(second.trim)).toContainText(/5.600.000/)
  await expect(page.getByText(/есть черновик .* Он будет заменён/)).toBeVisible()
})

test('a price in its form is grouped until it is edited, and is taken as people write it', async ({ page, enter }) => {
  await enter(page, 'owner')
  await page.getByRole('menuitem', { name: 'Содержание' }).click()
  await page.getByRole('tab', { name: 'Цены' }).click()
  await page.getByRole('main').locator('li a[href*="/content/price/"]').last().click()
  const price = page.getByRole('textbox', { name: 'Цена, ₽' }).first()
  const shown = async () => withPlainSpaces(await price.inputValue())
  await expect.poll(shown).toMatch(/^\d{1,2} \d{3} \d{3}$/)
  // To look at it is no change.
  await price.focus()
  await price.blur()
  await expect(page.getByText('Изменения не сохранены')).toBeHidden()
  for (const written of ['7 654 000 ₽', '7.654.000', '7654000,00', '7654000']) {
    await price.fill('7 000 000')
    await price.fill(written)
    await price.blur()
    await expect.poll(shown, written).toBe('7 654 000')
  }
  await page.getByRole('button', { name: 'Сохранить черновик' }).click()
  await expect(page.getByText('Изменения не сохранены')).toBeHidden()
  await expect.poll(shown).toBe('7 654 000')
  await price.fill('дорого')
  await page.getByRole('button', { name: 'Сохранить черновик' }).click()
  await expect(page.getByText('Цена — целое число рублей')).toBeVisible()
  await expect(price).toHaveValue('дорого')
})
