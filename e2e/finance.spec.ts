import { expect, test } from '@playwright/test'
import { answerCookies } from './screen.ts'
import { hydrated, watch } from './watch.ts'

const PAGE = '/finance.html'

test.beforeEach(({ context }) => answerCookies(context))

test('a sum keeps its groups and its sign while it is typed, and its value over a reload', async ({ page }) => {
  const problems = watch(page)
  await page.goto(PAGE)
  await hydrated(page)
  const budget = page.getByLabel('Не больше')
  await budget.focus()
  await page.waitForLoadState('networkidle')
  await budget.fill('')
  await budget.pressSequentially('95000')
  await expect(budget).toHaveValue('95\u00a0000\u00a0₽')
  await expect(page).toHaveURL(/budget=95000/)
  const found = await page.locator('#budget [role=status]').innerText()
  await page.reload()
  await expect(budget).toHaveValue('95\u00a0000\u00a0₽')
  expect(await page.locator('#budget [role=status]').innerText()).toBe(found)
  // A reload may break off a picture that is still coming.
  expect(problems.filter((text) => !text.includes('ERR_ABORTED'))).toEqual([])
})

for (const scripts of [true, false]) {
  test.describe(`on a phone, scripts ${scripts ? 'on' : 'off'}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: scripts })

    test('the first slider and the payment are on the first screen', async ({ page }) => {
      await page.goto(PAGE)
      await expect(page.getByLabel('Первый взнос')).toBeInViewport({ ratio: 1 })
      await expect(page.locator('[data-payment]')).toBeInViewport({ ratio: 1 })
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('each part is counted by the server and keeps the others', async ({ page }) => {
    await page.goto(PAGE)
    const send = (part: string) => page.locator(`#${part}`).getByRole('button', { name: 'Рассчитать' }).click()
    await page.getByLabel('Автомобиль').selectOption('106')
    await send('calculator')
    await expect(page.locator('#ownership')).toContainText('Выше')
    await page.getByLabel('Пробег в год').fill('36 000')
    await send('ownership')
    // 36 000 km, 11 litres, 56 roubles: twice the 9 240 of the example.
    await expect(page.locator('#ownership')).toContainText(/18.480/)
    await page.getByLabel('Не больше').fill('150 000')
    await send('budget')
    await expect(page.getByLabel('Пробег в год')).toHaveValue(/36.000/)
    const all = page.getByRole('link', { name: /^Показать все/ })
    const count = Number(/\d+/.exec(await all.innerText())?.[0])
    await all.click()
    await expect(page.locator('#budget').getByRole('link', { name: /^Собрать/ })).toHaveCount(count)
    await expect(page.getByLabel('Автомобиль')).toHaveValue('106')
    await expect(page.getByLabel('Пробег в год')).toHaveValue(/36.000/)
  })
})

test.describe('no dead button without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of [PAGE, '/models.html', '/owners.html', '/new-g70-price.html', '/warranty.html', '/support.html']) {
    test(path, async ({ page }) => {
      await page.goto(path)
      const dead = page.locator('main button:visible:not(form button[type=submit])')
      expect(await dead.allInnerTexts()).toEqual([])
      const loose = page.locator('main :is(input, select, textarea):visible:not(form *, [type=radio])')
      expect(await loose.evaluateAll((fields) => fields.map((one) => one.getAttribute('name')))).toEqual([])
    })
  }
})
