import { HOME } from './content.ts'
import { expect, test, type Page } from './test.ts'

test.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })
test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'cookiesAgree', value: '0', url: baseURL ?? '' }])
})

const popup = (page: Page) => page.getByRole('dialog', { name: /Запись на тест/ })

test('an error is fully visible wherever the visitor has scrolled; then the same press succeeds', async ({ page }) => {
  await page.goto(`${HOME}#popup`)
  await popup(page).getByRole('button', { name: /^GV70/ }).click()
  await popup(page).getByRole('button', { name: 'Екатеринбург' }).click()
  await popup(page).locator('button[name=time]:enabled').nth(7).click()
  await popup(page)
    .getByText(/^Подтверждаю/)
    .click()
  await popup(page)
    .getByText(/^Я даю согласие/)
    .click()
  await popup(page).getByLabel('Телефон').fill('8 916 000-00-21')
  await popup(page).getByLabel('Фамилия').fill('Петрова')
  await popup(page).getByLabel('Имя').fill('Анна')
  await page.route(
    (url) => url.searchParams.get('method') === 'request',
    (route) => route.abort(),
  )
  const send = popup(page).locator('button[type=submit]').last()
  await send.click()
  const alert = popup(page).getByRole('alert').filter({ hasText: 'Нет связи с сервером' })
  await expect(alert).toBeInViewport({ ratio: 1 })
  const bottom = await alert.evaluate((element) => element.getBoundingClientRect().bottom)
  expect(bottom).toBeLessThan(await send.evaluate((element) => element.getBoundingClientRect().top))

  await page.unrouteAll()
  await send.click()
  await expect(popup(page).getByRole('heading', { name: 'Заявка принята' })).toBeFocused()
  await popup(page).getByRole('button', { name: 'Закрыть', exact: true }).click()
  await expect(popup(page)).toBeHidden()
})

test('lists that failed to load are requested again by a button', async ({ page }) => {
  await page.route(/\/v1\/(city|dealer)\b/, (route) => route.abort())
  await page.goto(`${HOME}#popup`)
  await popup(page).getByRole('button', { name: /^GV70/ }).click()
  await expect(popup(page).getByText(/загрузить список дилеров/)).toBeVisible()
  await page.unrouteAll()
  await popup(page).getByRole('button', { name: 'Попробовать ещё раз' }).click()
  await expect(popup(page).getByRole('button', { name: 'Казань' })).toBeVisible()
})

test('above an on-screen keyboard of a phone held sideways the field is in sight, not under the button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto(`${HOME}#popup`)
  await popup(page).getByRole('button', { name: /^GV70/ }).click()
  await popup(page).getByRole('button', { name: 'Екатеринбург' }).click()
  await popup(page).locator('button[name=time]:enabled').first().click()
  const phone = popup(page).getByLabel('Телефон')
  await phone.click()
  await page.setViewportSize({ width: 844, height: 200 })
  await phone.scrollIntoViewIfNeeded()
  const isOnTop = () =>
    phone.evaluate((field) => {
      const { left, top, height } = field.getBoundingClientRect()
      return document.elementFromPoint(left + 20, top + height / 2) === field
    })
  await expect.poll(isOnTop).toBe(true)
})
