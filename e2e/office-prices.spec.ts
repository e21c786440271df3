import { expect, test } from '@playwright/test'
import { acceptInvitation, faultsOf, startOfficeSite, type OfficeSite } from './office-visit.ts'

let office: OfficeSite
test.beforeAll(async () => {
  office = await startOfficeSite()
})
test.afterAll(() => office.stop())

test('prices come from a table: wrong lines are said and left aside, the others are drafts', async ({ page }) => {
  test.setTimeout(120_000)
  await acceptInvitation(page, office.links.get('owner') ?? '')
  await page.getByRole('menuitem', { name: 'Содержание' }).click()
  await page.getByRole('tab', { name: 'Цены' }).click()
  await page.getByRole('link', { name: 'Из таблицы' }).click()
  const pasted = ['Модель\tКомплектация\tЦена', 'G90\t501\t4 890 000 ₽', '\tElite\t5490000,00', '\tRoyal\tдорого']
  await page.getByRole('textbox', { name: 'Строки из таблицы' }).fill(pasted.join('\n'))
  const line = (text: string) => page.getByRole('row').filter({ hasText: text })
  await expect(line('501').or(line('Premier'))).toContainText(/4.740.000.₽.*4.890.000.₽.*\+3,2.%/)
  await expect(line('дорого')).toContainText('Это не цена')
  const take = page.getByRole('button', { name: /^Сделать черновики/ })
  await expect(take).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Взять строку 4' }).click()
  await page.getByRole('checkbox', { name: /^Комплектаций, которые таблица не меняет/ }).click()
  await expect.poll(() => faultsOf(page)).toEqual([])
  await take.click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Цены G90' })).toContainText('На согласовании')

  await page.getByRole('link', { name: 'Из таблицы' }).click()
  const file = { name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from('G90;502;5 600 000') }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(line('Elite')).toContainText(/5.600.000/)
  await expect(page.getByText(/есть черновик .* Он будет заменён/)).toBeVisible()
})
