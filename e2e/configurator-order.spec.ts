import { BRAND } from '#src/brand/brand.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { BUSY, stretchCallLimit } from './call-limit.ts'
import { answerCookies } from './screen.ts'
import { expect, test, type Locator, type Page } from './test.ts'

/** The last step of the configurator: messages when the document or the request fails, and retries. */

const SUMMARY = '/configurator#slide=7&model=gv70&comp=203&ext=BLU&pkg=3,5&city=1&dealer=1'
const PDF_CALL = '**/leads/api/download/pdf/**'
const LEAD_CALL = '**/dealer/v1/request'
const FAILED_PDF = 'Не удалось подготовить PDF. Попробуйте ещё раз или сохраните ссылку на конфигурацию'

test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ context }) => answerCookies(context))

const order = (page: Page) => page.locator('#order')
async function openOrder(page: Page): Promise<string[]> {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  await page.goto(SUMMARY)
  await expect(order(page)).toContainText('Премиум Авто Север')
  return logged
}
async function fillIn(page: Page, phone: string) {
  await order(page).getByLabel('Имя').fill('Анна')
  await order(page).getByLabel('Фамилия').fill('Примерова')
  await order(page).getByLabel('Телефон').fill(phone)
  await order(page).getByRole('checkbox').first().check({ force: true })
}

