import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page } from '@playwright/test'
import { DATABASE_FILE } from '#src/server/data/storage.ts'
import { answerCookies } from './screen.ts'
import { countRequests, hydrated, settled, watch } from './watch.ts'
import { printed, publish, uploadPicture } from './office-editing.ts'
import { expectNoFaults, test, type OfficeSite } from './office-visit.ts'

const LONG = `https://site.example/${'a'.repeat(120)}`

test('an editor writes a news item, previews, publishes, withdraws and restores it', async ({
  page,
  browser,
  office,
  enter,
}) => {
  await enter(page, 'editor')
  const site = office.site.url
  const address = `${site}/news/iz-ofisa.html`
  const statusOnSite = async () => (await page.request.get(address)).status()

  await page.getByRole('link', { name: 'Новая новость' }).click()
  await page.getByRole('textbox', { name: 'Заголовок' }).fill('Написано в офисе')
  await page.getByRole('textbox', { name: 'Адрес страницы' }).fill('iz-ofisa')
  await page.getByRole('textbox', { name: 'Коротко' }).fill(`Новость, которую не писал программист: ${LONG}`)
  await page.getByRole('button', { name: 'Сохранить черновик' }).click()
  // What is missing is said at its field, and nothing typed is lost.
  await expect(page.getByRole('alert').first()).toBeVisible()
  await uploadPicture(page)
  // Said once, of the picture.
  await expect(page.getByRole('textbox', { name: 'Что на обложке' })).toHaveValue('Циферблат')
  await page.getByRole('textbox', { name: 'Текст' }).fill('Первый абзац.')
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Сохранить черновик' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Написано в.офисе/)
  expect(await statusOnSite()).toBe(404)

  await page.getByRole('button', { name: 'Предпросмотр' }).click()
  const link = await page.getByRole('link', { name: 'Открыть предпросмотр' }).getAttribute('href')
  const guest = await browser.newPage()
  await guest.goto((link ?? '').replace(/^https?:\/\/[^/]+/, site))
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(/Написано в.офисе/)
  await expect(guest.getByText('Предпросмотр: так сайт выглядит')).toBeVisible()
  await expect.poll(() => shownWidth(guest)).toBeGreaterThan(0)
  // One word wider than a phone.
  await guest.setViewportSize({ width: 390, height: 844 })
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await guest.close()
  expect(await statusOnSite()).toBe(404)

  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await expect.poll(statusOnSite).toBe(200)
  expect(await (await page.request.get(`${site}/news.html`)).text()).toMatch(/Написано в.офисе/)

  await page.getByRole('button', { name: 'Убрать с сайта' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Убрать с сайта' }).click()
  await expect.poll(statusOnSite).toBe(404)
  await page.getByRole('button', { name: 'Вернуть эту версию' }).click()
  await expect.poll(statusOnSite).toBe(200)
  await expectNoFaults(page)
  await readRefused(page, office)

  await page.getByRole('textbox', { name: 'Адрес страницы' }).fill('novyi-adres')
  await page.getByRole('button', { name: 'Сохранить черновик' }).click()
  await expect(page.getByText('прежний сам поведёт на новый')).toBeVisible()
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  const answered = async () => {
    const answer = await page.request.get(address, { maxRedirects: 0 })
    return [answer.status(), answer.headers()['location']]
  }
  await expect.poll(answered).toEqual([301, '/news/novyi-adres.html'])
  expect((await page.request.get(address)).status()).toBe(200)
})

/** The oldest publication, as if today's rules refused it. */
async function readRefused(page: Page, { dataDir }: OfficeSite) {
  const db = new DatabaseSync(join(dataDir, DATABASE_FILE), { timeout: 5_000 })
  const oldest = `SELECT min(published_at) FROM content_version WHERE body LIKE '%iz-ofisa%'`
  const { changes } = db
    .prepare(`UPDATE content_version SET body = replace(body, 'iz-ofisa', 'Из офиса') WHERE published_at = (${oldest})`)
    .run()
  db.close()
  expect(changes).toBe(1)
  await page.getByRole('button', { name: 'Посмотреть' }).last().click()
  const dialog = page.getByRole('dialog', { name: /^Версия: / })
  await expect(
    dialog.getByRole('alert').filter({ hasText: 'Эту версию вернуть нельзя. Адрес страницы — ' }),
  ).toBeVisible()
  const title = dialog.getByRole('textbox', { name: 'Заголовок' })
  await expect(title).toHaveValue(/Написано в.офисе/)
  await expect(title).not.toBeEditable()
  await expect(dialog.getByRole('button')).toHaveText(['Закрыть'])
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

test('prices and photographs of the office are those of the pages, before and after hydration', async ({
  page,
  browser,
  office,
  enter,
}) => {
  const site = office.site.url
  await enter(page, 'owner')
  await page.getByRole('menuitem', { name: 'Содержание' }).click()
  await test.step('prices', async () => {
    await page.getByRole('tab', { name: 'Цены' }).click()
    await page.getByRole('link', { name: 'Цены G90' }).click()
    const prices = page.getByRole('textbox', { name: 'Цена, ₽' })
    await expect(prices.first()).toBeVisible()
    for (const price of await prices.all()) await price.fill('12345000')
    await expectNoFaults(page)
    await publish(page)
  })
  await test.step('a photograph', async () => {
    await page.getByRole('menuitem', { name: 'Содержание' }).click()
    await page.getByRole('tab', { name: 'Снимки моделей' }).click()
    await page.getByRole('link', { name: 'G90: первый экран', exact: true }).click()
    await uploadPicture(page)
    await page.getByRole('textbox', { name: 'Что на снимке' }).fill('G90 на мосту')
    await publish(page)
  })

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  countRequests(context)
  await answerCookies(context)
  const visitor = await context.newPage()
  const problems = watch(visitor)
  const told = () => visitor.getByText('12 345 000', { exact: false }).count()
  const hero = visitor.locator('main img[src*="/assets/media-"]').first()
  const shown = () => hero.evaluate((image: HTMLImageElement) => image.currentSrc)
  await expect
    .poll(async () => {
      await visitor.goto(`${site}/g90.html`)
      await settled(visitor)
      return (await told()) > 1 && (await hero.count()) === 1
    })
    .toBe(true)
  await expect.poll(shown).toContain('-hero-upright-')
  await hydrated(visitor)
  expect(await told()).toBeGreaterThan(1)
  await expect(hero).toHaveAttribute('alt', /на.мосту/)
  await visitor.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(shown).toMatch(/-hero-\d+\.avif$/)
  await settled(visitor)
  await visitor.goto(site)
  await hydrated(visitor)
  await settled(visitor)
  expect(problems).toEqual([])
  await context.close()
  await expect.poll(() => printed(page, `${site}/documents/g90-brochure.pdf`)).toContain('12 345 000')
})

/** Pixels of the file that the browser has chosen for the uploaded picture. */
const shownWidth = (page: Page) =>
  page
    .locator('main img[src*="/assets/media-"]')
    .first()
    .evaluate((image: HTMLImageElement) => image.naturalWidth)
