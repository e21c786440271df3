import { expect, test } from '@playwright/test'
import { answerCookies, open, parts, pathOf } from './screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ context }) => answerCookies(context))

test('the header suggests while one types, and the keyboard leads there', async ({ page }) => {
  await open(page, '/warranty.html', 1280)
  const { searchIcon, searchField } = parts(page)
  await searchIcon.click()
  await searchField.pressSequentially('дизайн gv8')
  const list = page.getByRole('listbox')
  await expect(list.getByRole('option').first()).toBeVisible()
  await expect(list).toBeInViewport({ ratio: 1 })
  await searchField.press('ArrowDown')
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await searchField.press('Enter')
  await expect(page).toHaveURL(/\/gv80-design\.html$/)
  await expect(searchField).toBeHidden()
})

for (const width of [390, 1280])
  test(`the burger’s field suggests too at ${width}`, async ({ page }) => {
    await open(page, '/warranty.html', width)
    const { burgerButton, burger } = parts(page)
    await burgerButton.click()
    const field = burger.locator('input[name=q]')
    await field.click()
    await field.pressSequentially('дизайн gv8')
    const list = burger.getByRole('listbox')
    await expect(list.getByRole('option').first()).toBeVisible()
    await expect(list).toBeInViewport({ ratio: 1 })
    // Escape puts away the list, then the burger.
    await field.press('Escape')
    await expect(list).toBeHidden()
    await expect(burger).toBeVisible()
    await field.press('Backspace')
    await field.pressSequentially('8')
    await expect(list.getByRole('option').first()).toBeVisible()
    await field.press('ArrowDown')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/gv80-design\.html$/)
    await expect(burger).toBeHidden()
  })

test('a press on a suggestion under the page’s own field leads there', async ({ page }) => {
  await open(page, '/search.html?q=G90', 390)
  const field = page.locator('main input[name=q]')
  await field.fill('помощь на дор')
  await page.locator('main').getByRole('option').first().click()
  await expect(page).toHaveURL(/\/owners\.html$/)
})

test('facets narrow, the answer stands first', async ({ page }) => {
  await open(page, '/search.html?q=длина gv80', 1280)
  await expect(page.locator('main article')).toContainText('4945 мм')
  await page
    .getByRole('navigation', { name: 'Показать' })
    .getByRole('link', { name: /Модели/ })
    .click()
  await expect(page).toHaveURL(/type=model/)
  expect(pathOf(page)).toContain('/search.html?q=')
  await expect(page.locator('main ol > li')).not.toHaveCount(0)
})

test('the price asked for is the first suggestion, as an answer', async ({ page }) => {
  await open(page, '/warranty.html', 1280)
  const { searchIcon, searchField } = parts(page)
  await searchIcon.click()
  await searchField.pressSequentially('гв70 цена')
  const first = page.getByRole('option').first()
  await expect(first).toContainText(/GV70: от.4.740.000.₽/)
  await expect(first).toContainText('Ответ')
  await expect(page.getByRole('option').filter({ hasText: 'Главная' })).toHaveCount(0)
})

test('who comes to the results with the keyboard goes on in the field, not on the heading', async ({ page }) => {
  await open(page, '/warranty.html', 1280)
  const { searchIcon, searchField } = parts(page)
  await searchIcon.click()
  await searchField.pressSequentially('расход g70')
  await searchField.press('Enter')
  await expect(page).toHaveURL(/\/search\.html\?q=/)
  await expect(page.locator('main input[name=q]')).toBeFocused()
  await expect(page.locator('main article')).toContainText('9–11')
})
