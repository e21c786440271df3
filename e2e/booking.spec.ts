import { HOME } from './content.ts'
import { axeFaults, axeFaultsAtBothWidths, FRAME } from './screen.ts'
import { expect, test, type Page } from './test.ts'
import { hydrated } from './watch.ts'

test.use({ reducedMotion: 'reduce' })
test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'cookiesAgree', value: '0', url: baseURL ?? '' }])
})

const dialog = (page: Page) => page.getByRole('dialog', { name: /Запись на тест/ })

const expectAccessible = async (page: Page, where: string) =>
  expect(await axeFaults(page, { of: ['dialog'] }), where).toEqual([])

/** Clicks through to the contacts step. */
async function goToContacts(page: Page, hour: number) {
  const popup = dialog(page)
  await popup.getByRole('button', { name: /^GV70/ }).click()
  // Only one dealer there has the car, so the question is skipped.
  await popup.getByRole('button', { name: 'Казань' }).click()
  const time = popup.locator('button[name=time]:enabled').nth(hour)
  const value = await time.getAttribute('value')
  await time.click()
  await expect(popup.getByLabel('Имя')).toBeVisible()
  return value
}

async function fillContacts(page: Page, phone: string) {
  const popup = dialog(page)
  await popup.getByLabel('Имя').fill('Анна')
  await popup.getByLabel('Фамилия').fill('Петрова')
  await popup.getByLabel('Телефон').fill(phone)
  await popup.getByText(/^Подтверждаю/).click()
  await popup.getByText(/^Я даю согласие/).click()
}

/** How many separators of the line of answers begin or end a row of it that is visible, with a dealer of this name. */
function separatorsAtEdges(line: Element, name: string): number {
  const nodes = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (nodes.nextNode())
    if (nodes.currentNode instanceof Text && nodes.currentNode.data.trim()) texts.push(nodes.currentNode)
  const isSeparator = (text: Text) => text.data.trim() === '·'
  const dealer = texts.filter((text) => !isSeparator(text))[1]
  if (!dealer) throw new Error('The line has no dealer')
  const own = dealer.data
  dealer.data = name
  const placesOf = (text: Text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()]
  }
  const words = texts.filter((text) => !isSeparator(text)).flatMap(placesOf)
  const edge = Math.min(...words.map(({ left }) => left))
  const atEdges = texts
    .filter(isSeparator)
    .flatMap(placesOf)
    .filter(({ left, right, top, bottom }) => {
      const row = words.filter((word) => word.top < bottom && word.bottom > top)
      // Left of the edge it is cut off.
      return (
        left > edge - 4 && !(row.some((word) => word.right <= left + 1) && row.some((word) => word.left >= right - 1))
      )
    }).length
  dealer.data = own
  return atEdges
}