test('a failed document says so, shows the link of the build and can be retried', async ({ page }) => {
  const logged = await openOrder(page)
  await page.route(PDF_CALL, (route) => route.fulfill({ status: 500, json: { success: false } }))
  await order(page).getByRole('button', { name: 'Скачать PDF' }).click()
  await expect(order(page)).toContainText(FAILED_PDF)
  await expect(
    order(page).getByRole('link', { name: /\?model=gv70#slide=7&model=gv70&comp=203&ext=BLU/ }),
  ).toBeVisible()
  expect(logged.join()).toContain('Не удалось создать PDF')

  await page.unroute(PDF_CALL)
  await order(page).getByRole('button', { name: 'Попробовать ещё раз' }).click()
  await expect(order(page).getByRole('link', { name: 'Открыть PDF' })).toBeVisible()
})

test('a document that never arrives times out', async ({ page }) => {
  // After one second: tests/services/http-transport.test.ts checks that the limit is ten.
  await stretchCallLimit(page, 1 / (10 * BUSY))
  await openOrder(page)
  await page.route(PDF_CALL, () => {})
  await order(page).getByRole('button', { name: 'Скачать PDF' }).click()
  await expect(order(page)).toContainText('Готовим PDF…')
  await expect(order(page)).toContainText(FAILED_PDF)
})

test('a visitor without a connection keeps the link and everything typed', async ({ page, context }) => {
  await openOrder(page)
  await fillIn(page, '9160000002')
  await context.setOffline(true)
  await order(page).getByRole('button', { name: 'Отправить дилеру' }).click()
  await expect(order(page).getByRole('alert')).toContainText(FAILED_PDF)
  await expect(
    order(page)
      .getByRole('alert')
      .getByRole('link', { name: /model=gv70/ }),
  ).toBeVisible()
  await context.setOffline(false)
  await order(page).getByRole('button', { name: 'Попробовать ещё раз' }).last().click()
  await expect(order(page)).toContainText('Готово! PDF скачан, заявка у дилера')
})

test('a failed document does not block the request, and the messages are correct', async ({ page }) => {
  await openOrder(page)
  await fillIn(page, '9160000004')
  await page.route(PDF_CALL, (route) => route.fulfill({ status: 503, json: { success: false } }))
  await order(page).getByRole('button', { name: 'Отправить дилеру' }).click()
  await expect(order(page)).toContainText('Готово! Заявка для дилера «Премиум Авто Север» принята.')
  await expect(order(page)).toContainText(/Документ ещё готовится: он\s+появится на\s+странице заявки/)
  await expect(order(page)).not.toContainText('PDF скачан')
  await order(page)
    .getByRole('link', { name: /Ваша заявка/ })
    .click()
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('link', { name: /Документ сборки/ })).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

/** As one types them. */
const wordsOf = async (element: Locator) => withPlainSpaces(await element.innerText()).replaceAll('\u2011', '-')

test('a failed request keeps the document, names the phone and can be sent again', async ({ page }) => {
  const logged = await openOrder(page)
  await fillIn(page, '9160000003')
  await page.route(LEAD_CALL, (route) => route.fulfill({ status: 500, json: { success: false } }))
  const download = page.waitForEvent('download')
  await order(page).getByRole('button', { name: 'Отправить дилеру' }).click()
  const alert = order(page).getByRole('alert')
  await expect
    .poll(() => wordsOf(alert))
    .toContain('PDF готов. Заявку передать не удалось — позвоните дилеру: +7 (495) 000-01-01')
  await expect(alert.getByRole('link', { name: /000\D+01\D+01/ })).toHaveCount(1)
  expect((await alert.innerText()).match(/000\D+01\D+01/g)).toHaveLength(1)
  expect((await download).suggestedFilename()).toMatch(new RegExp(`^${BRAND}-GV70-[A-Z0-9]{6}\\.pdf$`))
  expect(logged.join()).toContain('Не удалось отправить заявку в CRM')

  await page.unroute(LEAD_CALL)
  await order(page).getByRole('button', { name: 'Отправить ещё раз' }).click()
  await expect(order(page)).toContainText('Готово!')
})

test('a rate limit says how long to wait, and the retry is the same request', async ({ page }) => {
  await openOrder(page)
  await fillIn(page, '9160000006')
  const keys: (string | undefined)[] = []
  let isOver = false
  await page.route(LEAD_CALL, async (route) => {
    keys.push(/name="request_key"\r\n\r\n(\w+)/.exec(route.request().postData() ?? '')?.[1])
    if (isOver) return route.continue()
    const message = 'Слишком много заявок. Попробуйте через 2 минуты'
    return route.fulfill({ status: 429, json: { success: false, data: null, message } })
  })
  await order(page).getByRole('button', { name: 'Отправить дилеру' }).click()
  await expect
    .poll(() => wordsOf(order(page).getByRole('alert')))
    .toContain('PDF готов. Слишком много заявок. Попробуйте через 2 минуты. Телефон дилера: +7 (495) 000-01-01')
  isOver = true
  await order(page).getByRole('button', { name: 'Отправить ещё раз' }).click()
  await expect(order(page)).toContainText('Готово!')
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^\w{16,}$/)
  expect(keys[1]).toBe(keys[0])
})

test('a required proof of work is solved, and no error is shown', async ({ page }) => {
  await openOrder(page)
  await fillIn(page, '9160000007')
  let asked = 0
  await page.route(LEAD_CALL, async (route) => {
    asked += 1
    if (asked > 1) return route.continue()
    const parameters = { algorithm: '', nonce: '', salt: '', cost: 1, keyLength: 1, keyPrefix: '' }
    const data = { challenge: { parameters, signature: '' }, wait: { ticket: 'a ticket', seconds: 0 } }
    return route.fulfill({ status: 428, json: { success: false, data, message: 'Сейчас приходит много заявок' } })
  })
  await order(page).getByRole('button', { name: 'Отправить дилеру' }).click()
  await expect(order(page)).toContainText('Готово!')
  expect(asked).toBe(2)
})

test('at 390 an order is completed from the start, with the result in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/configurator#slide=7&model=gv70&comp=203&ext=BLU')
  // Prices are in one column, their sum below them.
  const prices = page.locator('main dl').first().locator('dd').filter({ hasText: '₽' })
  await expect(prices.nth(1)).toBeVisible()
  const edges = await prices.evaluateAll((list) =>
    list.map((price) => Math.round((price.lastElementChild ?? price).getBoundingClientRect().right)),
  )
  expect(new Set(edges).size).toBe(1)
  await page.getByRole('button', { name: 'PDF и заявка' }).click()
  const city = order(page).getByLabel('Город')
  await expect(city).toBeInViewport()
  await order(page).getByRole('button', { name: 'Отправить дилеру' }).click()
  await expect(city).toBeFocused()
  const ofCity = page.waitForRequest(/\/dealer\/v1\/dealer\?city_id=3$/)
  await city.selectOption({ label: 'Казань' })
  await ofCity
  const first = order(page).getByRole('radio').first()
  await expect(first).toBeChecked()
  await expect(order(page)).toContainText(/от\sцентра\sКазани/)
  await fillIn(page, '9160000005')
  await order(page).getByRole('button', { name: 'Отправить дилеру' }).click()
  const done = order(page).getByRole('heading', { name: /^Готово!/ })
  await expect(done).toBeFocused()
  await expect(done).toBeInViewport({ ratio: 1 })
  await expect(order(page)).toContainText('GV70 Advance 2.5 Turbo')
  await expect(order(page).getByRole('link', { name: 'Открыть PDF' })).toHaveAttribute('href', /\.pdf$/)
  await order(page).getByRole('link', { name: 'Ваша заявка' }).click()
  await expect(page).toHaveURL(/\/request\//)
})

test('the nearest dealer is found from where the visitor is', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  // Kazan.
  await context.setGeolocation({ latitude: 55.79, longitude: 49.11 })
  await page.goto('/configurator#slide=7&model=gv70&city=1&dealer=1')
  await page.getByRole('button', { name: 'Найти ближайший' }).click()
  const nearest = page.getByRole('radio', { name: /от\sвас/ }).first()
  await expect(nearest).toBeChecked()
  await expect(page.getByLabel('Город', { exact: true })).toHaveValue(/^(?!1$)\d+$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('city, dealer and contacts are plain forms, and the request has its own page', async ({ page }) => {
    await page.goto('/configurator?slide=7&model=gv70&comp=203&ext=BLU')
    // The dealers of a city are another page: text typed before it would be lost.
    await expect(order(page).getByLabel('Имя')).toBeHidden()
    await page.getByLabel('Город').selectOption({ label: 'Москва' })
    await page.getByRole('button', { name: 'Показать дилеров' }).click()
    const dealer = page.getByRole('radio', { name: /Премиум Авто Север/ })
    await dealer.check({ force: true })
    await fillIn(page, '9160')
    await order(page).getByRole('button', { name: 'Отправить дилеру' }).click()
    // Errors are shown on the same slide, with the same car.
    await expect(order(page).getByRole('alert')).toContainText('Телефон: номер введён не полностью')
    await expect(page.locator('dl').first()).toContainText('Тёмно-синий')
    await expect(dealer).toBeChecked()
    await order(page).getByLabel('Телефон').fill('+7 (916) 000-00-04')
    await order(page).getByRole('checkbox').first().check({ force: true })
    await order(page).getByRole('button', { name: 'Отправить дилеру' }).click()
    await expect(page).toHaveURL(/\/request\//)
    await expect(page.locator('main')).toContainText('Премиум Авто Север')
  })
})
