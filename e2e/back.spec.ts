import { HOME } from './content.ts'
import { answerCookies } from './screen.ts'
import { hydrated, watch } from './watch.ts'
import { expect, test, type Page } from './test.ts'

test.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })
test.beforeEach(({ context }) => answerCookies(context))

const toContacts = async (within: ReturnType<Page['locator']>) => {
  await within.getByRole('button', { name: /^GV70/ }).click()
  await within.getByRole('button', { name: 'Казань' }).click()
  await within.locator('button[name=time]:enabled').first().click()
  await within.getByLabel('Имя').fill('Анна')
}

/** By a link of the site itself: without another page load. */
const toDealers = async (page: Page) => {
  await page
    .locator('footer a[href="/dealers.html"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/dealers/)
  await hydrated(page)
}

test('«back» in the booking leads to the previous step, forward to the typed values, then out of the page', async ({
  page,
}) => {
  await page.goto('/news.html')
  await page.goto('/test-drive.html')
  await hydrated(page)
  const booking = page.locator('#book')
  await toContacts(booking)
  await page.goBack()
  await expect(booking.getByRole('heading', { name: 'Когда приедете?' })).toBeVisible()
  await expect(booking.locator('button[name=time]').first()).toBeVisible()
  await page.goForward()
  await expect(booking.getByLabel('Имя')).toHaveValue('Анна')
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(booking.getByRole('heading', { name: 'Какая модель?' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/news\.html$/)
})

test('a reload keeps answers, step and typed text; «back» still leads to the previous step', async ({ page }) => {
  await page.goto('/test-drive.html')
  await hydrated(page)
  const booking = page.locator('#book')
  await toContacts(booking)
  await booking.getByLabel('Телефон').fill('9161234567')
  await page.reload()
  await hydrated(page)
  await expect(booking.getByLabel('Имя')).toHaveValue('Анна')
  await expect(booking.getByLabel('Телефон')).toHaveValue('+7 (916) 123-45-67')
  await expect(booking.getByText('GV70').first()).toBeVisible()
  await page.goBack()
  await expect(booking.getByRole('heading', { name: 'Когда приедете?' })).toBeVisible()
  await page.goForward()
  await expect(booking.getByLabel('Имя')).toHaveValue('Анна')
})

test('«back» closes a popup, not the page; what was typed is there when it is opened again', async ({ page }) => {
  await page.goto('/news.html')
  await page.goto(`${HOME}#popup`)
  const popup = page.getByRole('dialog', { name: /Запись на тест/ })
  await toContacts(popup)
  for (const step of [3, 2, 1]) {
    await page.goBack()
    await expect(popup.getByText(`Шаг ${step} из 4`)).toBeAttached()
  }
  await page.goBack()
  await expect(popup).toBeHidden()
  await expect(page).toHaveURL(new RegExp(HOME))
  await page
    .getByRole('link', { name: /тест-драйв/i })
    .filter({ visible: true })
    .first()
    .click()
  await expect(popup.getByLabel('Имя')).toHaveValue('Анна')
})

test('a menu or a popup that closes leaves the booking at the step it was opened over', async ({ page }) => {
  await page.goto('/test-drive.html')
  await hydrated(page)
  const booking = page.locator('#book')
  await toContacts(booking)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()])
    await test.step(String(close), async () => {
      await page.getByRole('button', { name: 'Открыть меню' }).click()
      await expect(page.getByRole('button', { name: 'Закрыть меню' })).toBeVisible()
      await close()
      await expect(page.getByRole('button', { name: 'Открыть меню' })).toBeVisible()
      await expect.poll(() => page.evaluate(() => history.state as unknown)).toMatchObject({ step: 4, depth: 3 })
      await expect(booking.getByLabel('Имя')).toHaveValue('Анна')
    })
  await page.goBack()
  await expect(booking.getByRole('heading', { name: 'Когда приедете?' })).toBeVisible()
})

test('a popup closed by its cross leaves no history entry', async ({ page }) => {
  await page.goto('/news.html')
  await page.goto(`${HOME}#popup`)
  const popup = page.getByRole('dialog', { name: /Запись на тест/ })
  await popup.getByRole('button', { name: /^GV70/ }).click()
  await popup.getByRole('button', { name: 'Закрыть окно' }).click()
  await expect(popup).toBeHidden()
  await expect.poll(() => page.evaluate(() => (history.state as { depth?: number } | null)?.depth ?? 0)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/news\.html$/)
})

test('a link in a popup navigates, and back from there returns to the page in one press', async ({ page }) => {
  // The notice about cookies has an opener on every page.
  await page.context().clearCookies()
  await page.goto('/warranty.html')
  await hydrated(page)
  await page.getByRole('button', { name: 'Подробнее' }).click()
  await page.getByRole('link', { name: 'в политике' }).click()
  const popup = page.getByRole('dialog')
  await popup.getByRole('link', { name: 'Персональные данные' }).click()
  await expect(page).toHaveURL(/personal-data/)
  await page.goBack()
  await expect(page).toHaveURL(/warranty/)
  await expect(popup).toBeHidden()
  await expect
    .poll(() => page.evaluate(() => (history.state as { popup?: boolean } | null)?.popup ?? false))
    .toBe(false)
})

test('«back» from an article leads to the list as it was left', async ({ page }) => {
  await page.goto('/news.html')
  await hydrated(page)
  const names = page.locator('main li h2 a')
  const first = await names.count()
  // The second half is folded, and more come after that.
  await page.locator('main details summary').click()
  await page.getByRole('link', { name: 'Показать ещё' }).click()
  await expect.poll(() => names.count()).toBeGreaterThan(first)
  const last = names.last()
  const name = (await last.textContent()) ?? ''
  await last.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(page.locator('main li h2 a').last()).toHaveText(name)
  await expect(page.locator('main li h2 a').last()).toBeInViewport()
})

test('«back» before the code of a reloaded page has loaded leads to the complete previous page', async ({ page }) => {
  const problems = watch(page)
  await page.goto('/support.html')
  await hydrated(page)
  const words = (await page.locator('main').innerText()).length
  await toDealers(page)
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'domcontentloaded' })
  const document = page.waitForEvent('domcontentloaded')
  await page.evaluate(() => history.back())
  await document
  held.resolve()
  await page.unrouteAll({ behavior: 'wait' })
  await hydrated(page)
  await expect(page).toHaveURL(/support/)
  expect((await page.locator('main').innerText()).length).toBe(words)
  expect(problems).toEqual([])
})