test('the whole booking at 390 px: every step and error state is accessible, closing keeps what was typed', async ({
  page,
}) => {
  // Eight axe runs.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${HOME}#popup`)
  const popup = dialog(page)
  await expect(popup.getByRole('heading', { name: 'Какая модель?' })).toBeVisible()
  await expectAccessible(page, 'model')
  await popup.getByRole('button', { name: /^GV70/ }).click()
  await popup.getByRole('button', { name: 'Москва' }).click()
  await expect(popup.locator('button[name=dealer_id]').first()).toContainText('от центра города')
  await expectAccessible(page, 'dealer')
  await popup.locator('button[name=dealer_id]').first().click()
  await expect(popup.locator('button[name=time]').first()).toBeVisible()
  await expectAccessible(page, 'time')
  await popup.locator('button[name=time]:enabled').first().click()
  // The choice is shown in one line above the form; the visitor can go back to the hour and return.
  const line = popup.getByRole('paragraph').filter({ hasText: 'изменить' })
  await expect(line).toHaveText(/^GV70 · .+ · (пн|вт|ср|чт|пт|сб|вс)\s\d\d\.\d\d, \d\d:00 · изменить$/)
  expect(await line.evaluate(separatorsAtEdges, 'Автоцентр на Ленинградском проспекте')).toBe(0)
  await line.getByRole('link', { name: 'изменить' }).click()
  await popup.locator('button[name=time]:enabled').first().click()
  await popup.getByRole('button', { name: 'Записаться' }).click()
  await expect(popup.getByText('Проверьте поля формы')).toBeVisible()
  await expect(popup.getByLabel('Имя')).toBeFocused()
  await expectAccessible(page, 'contacts with errors')

  await fillContacts(page, '8 916 000-00-01')
  await popup.getByRole('button', { name: 'Закрыть окно' }).click()
  await page.locator('main a[aria-haspopup=dialog]').first().click()
  await expect(popup.getByLabel('Имя')).toHaveValue('Анна')
  await expect(popup.getByLabel('Телефон')).toHaveValue('+7 (916) 000-00-01')
  await expect(popup.getByRole('checkbox', { name: /Я даю согласие/ })).not.toBeChecked()
  await fillContacts(page, '8 916 000-00-01')
  await popup.getByRole('button', { name: 'Записаться' }).click()
  await expect(popup.getByRole('heading', { name: 'Заявка принята' })).toBeFocused()
  await expect(popup.getByText(/^Ждём вас\s(в|во)\s\S+, \d+\s\S+, в\s\d\d:00\.$/)).toBeVisible()
  for (const words of [/^GV70$/, /^«.+»/, /^[A-Z\d]{8}$/])
    await expect(popup.getByRole('definition').filter({ hasText: words })).toBeVisible()
  // In the evening the first hour of tomorrow may be that of the opening: then no call can come before it.
  const next = /^Дилер позвонит (сегодня|завтра|в) .+ чтобы подтвердить время\.$|^Дилер откроется незадолго /
  await expect(popup.getByText(next)).toBeVisible()
  await expectAccessible(page, 'accepted')

  await popup.getByRole('link', { name: /Ваша заявка/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ждём вас')
  await expect(page.getByText('+7 (9••) •••-••-01')).toBeVisible()
  expect(await axeFaultsAtBothWidths(page, { without: FRAME })).toEqual([])
  await page.getByText('Отозвать', { exact: true }).click()
  await page.getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Данные удалены' })).toBeFocused()
})

test('a double press answers one question, not the next one too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 850 })
  await page.goto('/test-drive.html')
  await hydrated(page)
  const car = page.getByRole('main').getByRole('button', { name: /^GV70/ })
  await car.hover()
  await page.mouse.down()
  await page.mouse.up()
  // The map of the cities is shown instead.
  await expect(page.getByRole('heading', { name: 'Где вам удобно?' })).toBeVisible()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await page.getByRole('button', { name: 'Москва', exact: true }).focus()
  await expect(page.getByRole('heading', { name: 'Где вам удобно?' })).toBeVisible()
  await expect(page.locator('button[name=city_id][aria-pressed=true]')).toHaveCount(0)
})

test('the city question: a point of the map is an answer like the name of the city', async ({ page }) => {
  await page.goto('/test-drive.html')
  await page.getByRole('main').getByRole('button', { name: /^GV70/ }).click()
  const map = page.getByRole('group', { name: 'Дилеры на карте' })
  await map.getByRole('link', { name: /^Москва, / }).click()
  await expect(page.getByRole('button', { name: 'Москва', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('button[name=dealer_id]').first()).toBeVisible()
  await expect(map).toBeHidden()
})

test('an hour that somebody else has just booked is reported, and another one is one press away', async ({
  page,
  browser,
}) => {
  await page.goto(`${HOME}#popup`)
  const hour = await goToContacts(page, 3)
  await fillContacts(page, '9160000002')
  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await other.goto(`${HOME}#popup`)
  expect(await goToContacts(other, 3)).toBe(hour)
  await fillContacts(other, '9160000003')
  await dialog(other).getByRole('button', { name: 'Записаться' }).click()
  await expect(dialog(other).getByText('Заявка принята')).toBeVisible()
  await other.context().close()

  await dialog(page).getByRole('button', { name: 'Записаться' }).click()
  await expect(dialog(page).getByText('Ошибка: "Это время уже занято. Выберите другое"')).toBeVisible()
  await dialog(page).getByRole('link', { name: 'Выбрать другое время' }).click()
  await expect(dialog(page).locator(`button[name=time][value="${hour}"]`)).toBeDisabled()
  await dialog(page).locator('button[name=time]:enabled').first().click()
  await expect(dialog(page).getByLabel('Имя')).toHaveValue('Анна')
})

test('the whole booking by keyboard alone', async ({ page }) => {
  await page.goto(`${HOME}#popup`)
  const popup = dialog(page)
  const press = async (target: ReturnType<typeof popup.locator>, key = 'Enter') => {
    for (let stops = 0; stops < 60; stops++) {
      // oxlint-disable-next-line no-await-in-loop
      if (await target.evaluate((element) => element === document.activeElement)) return page.keyboard.press(key)
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press('Tab')
    }
    throw new Error('Not reached by Tab')
  }
  await expect(popup.getByRole('heading', { name: 'Какая модель?' })).toBeVisible()
  await press(popup.getByRole('button', { name: /^GV70/ }))
  await press(popup.getByRole('button', { name: 'Москва' }))
  await press(popup.locator('button[name=dealer_id]').first())
  const day = popup.locator('button[name=date][aria-pressed=true]')
  await expect(day).toBeVisible()
  await press(day, 'ArrowRight')
  await page.keyboard.press('Enter')
  await press(popup.locator('button[name=time]:enabled').first())
  for (const [label, text] of [
    ['Имя', 'Анна'],
    ['Фамилия', 'Петрова'],
    ['Телефон', '89160000004'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    await press(popup.getByLabel(label), 'End')
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.type(text)
  }
  await press(popup.getByRole('checkbox', { name: /Подтверждаю/ }), 'Space')
  await press(popup.getByRole('checkbox', { name: /Я даю согласие/ }), 'Space')
  await press(popup.getByRole('button', { name: 'Записаться' }))
  await expect(popup.getByRole('heading', { name: 'Заявка принята' })).toBeVisible()
})

test('moved to another hour on the request’s page: the old one is free at once', async ({ page }) => {
  await page.goto(`${HOME}#popup`)
  const old = await goToContacts(page, 5)
  await fillContacts(page, '8 916 000-00-13')
  await dialog(page).getByRole('button', { name: 'Записаться' }).click()
  await dialog(page)
    .getByRole('link', { name: /Ваша заявка/ })
    .click()
  await page.getByText('Перенести', { exact: true }).click()
  const move = page.locator('#move')
  await expect(move.locator(`input[name=time][value="${old}"]`)).toBeDisabled()
  const hour = move.locator('input[name=time]:enabled').first()
  const next = (await hour.getAttribute('value')) ?? ''
  await hour.check()
  await expect(move).toBeInViewport()
  expect(await axeFaultsAtBothWidths(page, { without: FRAME })).toEqual([])
  await move.getByRole('button', { name: /^Перенести на/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(next)
  await expect(page.getByRole('status').filter({ hasText: 'Перенесли' })).toContainText(next)
  await expect(move).not.toHaveAttribute('open')
  await page.goto(`${HOME}#popup`)
  const popup = dialog(page)
  await popup.getByRole('button', { name: /^GV70/ }).click()
  await popup.getByRole('button', { name: 'Казань' }).click()
  await expect(popup.locator(`button[name=time][value="${old}"]`)).toBeEnabled()
  await expect(popup.locator(`button[name=time][value="${next}"]`)).toBeDisabled()
})

test('trade-in: the popup, its fields and its success', async ({ page }) => {
  await page.goto('/new-g70.html')
  await page.getByRole('button', { name: 'Купить' }).click()
  await page.getByRole('link', { name: /Трейд/ }).first().click()
  const popup = page.getByRole('dialog')
  await popup.getByRole('radio', { name: 'GV80' }).check({ force: true })
  await popup.getByLabel('Марка').fill('Примерная')
  await popup.getByLabel('Модель', { exact: true }).fill('Седан')
  await popup.getByLabel('Год выпуска').fill('2017')
  await popup.getByLabel('Пробег').fill('84000')
  await expect(popup.getByText('меняется на')).toBeVisible()
  await popup.getByLabel('Город').selectOption({ label: 'Москва' })
  await popup.getByLabel('Дилер', { exact: true }).selectOption({ index: 1 })
  await popup.getByLabel('Имя').fill('Анна')
  await popup.getByLabel('Телефон').fill('89160000005')
  await popup.getByRole('checkbox', { name: /Я даю согласие/ }).check({ force: true })
  await expectAccessible(page, 'trade-in')
  await popup.getByRole('button', { name: 'Отправить на оценку' }).click()
  await expect(page.getByRole('dialog', { name: /Спасибо! Заявка на/ })).toBeVisible()
  const done = page.getByRole('dialog', { name: /Спасибо! Заявка на/ })
  for (const words of [/^Примерная Седан, 2017\sгода, 84\s000\sкм$/, /^GV80$/, /«.+».+\+7/])
    await expect(done.getByRole('definition').filter({ hasText: words })).toBeVisible()
  await page.getByRole('button', { name: 'Хорошо' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  /** Links and forms up to the contacts, filled in correctly. */
  async function fillRight(page: Page, hour: number, phone: string) {
    await page.goto('/test-drive.html')
    await page.getByRole('button', { name: /^G70/ }).click()
    await page.getByRole('button', { name: 'Самара' }).click()
    await page.locator('button[name=time]:enabled').nth(hour).click()
    await page.getByLabel('Имя').fill('Анна')
    await page.getByLabel('Фамилия').fill('Петрова')
    await page.getByLabel('Телефон').fill(phone)
    await page.getByText(/^Подтверждаю/).click()
    await page.getByText(/^Я даю согласие/).click()
  }
  const send = (page: Page) => page.getByRole('button', { name: 'Записаться' }).click()

  test('a valid form of a cached page is sent with one press', async ({ page }) => {
    await fillRight(page, 4, '8 916 000-00-07')
    await send(page)
    await expect(page).toHaveURL(/\/request\/[\w-]{22}$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ждём вас')
  })

  test('a browser that sends no Sec-Fetch headers: one more press, all input preserved, one request', async ({
    page,
    baseURL,
  }) => {
    await fillRight(page, 6, '8 916 000-00-08')
    // The same request as an older browser sends it: without Sec-Fetch headers and Referer.
    await page.route('**/dealer/v1/request', async (route) => {
      const { 'content-type': type = '' } = route.request().headers()
      const response = await page.request.post('/dealer/v1/request', {
        headers: { 'content-type': type, accept: 'text/html', origin: baseURL ?? '' },
        data: route.request().postDataBuffer() ?? '',
        maxRedirects: 0,
      })
      await route.fulfill({ response })
    })
    await send(page)
    await expect(page.getByText('Осталось подтвердить')).toBeInViewport()
    await expect(page.getByLabel('Имя')).toHaveValue('Анна')
    await expect(page.getByRole('checkbox', { name: /Я даю согласие/ })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: /Хочу получать/ })).not.toBeChecked()
    await page.unroute('**/dealer/v1/request')
    await send(page)
    await expect(page).toHaveURL(/\/request\/[\w-]{22}$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ждём вас')
  })

  test('booking by links and forms: errors are shown beside the fields, then the request’s page', async ({ page }) => {
    await page.goto('/test-drive.html')
    await page.getByRole('button', { name: /^GV80/ }).click()
    await page.getByRole('button', { name: 'Уфа' }).click()
    await expect(page.getByText(/^В\sУфе один дилер с\sGV80, он\sвыбран/)).toBeVisible()
    await page.locator('button[name=time]:enabled').nth(5).click()
    await page.getByLabel('Имя').fill('Анна')
    await page.getByLabel('Фамилия').fill('Петрова')
    await page.getByLabel('Телефон').fill('8916')
    await page.getByRole('checkbox', { name: /Подтверждаю/ }).check({ force: true })
    await page.getByRole('button', { name: 'Записаться' }).click()
    await expect(page.getByText('Номер введён не полностью').first()).toBeVisible()
    await expect(page.getByLabel('Имя')).toHaveValue('Анна')
    // The page opens at the first error, with the ticks preserved.
    await expect(page.getByLabel('Телефон')).toBeFocused()
    await expect(page.getByLabel('Телефон')).toBeInViewport()
    await expect(page.getByRole('checkbox', { name: /Подтверждаю/ })).toBeChecked()
    await page.getByLabel('Телефон').fill('8 916 000-00-06')
    await page.getByRole('checkbox', { name: /Я даю согласие/ }).check({ force: true })
    await page.getByRole('button', { name: 'Записаться' }).click()
    await expect(page).toHaveURL(/\/request\/[\w-]{22}$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ждём вас')
    await page.getByText('Отменить поездку', { exact: true }).click()
    await page.getByRole('button', { name: 'Да, отменить' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Заявка отменена')
  })

  test('another day and hour: the day is asked for first, at 390 px', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await fillRight(page, 1, '8 916 000-00-09')
    await send(page)
    await page.getByText('Перенести', { exact: true }).click()
    const day = page.locator('#move button[name=date]:enabled').nth(3)
    const other = (await day.getAttribute('value')) ?? ''
    await day.click()
    await expect(page).toHaveURL(new RegExp(`\\?date=${other}#move$`))
    await expect(page.locator(`#move button[name=date][value="${other}"]`)).toHaveAttribute('aria-pressed', 'true')
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
    const time = page.locator('#move input[name=time]:enabled').nth(1)
    const hour = (await time.getAttribute('value')) ?? ''
    await time.check()
    await page.locator('#move form[method=post]').getByRole('button').click()
    await expect(page).toHaveURL(/\/request\/[\w-]{22}\?done=move$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(hour)
    await expect(page.getByText(/^Перенесли на/)).toContainText(hour)
  })

  test('trade-in: errors come back with all choices, then the request’s page', async ({ page }) => {
    await page.goto('/contacts.html#trade-in')
    await page.getByRole('radio', { name: 'GV80' }).check({ force: true })
    await page.getByLabel('Марка').fill('Примерная')
    await page.getByLabel('Модель', { exact: true }).fill('Седан')
    await page.getByLabel('Год выпуска').fill('1900')
    await page.getByLabel('Пробег').fill('84 000')
    await page.locator('select[name=city_id]').selectOption({ label: 'Москва' })
    await page.locator('optgroup[label="Москва"] option').first().waitFor({ state: 'attached' })
    const dealer = await page.locator('optgroup[label="Москва"] option').first().getAttribute('value')
    await page.locator('select[name=dealer_id]').selectOption(dealer)
    await page.getByLabel('Имя').fill('Анна')
    await page.getByLabel('Телефон').fill('8 916 000-00-10')
    await page.getByRole('checkbox', { name: /Я даю согласие/ }).check({ force: true })
    await page.getByRole('button', { name: 'Отправить на оценку' }).click()
    await expect(page.getByLabel('Год выпуска')).toBeFocused()
    await expect(page.getByRole('radio', { name: 'GV80' })).toBeChecked()
    await expect(page.locator('select[name=dealer_id]')).toHaveValue(dealer ?? '')
    await page.getByLabel('Год выпуска').fill('2017')
    await page.getByRole('button', { name: 'Отправить на оценку' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Заявка на оценку принята')
    await expect(page.getByText('84 000')).toBeVisible()
  })

  test('waiting list: one press, then the request’s page', async ({ page }) => {
    await page.goto('/gv80.html')
    await page.locator('summary', { hasText: 'Узнать первым' }).click()
    await page.getByLabel('Имя').fill('Анна')
    await expect(page.getByText(/^Если кроме телефона оставите почту, напишем/)).toContainText('не\u00a0дольше 2')
    await page.getByLabel('Телефон').fill('8 916 000-00-11')
    await page.getByRole('checkbox', { name: /Я даю согласие/ }).check({ force: true })
    await page.getByRole('checkbox', { name: /Хочу получать/ }).check({ force: true })
    await page.getByRole('button', { name: 'Сообщить' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Сообщим цену')
    await expect(page.getByText('Новости и предложения')).toBeVisible()
    await page.getByText('Отозвать', { exact: true }).click()
    await page.getByRole('button', { name: 'Удалить' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Данные удалены')
    await expect(page.getByText(/отозвали\s+согласие/)).toBeVisible()
  })

  test('lounge: which one, when and why, then the request’s page', async ({ page }) => {
    await page.goto('/lounge.html')
    await page.getByRole('radio', { name: 'Сочи' }).check({ force: true })
    await page.locator('input[name=date]').nth(4).check()
    await page.getByRole('radio', { name: '2', exact: true }).check({ force: true })
    await page.getByRole('radio', { name: 'Деловая встреча' }).check()
    await page.getByLabel('Имя').fill('Анна')
    await page.getByLabel('Телефон').fill('8 916 000-00-12')
    await page.getByRole('checkbox', { name: /Я даю согласие/ }).check({ force: true })
    await page.getByRole('button', { name: 'Забронировать', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Бронь в лаунже получена')
    await expect(page.getByText(/^«Черноморский\sАвтоцентр», г/)).toBeVisible()
  })
})
