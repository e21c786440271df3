import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { modelName } from '#src/content/models/names.ts'
import { publish } from './office-editing.ts'
import { expectNoFaults, test } from './office-visit.ts'
import { answerCookies } from './screen.ts'
import { countRequests, hydrated, settled, watch } from './watch.ts'

const CAR = 'gv70'
// No real city: an editor may ship any of those.
const CITY = 'Тоболград'
const DEALER = 'Тобол Моторс'

test('a city that is added in the office, and a dealer in it: the list, the search and the form of test drives', async ({
  page,
  browser,
  office,
  enter,
}) => {
  await enter(page, 'editor')
  await page.getByRole('menuitem', { name: 'Содержание' }).click()
  await page.getByRole('tab', { name: 'Города' }).click()
  await page.getByRole('link', { name: 'Новый город' }).click()
  await page.getByLabel('Название').fill(CITY)
  await expect(page.getByRole('textbox', { name: 'Адрес' })).toHaveValue('tobolgrad')
  await page.getByLabel('Где').fill('Тоболграде')
  await page.getByLabel('Чего').fill('Тоболграда')
  await page.getByLabel('Широта').fill('57.1522, 65.5272')
  await expect(page.getByLabel('Широта')).toHaveValue(/^57[.,]1522$/)
  await expect(page.getByLabel('Долгота')).toHaveValue(/^65[.,]5272$/)
  await test.step('what is wrong is told at its field', async () => {
    await page.getByRole('button', { name: 'Сохранить черновик' }).click()
    await expect(page.getByText('Нужен предлог')).toBeVisible()
    await expect(page.getByText('Выберите часовой пояс')).toBeVisible()
    await expectNoFaults(page)
  })
  await page.getByLabel('Где').fill('в Тоболграде')
  await choose(page, page.getByLabel('Часовой пояс'), 'Екатеринбург, Тюмень, Уфа (МСК+2)')
  await publish(page)

  await page.getByRole('link', { name: /^Все:/ }).click()
  await page.getByRole('tab', { name: 'Дилеры' }).click()
  await page.getByRole('link', { name: 'Новый дилер' }).click()
  await page.getByRole('textbox', { name: 'Название' }).fill(DEALER)
  await page.getByLabel('Адрес страницы').fill('tobol-motors')
  await choose(page, page.getByLabel('Город'), CITY)
  await page.getByLabel('Юридическое лицо').fill('ООО «Тобол»')
  await page.getByLabel('Улица и дом').fill('улица Республики, 1')
  await page.getByLabel('Широта').fill('57.15, 65.53')
  await page.getByRole('textbox', { name: 'Телефон', exact: true }).fill('+7 (3452) 00-00-01')
  await page.getByLabel('Почта').fill('info@tobol.example')
  await page.getByRole('checkbox', { name: /^Тест/ }).check()
  await page.getByRole('checkbox', { name: modelName(CAR), exact: true }).check()
  await publish(page)

  const site = office.site.url
  await expect
    .poll(async () => (await page.request.get(`${site}/dealers.html?city=tobolgrad`)).text())
    .toContain(DEALER)
  for (const width of [390, 1440]) await test.step(`a visitor at ${width}`, () => visit(browser, site, width))
})

/** In a list that opens under its field. */
async function choose(page: Page, field: Locator, option: string) {
  await field.click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function visit(browser: Browser, site: string, width: number) {
  const context = await browser.newContext({ viewport: { width, height: 844 } })
  countRequests(context)
  await answerCookies(context)
  const page = await context.newPage()
  const problems = watch(page)
  await page.goto(`${site}/dealers.html?city=tobolgrad`)
  await hydrated(page)
  await expect(page.getByRole('main').getByRole('link', { name: DEALER }).first()).toBeVisible()
  await page.goto(`${site}/search.html?q=${encodeURIComponent('дилер в тоболграде')}`)
  await hydrated(page)
  await expect(page.getByRole('main').locator('a[href*="city=tobolgrad"]').first()).toBeVisible()
  await page.goto(`${site}/test-drive.html`)
  await hydrated(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${modelName(CAR)}`) })
    .click()
  await page.getByRole('main').getByRole('button', { name: CITY, exact: true }).click()
  await expect(page.getByRole('main')).toContainText(DEALER)
  await settled(page)
  expect(problems).toEqual([])
  await context.close()
}
