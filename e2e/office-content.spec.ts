import { expect, test } from '@playwright/test'
import { acceptInvitation, faultsOf, startOfficeSite, type OfficeSite } from './office-visit.ts'

let office: OfficeSite
test.beforeAll(async () => {
  office = await startOfficeSite()
})
test.afterAll(() => office.stop())
const siteOrigin = () => office.site.url

test('an editor writes a news item, looks at it, publishes it, takes it off and brings it back', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  await acceptInvitation(page, office.links.get('editor') ?? '')
  const address = `${siteOrigin()}/news/iz-ofisa.html`
  const statusOnSite = async () => (await page.request.get(address)).status()

  await page.getByRole('link', { name: 'Новая новость' }).click()
  await page.getByRole('textbox', { name: 'Заголовок' }).fill('Написано в офисе')
  await page.getByRole('textbox', { name: 'Адрес' }).fill('iz-ofisa')
  await page.getByRole('textbox', { name: 'Коротко' }).fill('Новость, которую не писал программист.')
  await page.getByRole('button', { name: 'Сохранить черновик' }).click()
  // What is missing is said at its field, and nothing typed is lost.
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Обложка' }).fill('/images/news/novogodnij-grafik.svg')
  await page.getByRole('textbox', { name: 'Что на снимке' }).fill('Циферблат')
  await page.getByRole('textbox', { name: 'Текст' }).fill('Первый абзац.')
  await expect.poll(() => faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Сохранить черновик' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Написано в.офисе/)
  expect(await statusOnSite()).toBe(404)

  await page.getByRole('button', { name: 'Предпросмотр' }).click()
  const link = await page.getByRole('link', { name: 'Открыть предпросмотр' }).getAttribute('href')
  const guest = await browser.newPage()
  await guest.goto((link ?? '').replace(/^https?:\/\/[^/]+/, siteOrigin()))
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(/Написано в.офисе/)
  await expect(guest.getByText('Предпросмотр: так сайт выглядит')).toBeVisible()
  await guest.close()
  expect(await statusOnSite()).toBe(404)

  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await expect.poll(statusOnSite, { timeout: 5_000 }).toBe(200)
  expect(await (await page.request.get(`${siteOrigin()}/news.html`)).text()).toMatch(/Написано в.офисе/)

  await page.getByRole('button', { name: 'Убрать с сайта' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Убрать с сайта' }).click()
  await expect.poll(statusOnSite, { timeout: 5_000 }).toBe(404)
  await page.getByRole('button', { name: 'Вернуть эту версию' }).click()
  await expect.poll(statusOnSite, { timeout: 5_000 }).toBe(200)
  await expect.poll(() => faultsOf(page)).toEqual([])
})