test('«back» from a reloaded page finds the previous page and its place', async ({ page }) => {
  const problems = watch(page)
  await page.goto('/owners.html')
  await hydrated(page)
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await toDealers(page)
  await page.reload()
  await hydrated(page)
  await page.goBack()
  await expect(page).toHaveURL(/owners/)
  await expect(page.locator('main h1')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  expect(problems).toEqual([])
})

test('two pages opened by their addresses in one tab keep their own places', async ({ page }) => {
  await page.goto('/owners.html')
  await hydrated(page)
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await page.goto('/support.html')
  await hydrated(page)
  await toDealers(page)
  await page.goBack()
  await expect(page).toHaveURL(/support/)
  await expect(page.locator('main h1')).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a page that returns from the back/forward cache goes on positioning itself', async ({ page }) => {
  // Chromium under test keeps no pages; these are the states of one that is kept and shown again.
  await page.goto('/owners.html')
  await hydrated(page)
  const modeWhen = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      return history.scrollRestoration
    }, hidden)
  expect(await modeWhen(true)).toBe('auto')
  expect(await modeWhen(false)).toBe('manual')
})

test('a hidden tab that is discarded without a word opens where it was, and so does the page before it', async ({
  page,
}) => {
  // What a discarded tab does not get.
  await page.addInitScript(() => {
    for (const name of ['pagehide', 'visibilitychange'])
      addEventListener(name, (event) => event.isTrusted && event.stopImmediatePropagation(), true)
  })
  const place = () => page.evaluate(() => scrollY)
  await page.goto('/owners.html')
  await hydrated(page)
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await toDealers(page)
  // The new page begins at its top.
  await expect.poll(place).toBe(0)
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  await expect.poll(place).toBe(500)
  await page.evaluate(async () => {
    // Scroll events come with a frame.
    await new Promise(requestAnimationFrame)
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await page.reload()
  await hydrated(page)
  await expect.poll(place).toBe(500)
  await page.goBack()
  await expect(page).toHaveURL(/owners/)
  await expect.poll(place).toBe(700)
})
