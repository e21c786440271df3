import { expect, test } from '@playwright/test'
import { answerCookies, open, parts, scrollTop } from './screen.ts'

test.beforeEach(({ context }) => answerCookies(context))

const SECTIONS = ['Модели', 'Покупателям', 'Владельцам', 'О марке']

test('at 769 px all sections are shown, at 768 one at most', async ({ page }) => {
  await open(page, '/warranty.html', 769)
  const map = page.getByRole('navigation', { name: 'Разделы сайта' })
  for (const id of [1, 2, 3, 4]) await expect(page.locator(`#map-${id}`)).toBeVisible()
  await expect(map.getByRole('button')).toHaveCount(0)
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(map.getByRole('button')).toHaveCount(SECTIONS.length)
  for (const id of [1, 2, 3, 4]) await expect(page.locator(`#map-${id}`)).toBeHidden()
  for (const [index, name] of SECTIONS.entries()) {
    await map.getByRole('button', { name }).click()
    await expect(map.getByRole('button', { expanded: true })).toHaveAccessibleName(name)
    await expect(page.locator(`#map-${index + 1}`)).toBeVisible()
    for (const other of [1, 2, 3, 4].filter((id) => id !== index + 1))
      await expect(page.locator(`#map-${other}`)).toBeHidden()
  }
  await map.getByRole('button', { name: 'О марке' }).click()
  await expect(page.locator('#map-4')).toBeHidden()
  await page.setViewportSize({ width: 769, height: 800 })
  for (const id of [1, 2, 3, 4]) await expect(page.locator(`#map-${id}`)).toBeVisible()
})

test('a section opens in 0.4 s to its list’s height and 20 px', async ({ page }) => {
  await open(page, '/warranty.html', 390)
  const fold = page.locator('#map-3')
  expect(await fold.evaluate((element) => getComputedStyle(element).transitionDuration)).toMatch(/^0\.4s/)
  await page.getByRole('navigation', { name: 'Разделы сайта' }).getByRole('button', { name: 'Владельцам' }).click()
  const extra = () =>
    fold.evaluate((element) => element.getBoundingClientRect().height - (element.firstElementChild?.scrollHeight ?? 0))
  await expect.poll(extra).toBe(20)
})

test('without motion it opens at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/warranty.html', 390)
  const seconds = await page
    .locator('#map-3')
    .evaluate((element) => Math.max(...getComputedStyle(element).transitionDuration.split(',').map(parseFloat)))
  expect(seconds).toBeLessThanOrEqual(0.001)
})

test('by keys: Enter and Space open, the links inside are reached', async ({ page }) => {
  await open(page, '/warranty.html', 390)
  const button = page.getByRole('navigation', { name: 'Разделы сайта' }).getByRole('button', { name: 'Модели' })
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

test('«Вверх» leads to the top, the keyboard too', async ({ page }) => {
  await open(page, '/warranty.html', 1280)
  const up = parts(page).footer.getByRole('link', { name: 'Вверх' })
  await up.scrollIntoViewIfNeeded()
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(300)
  await up.click()
  await expect.poll(() => scrollTop(page)).toBe(0)
  await up.focus()
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(300)
  await page.keyboard.press('Enter')
  await expect.poll(() => scrollTop(page)).toBe(0)
  await expect(page.locator('main')).toBeFocused()
})

test('support block, legal links, news, disclaimer, copyright', async ({ page, request }) => {
  await open(page, '/warranty.html', 1280)
  const { footer } = parts(page)
  await expect(footer.getByText('СЛУЖБА КЛИЕНТСКОЙ ПОДДЕРЖКИ Norven')).toBeVisible()
  // Eleven digits: the first gives way to +7 (specification 5).
  await expect(footer.getByRole('link', { name: '8 (800) 000-00-00' })).toHaveAttribute('href', 'tel:+78000000000')
  await expect(footer.getByRole('region', { name: 'Новости' }).getByRole('listitem')).toHaveCount(10)
  await expect(footer).toContainText('пункта 2 статьи 437')
  await expect(footer).toContainText('© 2021 ООО «Норвен Рус»')
  for (const name of ['Политика конфиденциальности', 'Политика обработки персональных данных']) {
    const pdf = await request.get((await footer.getByRole('link', { name }).getAttribute('href')) ?? '')
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  }
  await expect(footer.getByRole('link', { name: 'Карта сайта' })).toHaveAttribute('href', '/sitemap.html')
})
