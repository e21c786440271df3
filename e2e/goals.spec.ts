import { HOME } from './content.ts'
import { answerCookies, open, parts } from './screen.ts'
import { expect, test, type Locator, type Page } from './test.ts'

/** Every analytics event (gaps.md 18): sent once, with the agreed fields and no personal data. */

type Told = { event: string } & Record<string, unknown>
test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ context }, { title }) => (title.startsWith('cookie_agree') ? undefined : answerCookies(context)))

const told = (page: Page): Promise<Told[]> =>
  // Through JSON, as a counter would send it.
  page.evaluate(() => JSON.parse(JSON.stringify(window.dataLayer ?? [])) as Told[])
const expectTold = (page: Page, event: Told) =>
  expect
    .poll(async () => (await told(page)).filter((one) => one.event === event.event), { message: event.event })
    .toContainEqual(event)

const PERSON = { name: 'Аннаида', surname: 'Примерская', phone: '9160007391' }
const fill = async (scope: Locator) => {
  await scope.getByLabel('Имя').fill(PERSON.name)
  const surname = scope.getByLabel(/^Фамилия/)
  if ((await surname.count()) > 0) await surname.fill(PERSON.surname)
  await scope.getByLabel('Телефон').fill(PERSON.phone)
  for (const box of await scope.getByRole('checkbox', { name: /^(?:Подтверждаю|Я даю согласие)/ }).all())
    await box.check({ force: true })
}
/** No event of the page contains typed text or the receipt's address. */
const expectNothingPersonal = async (page: Page) => {
  const text = JSON.stringify(await told(page))
  for (const value of [PERSON.name, PERSON.surname, PERSON.phone, PERSON.phone.slice(-4), '/request/', 'секрет'])
    expect(text).not.toContain(value)
}

test('pageview, search, search_empty: addresses without a query, a question only as its length', async ({ page }) => {
  await open(page, '/warranty.html', 1280)
  const { searchIcon, searchField, logo } = parts(page)
  await searchIcon.click()
  await searchField.fill('секрет гарантия')
  await searchField.press('Enter')
  await expect(page).toHaveURL(/search\.html/)
  await expectTold(page, { event: 'search', length: 15, results: expect.any(Number) })
  await page.locator('main input[name=q]').fill('щщщщщщщщ')
  await page.locator('main input[name=q]').press('Enter')
  await expectTold(page, { event: 'search_empty', length: 8 })
  await logo.click()
  await expect(page).toHaveURL(new RegExp(HOME))
  await expectTold(page, {
    event: 'pageview',
    page: { path: HOME, title: expect.any(String), name: 'home' },
    from: { path: '/search.html', name: 'search' },
  })
  await expectNothingPersonal(page)
})

test('testdrive_open, testdrive_step, dealer_select, testdrive_sent', async ({ page }) => {
  await page.goto(`${HOME}#popup`)
  const popup = page.getByRole('dialog', { name: /Запись на тест/ })
  await popup.getByRole('button', { name: /^GV70/ }).click()
  await expectTold(page, { event: 'testdrive_open', place: 'Главная страница' })
  await expectTold(page, { event: 'testdrive_step', step: 2 })
  await popup.getByRole('button', { name: 'Москва' }).click()
  const first = popup.locator('button[name=dealer_id]').first()
  const dealer = Number(await first.getAttribute('value'))
  await first.click()
  await expectTold(page, { event: 'dealer_select', dealer })
  await popup.locator('button[name=time]:enabled').last().click()
  await expectTold(page, { event: 'testdrive_step', step: 4 })
  await fill(popup)
  await popup.getByRole('button', { name: 'Записаться' }).click()
  await expect(popup.getByRole('heading', { name: 'Заявка принята' })).toBeVisible()
  await expectTold(page, { event: 'testdrive_sent', dealer, model: 'gv70' })
  await expectNothingPersonal(page)
})

