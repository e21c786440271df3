import { cookieSettings as settings } from '#src/content/cookie-settings.ts'
import { cookie as texts } from '#src/content/cookie-texts.ts'
import { words } from './content.ts'
import { answerCookies, open, parts } from './screen.ts'
import { expect, test, type Page } from './test.ts'
import { watch } from './watch.ts'

const opener = (page: Page) => page.locator('footer').getByRole('link', { name: settings.title })
const dialog = (page: Page) => page.getByRole('dialog', { name: settings.title })
const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'cookiesAgree')?.value

async function openSettings(page: Page, answered?: '0' | '1') {
  if (answered) await answerCookies(page.context(), answered)
  await open(page, '/warranty.html', 1280)
  await opener(page).scrollIntoViewIfNeeded()
  await opener(page).click()
  await expect(dialog(page)).toBeVisible()
}

test('it shows the current choice; an answer is stored and reported to analytics, and the notice disappears', async ({
  page,
  context,
}) => {
  const { notice } = parts(page)
  const problems = watch(page)
  for (const [name, value] of [
    [texts.onlyNecessary, '0'],
    [texts.acceptAll, '1'],
  ] as const)
    await test.step(`«${name}»`, async () => {
      await context.clearCookies()
      await openSettings(page)
      await expect(dialog(page)).toContainText(words(settings.chosen.none))
      await expect(notice).toBeAttached()
      await dialog(page).getByRole('button', { name }).click()
      await expect(dialog(page)).toHaveCount(0)
      await expect(notice).toHaveCount(0)
      expect(await cookieOf(page)).toBe(value)
      expect(await page.evaluate(() => window.dataLayer)).toEqual([{ event: 'cookie_agree', value }])
      await expect(opener(page)).toBeFocused()
      await opener(page).click()
      await expect(dialog(page)).toContainText(words(settings.chosen[value]))
    })
  await test.step('an answer from before', async () => {
    await openSettings(page, '0')
    await expect(dialog(page)).toContainText(words(settings.chosen['0']))
  })
  expect(problems).toEqual([])
})

test('the notice reports to analytics as well', async ({ page }) => {
  await open(page, '/warranty.html', 1280)
  await parts(page).notice.getByRole('button', { name: texts.acceptAll }).click()
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

// The claims of docs/decisions/0005 about the native dialog, one by one.
test('the native modal dialog', async ({ page }) => {
  await openSettings(page, '1')
  const place = await page.evaluate(() => scrollY)
  await test.step('is modal, named, and lies in the top layer', async () => {
    expect(await dialog(page).evaluate((element) => [element.tagName, element.matches(':modal')])).toEqual([
      'DIALOG',
      true,
    ])
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })
  await test.step('keeps the focus inside, forwards and backwards', async () => {
    await expect(dialog(page).getByRole('heading', { name: settings.title })).toBeFocused()
    // Between the last and the first element the focus is on the browser's own controls: the document has none.
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
  await test.step('makes the page behind inert: neither focus nor press reach it', async () => {
    expect(
      await page.evaluate(() => {
        const behind = document.querySelector<HTMLElement>('header a')
        behind?.focus()
        return behind !== null && document.activeElement !== behind
      }),
    ).toBe(true)
    // The same point of the page belongs to the dialog now.
    expect(await page.evaluate(() => document.elementFromPoint(5, 5)?.tagName)).toBe('DIALOG')
  })
  await test.step('closes on Escape and gives the focus back to the opener', async () => {
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(place)
    await expect(page.locator('body')).not.toHaveClass(/is-locked/)
  })
  await test.step('closes by its button and by a press beside the sheet', async () => {
    await opener(page).click()
    await dialog(page).getByRole('button', { name: 'Закрыть окно' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
    await opener(page).click()
    await expect(dialog(page)).toBeVisible()
    await page.mouse.click(20, 300)
    await expect(dialog(page)).toHaveCount(0)
  })
  await test.step('both answers weigh the same', async () => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await opener(page).click()
      const [one, other] = await Promise.all(
        [texts.onlyNecessary, texts.acceptAll].map((name) => dialog(page).getByRole('button', { name }).boundingBox()),
      )
      expect(one?.height).toBe(other?.height)
      expect(Math.round(one?.width ?? 0)).toBe(Math.round(other?.width ?? 1))
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
    }
  })
})
