import { trims } from '#src/content/cars/trims.ts'
import { modificationOf } from '#src/content/cars/trim-names.ts'
import { costExamples } from '#src/content/seed/owning-costs.ts'
import { formatMoney } from '#src/domain/format.ts'
import { expectPayment } from './checks/first-screen.ts'
import { needed, words } from './content.ts'
import { answerCookies } from './screen.ts'
import { hydrated, settled, watch } from './watch.ts'
import { expect, test, type Locator } from './test.ts'

const PAGE = '/finance.html'

test.beforeEach(({ context }) => answerCookies(context))

test('a sum keeps digit groups and currency sign while it is typed, and its value over a reload', async ({ page }) => {
  const problems = watch(page)
  await page.goto(PAGE)
  await hydrated(page)
  const budget = page.getByLabel('Не больше')
  await budget.focus()
  await settled(page)
  await budget.fill('')
  await budget.pressSequentially('95000')
  await expect(budget).toHaveValue('95\u00a0000\u00a0₽')
  await expect(page).toHaveURL(/budget=95000/)
  const found = await page.locator('#budget [role=status]').first().innerText()
  await page.reload()
  await expect(budget).toHaveValue('95\u00a0000\u00a0₽')
  expect(await page.locator('#budget [role=status]').first().innerText()).toBe(found)
  // A reload may abort a picture that is still loading.
  expect(problems.filter((text) => !text.includes('ERR_ABORTED'))).toEqual([])
})

/** A car that can be bought, with an engine whose tax is the higher one. */
const trim = needed(
  trims.find((one) => one.price !== null && modificationOf(one).power_hp > 250 && modificationOf(one).consumption),
  'trim with more than 250 hp and a price',
)
const engine = modificationOf(trim)
const car = String(trim.id)

const PHONE = { width: 390, height: 844 }
test('on a phone the payment is sticky while choosing, and stops above its details', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto(PAGE)
  const payment = page.locator('[data-payment]')
  const cost = page.locator('[data-credit] [data-credit-terms] p').first()
  const next = page.getByRole('link', { name: /^Собрать с/ })
  await page.locator('#calculator').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
  await expect(payment).toBeInViewport({ ratio: 1 })
  await expect(cost).toBeInViewport({ ratio: 1 })
  const foot = async () => ((await payment.boundingBox())?.y ?? 0) > PHONE.height - 128
  expect(await foot()).toBe(true)
  await next.evaluate((link) => link.scrollIntoView({ behavior: 'instant', block: 'center' }))
  await expect(payment).toBeInViewport({ ratio: 1 })
  expect(await foot()).toBe(false)
})

test('on a phone the line of the payment is thin, and covers neither the slider nor the term at any first screen', async ({
  page,
}) => {
  const box = async (part: Locator) => needed(await part.boundingBox(), 'box')
  const calculator = page.locator('[data-credit]')
  for (const height of [PHONE.height, 740, 664]) {
    await page.setViewportSize({ ...PHONE, height })
    await page.goto(PAGE)
    const line = await box(calculator.locator('[data-credit-terms] > div').first())
    expect(height - line.y).toBeLessThanOrEqual(64)
    for (const part of [
      calculator.getByRole('slider', { name: 'Первый взнос' }),
      calculator.getByRole('group', { name: 'Срок, месяцев' }),
    ]) {
      const { y, height: own } = await box(part)
      expect(y + own).toBeLessThanOrEqual(line.y)
    }
  }
})

test('on a phone the line of the payment says what is left to pay at the end of the term', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto(PAGE)
  await hydrated(page)
  await page.getByRole('radio', { name: /остаточным/ }).check({ force: true })
  await page.locator('#calculator').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
  await expect(page.locator('[data-credit] output').getByText(/в.конце срока/)).toBeInViewport({ ratio: 1 })
})

test('on a phone the panel of the payment is the only dark part before the last one; what its slider says is not said again', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(PAGE)
  await expect(page.locator('#ownership [data-scene=dark]')).toBeHidden()
  const names = page.locator('[data-credit] dt')
  await expect(names.filter({ visible: true })).toHaveText([/^Сумма/, /^Переплата/])
  // The bank's name, its licence and the warning stand open under every payment.
  for (const part of ['#calculator', '#budget'])
    await expect(page.locator(part).getByText('Оценивайте свои финансовые возможности').first()).toBeVisible()
  await expect(page.locator('#calculator').getByText(/^Кредит предоставляет/)).toBeVisible()
  await hydrated(page)
  await page.getByRole('radio', { name: /остаточным/ }).check({ force: true })
  await expect(names.filter({ visible: true })).toHaveCount(4)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('each part is calculated by the server and preserves the others', async ({ page }) => {
    await page.goto(PAGE)
    const send = (part: string) => page.locator(`#${part}`).getByRole('button', { name: 'Рассчитать' }).click()
    await page.setViewportSize(PHONE)
    await expectPayment(page)
    await page.getByLabel('Автомобиль').selectOption(car)
    await send('calculator')
    await expect(page.locator('#ownership')).toContainText('Выше')
    // Each answer is in sight, what it is made of is folded until it is asked for.
    const mileage = page.getByLabel('Пробег в год')
    await expect(mileage).toBeHidden()
    await page.getByText('Из чего складывается').click()
    await mileage.fill('36 000')
    await send('ownership')
    const fuel = Math.round(((36_000 / 100) * (engine.consumption ?? 0) * costExamples.fuel[engine.fuel]) / 12)
    await expect(page.locator('#ownership')).toContainText(words(formatMoney(fuel)))
    await expect(mileage).toBeVisible()
    const offers = page.locator('#budget').getByRole('link', { name: /^Собрать/ })
    await page.getByLabel('Не больше').fill('1000')
    await send('budget')
    await expect(offers).toHaveCount(0)
    await page.getByLabel('Не больше').fill('150 000')
    await send('budget')
    // A trim of each model, its others folded.
    await expect(offers).toHaveCount(await page.locator('#budget h3').count())
    const one = await offers.count()
    await page.locator('#budget summary').first().click()
    expect(await offers.count()).toBeGreaterThan(one)
    await expect(page.getByLabel('Автомобиль')).toHaveValue(car)
    await expect(page.getByLabel('Пробег в год')).toHaveValue(/36.000/)
  })
})