test('tradein_open, tradein_sent', async ({ page }) => {
  await open(page, '/certified.html', 1280)
  await page.locator('main').getByRole('link', { name: 'Обменять свой автомобиль' }).click()
  const popup = page.getByRole('dialog')
  await popup.getByRole('radio', { name: 'G70', exact: true }).check({ force: true })
  await popup.getByLabel('Марка').fill('Примерная')
  await expectTold(page, { event: 'tradein_open', place: expect.any(String) })
  await popup.getByLabel('Модель', { exact: true }).fill('Седан')
  await popup.getByLabel('Год выпуска').fill('2017')
  await popup.getByLabel('Пробег').fill('84000')
  await popup.getByLabel('Город').selectOption({ label: 'Москва' })
  await popup.getByLabel('Дилер', { exact: true }).selectOption({ index: 1 })
  await fill(popup)
  await popup.getByRole('button', { name: 'Отправить на оценку' }).click()
  await expect(page.getByRole('dialog', { name: /Спасибо! Заявка на/ })).toBeVisible()
  await expectTold(page, { event: 'tradein_sent' })
  await expectNothingPersonal(page)
})

test('lounge_sent', async ({ page }) => {
  await open(page, '/lounge.html#screen=visit', 1280)
  const form = page.locator('main form').filter({ has: page.getByLabel('Имя') })
  for (const name of ['dealer_id', 'date', 'guests', 'purpose'])
    await form.locator(`input[name=${name}]`).first().check({ force: true })
  await fill(form)
  await form.locator('button[type=submit]').click()
  await expectTold(page, { event: 'lounge_sent' })
  await expectNothingPersonal(page)
})

test('conf_slide, credit_calc, conf_share, conf_pdf, conf_lead', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/configurator#slide=6&model=gv70&comp=203&city=1&dealer=1&program=1', 1280)
  await page.getByRole('radio', { name: '48', exact: true }).check({ force: true })
  await expectTold(page, { event: 'credit_calc' })
  await page.getByRole('button', { name: 'Далее' }).click()
  await expectTold(page, { event: 'conf_slide', slide: 7, model: 'gv70' })
  await page.getByRole('button', { name: 'Сохранить и поделиться' }).click()
  await expectTold(page, { event: 'conf_share' })
  const order = page.locator('#order')
  await fill(order)
  await order.getByRole('button', { name: 'Отправить дилеру' }).click()
  await expect(order).toContainText('Готово! PDF скачан')
  await expectTold(page, { event: 'conf_pdf' })
  await expectTold(page, { event: 'conf_lead' })
  await expectNothingPersonal(page)
})

test('dealer_select, dealer_route and phone_click, each by the dealer’s number or the place only', async ({ page }) => {
  await open(page, '/dealers.html?city=kazan', 1280)
  // The targets of the links are not opened: neither the phone nor an external site.
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a')
      if (link?.protocol === 'tel:' || link?.protocol === 'geo:' || link?.target === '_blank') event.preventDefault()
    }),
  )
  const [link] = await page.locator('main [data-goal=dealer_select]').all()
  const dealer = Number(await link?.getAttribute('data-dealer'))
  await link?.click()
  await expect(page).toHaveURL(/dealer=/)
  await expectTold(page, { event: 'dealer_select', dealer })
  const routes = page.locator('main [data-goal=dealer_route]')
  await expect(routes).toHaveCount(4)
  for (const route of await routes.all()) await route.click()
  const clicks = (await told(page)).filter(({ event }) => event === 'dealer_route')
  expect(clicks).toEqual(Array.from({ length: 4 }, () => ({ event: 'dealer_route', dealer })))
  await page.locator('main a[href^="tel:"]:visible').first().click()
  await page.locator('footer a[href^="tel:"]').first().click()
  await expectTold(page, { event: 'phone_click', place: 'page' })
  await expectTold(page, { event: 'phone_click', place: 'footer' })
  await expectNothingPersonal(page)
})

test('compare_open', async ({ page }) => {
  await open(page, '/models.html', 1280)
  await page.locator('#compare > summary').click()
  await page.getByRole('combobox', { name: 'Модель 2' }).selectOption('g90')
  await expectTold(page, { event: 'compare_open', place: 'models' })
})

for (const [name, value] of [
  ['Принять все', '1'],
  ['Только обязательные', '0'],
] as const)
  test(`cookie_agree ${value}`, async ({ page }) => {
    await open(page, '/warranty.html', 1280)
    await parts(page).notice.getByRole('button', { name }).click()
    await expectTold(page, { event: 'cookie_agree', value })
  })
