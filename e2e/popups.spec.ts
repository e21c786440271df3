import { answerCookies, expectLocked, frames, open, parts, pathOf, scrollTo, scrollTop } from './screen.ts'
import { builtFile } from './built-file.ts'
import { expect, test, type Page } from './test.ts'

test.use({ reducedMotion: 'reduce' })

/** What opens the short policy on the page of the whole one. */
const shortPolicy = (page: Page) => page.locator('main a[aria-haspopup=dialog]').first()

const inNotice = (page: Page) => parts(page).notice.getByRole('link')

/** Pixels: from here on the notice shows its whole text, below it stands behind «Подробнее». */
const WHOLE_NOTICE = 1280
const showWholeNotice = (page: Page) =>
  expect(async () => {
    // It takes no press until it has stood still for a moment; one that is answered late is not asked for again.
    const more = parts(page).notice.getByRole('button', { name: 'Подробнее' })
    if (!(await inNotice(page).isVisible())) await more.click({ timeout: 1_000 })
    await expect(inNotice(page)).toBeVisible({ timeout: 500 })
  }).toPass()

const focusIsInside = (page: Page) => page.evaluate(() => document.activeElement?.closest('dialog') !== null)

for (const { from, path, opener: openerOf, answered } of [
  { from: 'the personal-data page', path: '/personal-data.html', opener: shortPolicy, answered: true },
  { from: 'the cookie notice', path: '/warranty.html', opener: inNotice, answered: false },
] as const)
  test(`privacy popup from ${from}: focus, keys, return, lock`, async ({ page, context }) => {
    if (answered) await answerCookies(context)
    const { popup } = parts(page)
    const opener = openerOf(page)
    for (const width of [390, 1280])
      await test.step(`at ${width}`, async () => {
        await open(page, path, width)
        if (!answered && width < WHOLE_NOTICE) await showWholeNotice(page)
        await opener.focus()
        const before = await scrollTop(page)
        await page.keyboard.press('Enter')
        await expect(popup).toBeVisible()
        await expect(popup).toHaveAccessibleName(/конфиденциальност/i)
        expect(await focusIsInside(page)).toBe(true)
        await expectLocked(page, true)
        expect(pathOf(page)).toBe(path)

        const inside = await popup.locator('a, button').count()
        for (const key of ['Tab', 'Shift+Tab'])
          for (let presses = 0; presses < inside + 3; presses++) {
            await page.keyboard.press(key)
            // The browser's own controls take a stop: there the document has no focus.
            const isOutside = await page.evaluate(() => {
              const place = document.activeElement?.closest('dialog, main, header, footer, section')
              return Boolean(place && !place.closest('dialog'))
            })
            expect(isOutside, `${key} ${presses}`).toBe(false)
          }

        await page.keyboard.press('Escape')
        await expect(popup).toBeHidden()
        await expect(opener).toBeFocused()
        await expectLocked(page, false)

        await opener.click()
        await popup.getByRole('button', { name: 'Закрыть окно' }).click()
        await expect(popup).toBeHidden()
        await expect(opener).toBeFocused()
        await expectLocked(page, false)
        expect(await scrollTop(page)).toBe(before)
      })
  })

test('the page behind the popup does not scroll; its own text does', async ({ page, context }) => {
  await answerCookies(context)
  await open(page, '/personal-data.html', 1280, 500)
  await scrollTo(page, 300)
  const opener = shortPolicy(page)
  await opener.click()
  const { popup } = parts(page)
  await expect(popup).toBeVisible()
  const before = await scrollTop(page)
  const answers = popup.locator('dl')
  const top = () => answers.evaluate((element) => element.getBoundingClientRect().top)
  const start = await top()
  await page.mouse.move(900, 300)
  await page.mouse.wheel(0, 300)
  await expect.poll(top).toBeLessThan(start)
  expect(await scrollTop(page)).toBe(before)
  await test.step('a press on the sheet leaves it open, one beside it closes it', async () => {
    await page.setViewportSize({ width: 1440, height: 800 })
    await page.mouse.click(1000, 300)
    await frames(page)
    await expect(popup).toBeVisible()
    await page.mouse.click(100, 300)
    await expect(popup).toBeHidden()
  })
})

test('a link in the popup navigates and closes it', async ({ page }) => {
  await open(page, '/warranty.html', 1280)
  await inNotice(page).click()
  const { popup } = parts(page)
  await popup.locator('a[href="/personal-data.html"]').click()
  await expect(page).toHaveURL(/\/personal-data\.html$/)
  await expect(popup).toBeHidden()
  await expectLocked(page, false)
})

test('Ctrl click opens the page that does the same', async ({ page, context }) => {
  await open(page, '/warranty.html', 1280)
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    inNotice(page).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(tab).toHaveURL(/\/personal-data\.html$/)
  await expect(parts(page).popup).toBeHidden()
})

test('a popup whose code fails to load leads to that page as well', async ({ page }) => {
  await open(page, '/warranty.html', 1280)
  await page.route(builtFile('popup'), (route) => route.abort())
  await inNotice(page).click()
  await expect(page).toHaveURL(/\/personal-data\.html$/)
})

test('the privacy link of a form opens the popup over it and preserves ticks and text', async ({ page, context }) => {
  await answerCookies(context)
  await open(page, '/lounge.html#visit', 390)
  const { popup } = parts(page)
  const form = page.locator('#visit')
  await form.locator('input[name=date]').first().check({ force: true })
  await form.getByLabel('Имя').fill('Анна')
  await form.getByRole('checkbox', { name: /Я даю согласие/ }).check({ force: true })
  const link = form.getByRole('link', { name: /в политике обработки/ })
  await link.click()
  await expect(popup).toHaveAccessibleName(/конфиденциальност/i)
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(link).toBeFocused()
  await expect(form.getByRole('checkbox', { name: /Я даю согласие/ })).toBeChecked()
  await expect(form.getByLabel('Имя')).toHaveValue('Анна')
})
