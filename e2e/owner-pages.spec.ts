import { answerCookies } from './screen.ts'
import { hydrated } from './watch.ts'
import { expect, test } from './test.ts'

test.beforeEach(({ context }) => answerCookies(context))

test('a question opens by its address, also within the page', async ({ page }) => {
  await page.goto('/support.html#faq-12')
  const answer = page.locator('#faq-calc-not-offer')
  await expect(answer).toHaveAttribute('open')
  await expect(answer).toBeInViewport()
  await page.goto('/support.html#faq-fuel')
  await expect(page.locator('#faq-fuel')).toHaveAttribute('open')
  await expect(answer).not.toHaveAttribute('open')
})

test('a screen of the lounge opens by its address', async ({ page }) => {
  await page.goto('/lounge.html#screen=space')
  const ways = page.getByRole('navigation', { name: 'Разделы лаунжа' })
  await expect(ways.locator('[aria-current]')).toHaveText('Пространство')
  await expect(page.getByRole('img', { name: /План лаунжа/ }).first()).toBeInViewport()
  await ways.getByRole('link', { name: 'События' }).click()
  await expect(page.locator('#events')).toBeInViewport()
  await expect(ways.locator('[aria-current]')).toHaveText('События')
})

test('on a phone a visit to the lounge begins with the city and the day; a press of its button names what is missing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/lounge.html#visit', { waitUntil: 'networkidle' })
  const form = page.locator('#visit')
  const [day, name] = [form.locator('input[name=date]').first(), form.getByLabel('Имя')]
  await expect(form.getByRole('radio', { name: 'Сочи' })).toBeVisible()
  await expect(name).toBeHidden()
  await expect(form.getByRole('button', { name: 'Забронировать', exact: true })).toBeHidden()
  await day.check({ force: true })
  await expect(name).toBeVisible()
  await form.getByRole('button', { name: 'Забронировать', exact: true }).click()
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
})

test('on a phone the button of a visit is there before the day and says what it waits for', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/lounge.html#visit', { waitUntil: 'networkidle' })
  const form = page.locator('#visit')
  await form.getByRole('button', { name: 'Дальше: кто придёт' }).click()
  await expect(form.getByRole('alert').first()).toContainText('Выберите дату')
  await expect(form.getByLabel('Имя')).toBeVisible()
})

test('a date is typed as Russians write it', async ({ page }) => {
  await page.goto('/owners.html')
  await hydrated(page)
  const date = page.getByRole('textbox', { name: 'Последнее обслуживание' })
  await date.focus()
  await page.waitForLoadState('networkidle')
  await date.pressSequentially('10062021')
  await expect(date).toHaveValue('10.06.2021')
  await page.getByLabel('Пробег тогда, км').fill('31400')
  await page.getByLabel('Сейчас на одометре, км').fill('39800')
  await expect(page.locator('#service')).toContainText(/(?:До|Срок прошёл).10.июня.2022/)
  await page.reload()
  await expect(date).toHaveValue('10.06.2021')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the service calculator answers', async ({ page }) => {
    await page.goto('/owners.html')
    await page.getByLabel('Последнее обслуживание').fill('10.06.2021')
    await page.getByLabel('Пробег тогда, км').fill('31400')
    await page.getByLabel('Сейчас на одометре, км').fill('39800')
    await page.getByRole('button', { name: 'Посчитать' }).click()
    // By the server's day: the same as with scripts.
    await expect(page.locator('#service')).toContainText(/Срок прошёл.10.июня.2022[^]*46.400/)
  })
})
