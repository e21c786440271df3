import { facts } from '#src/content/models/facts.ts'
import { models } from '#src/content/models/summary.ts'
import { hrefTo } from '#src/routes.ts'
import { headingOf, needed, sectionsOf, words } from './content.ts'
import { answerCookies, open, parts, pathOf } from './screen.ts'
import { expect, test } from './test.ts'

test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ context }) => answerCookies(context))

/** A page of a model, and a question for it whose last word is not typed out yet. */
const model = needed(
  models.find(({ name }) => models.every((other) => other.name === name || !other.name.startsWith(name.slice(0, -1)))),
  'model with a name of its own beginning',
)
const { title, href } = needed(sectionsOf(model.code)[1], 'section')
const question = `${title.toLowerCase()} ${model.name.toLowerCase().slice(0, -1)}`

test('the header shows suggestions while typing, and the keyboard selects them', async ({ page }) => {
  await open(page, '/warranty.html', 1280)
  const { searchIcon, searchField } = parts(page)
  await searchIcon.click()
  await searchField.pressSequentially(question)
  const list = page.getByRole('listbox')
  await expect(list.getByRole('option').first()).toContainText(model.name)
  await expect(list).toBeInViewport({ ratio: 1 })
  await searchField.press('ArrowDown')
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await searchField.press('Enter')
  await expect(page).toHaveURL(href)
  await expect(searchField).toBeHidden()
})

test('the burger’s field shows suggestions too', async ({ page }) => {
  for (const width of [390, 1280])
    await test.step(`at ${width}`, async () => {
      await open(page, '/warranty.html', width)
      const { burgerButton, burger } = parts(page)
      await burgerButton.click()
      const field = burger.locator('input[name=q]')
      await field.click()
      await field.pressSequentially(question)
      const list = burger.getByRole('listbox')
      await expect(list.getByRole('option').first()).toBeVisible()
      await expect(list).toBeInViewport({ ratio: 1 })
      // Escape puts away the list, then the burger.
      await field.press('Escape')
      await expect(list).toBeHidden()
      await expect(burger).toBeVisible()
      await field.press('Backspace')
      await field.pressSequentially(question.at(-1) ?? '')
      await expect(list.getByRole('option').first()).toBeVisible()
      await field.press('ArrowDown')
      await field.press('Enter')
      await expect(page).toHaveURL(href)
      await expect(burger).toBeHidden()
    })
})

test('a press on a suggestion under the page’s own field leads there', async ({ page }) => {
  await open(page, `/search.html?q=${model.name}`, 390)
  const heading = headingOf('warranty')
  await page.locator('main input[name=q]').fill(heading.slice(0, -1))
  await page.locator('main').getByRole('option', { name: heading }).first().click()
  await expect(page.locator('h1')).toHaveText(words(heading))
})

test('facets narrow the results, the answer is first', async ({ page }) => {
  await open(page, hrefTo('search', { query: { q: `длина ${model.name}` } }), 1280)
  await expect(page.locator('main article')).toContainText(words(`${facts[model.code].length} мм`))
  await page
    .getByRole('navigation', { name: 'Показать' })
    .getByRole('link', { name: /Модели/ })
    .click()
  await expect(page).toHaveURL(/type=model/)
  expect(pathOf(page)).toContain('/search.html?q=')
  await expect(page.locator('main ol > li')).not.toHaveCount(0)
})

test('a question for a price is answered in the first suggestion', async ({ page }) => {
  const priced = needed(
    models.find(({ price }) => price !== ''),
    'model with a price',
  )
  await open(page, '/warranty.html', 1280)
  const { searchIcon, searchField } = parts(page)
  await searchIcon.click()
  await searchField.pressSequentially(`цена ${priced.name.toLowerCase()}`)
  const first = page.getByRole('option').first()
  await expect(first).toContainText(words(`${priced.name}: от ${priced.price} ₽`))
  await expect(first).toContainText('Ответ')
  await expect(page.getByRole('option').filter({ hasText: 'Главная' })).toHaveCount(0)
})

test('after a keyboard search the focus is in the field, not on the heading', async ({ page }) => {
  await open(page, '/warranty.html', 1280)
  const { searchIcon, searchField } = parts(page)
  await searchIcon.click()
  await searchField.pressSequentially(`длина ${model.name}`)
  await searchField.press('Enter')
  await expect(page).toHaveURL(/\/search\.html\?q=/)
  await expect(page.locator('main input[name=q]')).toBeFocused()
  await expect(page.locator('main article')).toContainText(words(`${facts[model.code].length} мм`))
})
