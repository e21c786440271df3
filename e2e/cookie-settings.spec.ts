import { expect, test, type Page } from '@playwright/test'
import { hydrated, watch } from './watch.ts'

const opener = (page: Page) => page.locator('footer').getByRole('link', { name: 'Настройки cookie' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Настройки cookie' })
const notice = (page: Page) => page.getByRole('region', { name: 'Файлы cookie' })
const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'cookiesAgree')?.value

async function open(page: Page, answered?: '0' | '1') {
  if (answered)
    await page.context().addCookies([{ name: 'cookiesAgree', value: answered, domain: '127.0.0.1', path: '/' }])
  await page.goto('/warranty.html')
  await hydrated(page)
  await opener(page).scrollIntoViewIfNeeded()
  await opener(page).click()
  await expect(dialog(page)).toBeVisible()
}

for (const [answered, words] of [
  [undefined, 'Вы ещё не выбрали'],
  ['0', 'только обязательные'],
  ['1', 'обязательные и аналитические'],
] as const)
  test(`says what holds now: ${words}`, async ({ page }) => {
    const problems = watch(page)
    await open(page, answered)
    await expect(dialog(page)).toContainText(words)
    expect(problems).toEqual([])
  })

for (const [name, value] of [
  ['Только обязательные', '0'],
  ['Принять все', '1'],
] as const)
  test(`«${name}» is kept, told to analytics, and the notice goes`, async ({ page }) => {
    await open(page)
    await expect(notice(page)).toBeAttached()
    await dialog(page).getByRole('button', { name }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(notice(page)).toHaveCount(0)
    expect(await cookieOf(page)).toBe(value)
    expect(await page.evaluate(() => window.dataLayer)).toEqual([{ event: 'cookie_agree', value }])
    await expect(opener(page)).toBeFocused()
    await opener(page).click()
    await expect(dialog(page)).toContainText(value === '1' ? 'аналитические' : 'только обязательные')
  })

test('both answers weigh the same', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '1')
    const boxes = await Promise.all(
      ['Только обязательные', 'Принять все'].map((name) => dialog(page).getByRole('button', { name }).boundingBox()),
    )
    expect(boxes[0]?.height).toBe(boxes[1]?.height)
    expect(Math.round(boxes[0]?.width ?? 0)).toBe(Math.round(boxes[1]?.width ?? 1))
    await page.keyboard.press('Escape')
  }
})

test('the notice tells analytics as well', async ({ page }) => {
  await page.goto('/warranty.html')
  await hydrated(page)
  await notice(page).getByRole('button', { name: 'Принять все' }).click()
  expect(await page.evaluate(() => window.dataLayer)).toEqual([{ event: 'cookie_agree', value: '1' }])
  expect(await cookieOf(page)).toBe('1')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the entry leads to the rules', async ({ page }) => {
    await page.goto('/warranty.html')
    await opener(page).click()
    await expect(page).toHaveURL(/\/personal-data\.html$/)
  })
})

// What docs/decisions/0005 says of the native dialog, claim by claim.
test.describe('the native modal dialog', () => {
  test('is modal, named, and lies in the top layer', async ({ page }) => {
    await open(page, '1')
    expect(await dialog(page).evaluate((element) => [element.tagName, element.matches(':modal')])).toEqual([
      'DIALOG',
      true,
    ])
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })

  test('keeps the focus inside, forwards and backwards', async ({ page }) => {
    await open(page, '1')
    await expect(dialog(page).getByRole('heading', { name: 'Настройки cookie' })).toBeFocused()
    // The browser's own controls take one stop between the last and the first: there the document has no focus.
    const isInside = () =>
      page.evaluate(() => {
        const { activeElement, body } = document
        return activeElement === body || activeElement?.closest('dialog') !== null
      })
    for (const key of ['Tab', 'Shift+Tab'])
      for (let step = 0; step < 8; step++) {
        await page.keyboard.press(key)
        expect(await isInside(), `${key} ${step}`).toBe(true)
      }
  })

  test('makes the page behind inert: neither focus nor press reach it', async ({ page }) => {
    await open(page, '1')
    expect(
      await page.evaluate(() => {
        document.querySelector<HTMLElement>('header a')?.focus()
        return document.activeElement?.closest('dialog') !== null
      }),
    ).toBe(true)
    // The same point of the page belongs to the dialog now.
    expect(await page.evaluate(() => document.elementFromPoint(5, 5)?.tagName)).toBe('DIALOG')
  })

  test('closes on Escape and gives the focus back to the opener', async ({ page }) => {
    await open(page, '1')
    const place = await page.evaluate(() => scrollY)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(place)
    await expect(page.locator('body')).not.toHaveClass(/is-locked/)
  })

  test('closes by its button and by a press beside the sheet', async ({ page }) => {
    await open(page, '1')
    await dialog(page).getByRole('button', { name: 'Закрыть окно' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
    await opener(page).click()
    await expect(dialog(page)).toBeVisible()
    await page.mouse.click(20, 300)
    await expect(dialog(page)).toHaveCount(0)
  })

  test('has no violations at 390 and 1440', async ({ page }) => {
    const { AxeBuilder } = await import('@axe-core/playwright')
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, '1')
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      await page.keyboard.press('Escape')
    }
  })
})
