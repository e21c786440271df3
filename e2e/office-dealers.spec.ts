import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { expectNoFaults, test } from './office-visit.ts'

test('dealers from a table: the own file changes nothing; wrong rows are told, the others are published', async ({
  page,
  office,
  enter,
}) => {
  await enter(page, 'owner')
  await page.goto(`${office.origin}/#/content/dealer`)
  await page.getByRole('link', { name: 'Из таблицы' }).click()
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать нынешних дилеров' }).click()
  const text = readFileSync(await (await downloaded).path(), 'utf8')
  const upload = (csv: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'dealers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await upload(text)
  await expect(page.getByText('Ничего не меняется: на сайте всё так')).toBeVisible()

  const [number = '', code = '', name = ''] = (text.split('\r\n').at(-2) ?? '').split(';')
  const rows = [
    'Номер\tАдрес страницы\tНазвание\tТелефон\tДиректор',
    `${number}\t${code}\tИмя из таблицы\t+7 (495) 000-00-77\tx`,
    '1\t\t\t\t',
  ]
  await page.getByRole('textbox', { name: 'Строки из таблицы' }).fill(rows.join('\n'))
  const line = (words: string) => page.getByRole('listitem').filter({ hasText: words })
  await expect(line('строка 2')).toContainText(`${name} → Имя из таблицы`)
  await expect(line('строка 3')).toContainText('Название: заполните поле')
  await expect(page.getByText('не знает: «Директор»')).toBeVisible()
  const take = page.getByRole('button', { name: /^(Сделать черновики|Опубликовать): 1\sдилер$/ })
  await expect(take).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Взять строку 3' }).click()
  await page.getByRole('checkbox', { name: 'Сразу опубликовать' }).click()
  await expect(take).toHaveText(/^Опубликовать/)
  await expectNoFaults(page)
  await take.click()
  await expect(page.getByRole('link', { name: /^Имя из таблицы/ })).toBeVisible()
  await expect
    .poll(async () => (await page.request.get(`${office.site.url}/dealers.html?dealer=${code}`)).text())
    .toContain('Имя из таблицы')
})
