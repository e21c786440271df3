import { BRAND, company } from '#src/brand/brand.ts'
import { copyright, disclaimer, legalLinks, SUPPORT_TITLE } from '#src/content/footer.ts'
import { FOOTER_NEWS_PAGE_SIZE } from '#src/domain/constants.ts'
import { hrefTo } from '#src/routes.ts'
import { mainMenu, newsByDate, words } from './content.ts'
import { answerCookies, open, parts, scrollTop } from './screen.ts'
import { expect, test } from './test.ts'

test.beforeEach(({ context }) => answerCookies(context))

const SECTIONS = mainMenu.map(({ name }) => name)
const IDS = mainMenu.map(({ id }) => id)

test('at 769 px all sections are shown, at 768 one at most', async ({ page }) => {
  await open(page, '/warranty.html', 769)
  const map = page.getByRole('navigation', { name: 'Разделы сайта' })
  for (const id of IDS) await expect(page.locator(`#map-${id}`)).toBeVisible()
  await expect(map.getByRole('button')).toHaveCount(0)
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(map.getByRole('button')).toHaveCount(SECTIONS.length)
  for (const id of IDS) await expect(page.locator(`#map-${id}`)).toBeHidden()
  for (const { id, name } of mainMenu) {
    await map.getByRole('button', { name }).click()
    await expect(map.getByRole('button', { expanded: true })).toHaveAccessibleName(name)
    await expect(page.locator(`#map-${id}`)).toBeVisible()
    for (const other of IDS) if (other !== id) await expect(page.locator(`#map-${other}`)).toBeHidden()
  }
  await map.getByRole('button', { name: SECTIONS.at(-1) ?? '' }).click()
  for (const id of IDS) await expect(page.locator(`#map-${id}`)).toBeHidden()
  await page.setViewportSize({ width: 769, height: 800 })
  for (const id of IDS) await expect(page.locator(`#map-${id}`)).toBeVisible()
})

test('a section opens in 0.4 s to its list’s height plus 20 px; with reduced motion at once', async ({ page }) => {
  await open(page, '/warranty.html', 390)
  const fold = page.locator('#map-3')
  const seconds = () =>
    fold.evaluate((element) => Math.max(...getComputedStyle(element).transitionDuration.split(',').map(parseFloat)))
  expect(await seconds()).toBe(0.4)
  await page
    .getByRole('navigation', { name: 'Разделы сайта' })
    .getByRole('button', { name: SECTIONS[2] ?? '' })
    .click()
  const extra = () =>
    fold.evaluate((element) => element.getBoundingClientRect().height - (element.firstElementChild?.scrollHeight ?? 0))
  await expect.poll(extra).toBe(20)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await seconds()).toBeLessThanOrEqual(0.001)
})

test('by keyboard: Enter and Space open, the links inside are reached', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/warranty.html', 390)
  const button = page
    .getByRole('navigation', { name: 'Разделы сайта' })
    .getByRole('button', { name: SECTIONS[0] ?? '' })
  await button.focus()
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key)
    await expect(page.locator('#map-1')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.locator('#map-1').getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press(key)
    await expect(page.locator('#map-1')).toBeHidden()
  }
})

// Each on a page of its own: Chromium drops a smooth scroll that begins in the frame another one ends in.
for (const way of ['press', 'key'] as const)
  test(`«Вверх» by ${way}`, async ({ page }) => {
    await open(page, '/warranty.html', 1280)
    const up = parts(page).footer.getByRole('link', { name: 'Вверх' })
    await up.focus()
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(300)
    await (way === 'press' ? up.click() : page.keyboard.press('Enter'))
    await expect.poll(() => scrollTop(page)).toBe(0)
    await expect(page.locator('main')).toBeFocused()
  })

test('support block, legal links, news, disclaimer, copyright', async ({ page, request }) => {
  await open(page, '/warranty.html', 1280)
  const { footer } = parts(page)
  await expect(footer.getByText(SUPPORT_TITLE)).toBeVisible()
  expect(SUPPORT_TITLE).toBe(`СЛУЖБА КЛИЕНТСКОЙ ПОДДЕРЖКИ ${BRAND}`)
  // Eleven digits: the first gives way to +7 (specification 5).
  const digits = company.supportPhone.replaceAll(/\D/g, '')
  await expect(footer.getByRole('link', { name: company.supportPhone })).toHaveAttribute(
    'href',
    `tel:+7${digits.slice(-10)}`,
  )
  await expect(footer.getByRole('region', { name: 'Новости' }).getByRole('listitem')).toHaveCount(
    Math.min(FOOTER_NEWS_PAGE_SIZE, newsByDate.length),
  )
  await expect(footer).toContainText(words(disclaimer))
  expect(disclaimer).toMatch(words('пункта 2 статьи 437'))
  await expect(footer).toContainText(words(copyright))
  for (const { name } of legalLinks.filter(({ file }) => file)) {
    const pdf = await request.get((await footer.getByRole('link', { name }).getAttribute('href')) ?? '')
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  }
  await expect(footer.getByRole('link', { name: 'Карта сайта' })).toHaveAttribute('href', hrefTo('sitemap'))
})
