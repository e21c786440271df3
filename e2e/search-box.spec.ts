import { answerCookies, frames, open, parts, pathOf } from './screen.ts'
import { expect, test, type Page } from './test.ts'

test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ context }) => answerCookies(context))

const expand = async (page: Page) => {
  const { searchIcon, searchField } = parts(page)
  await searchIcon.click()
  await expect(searchField).toBeVisible()
  await expect(searchField).toBeFocused()
}

test('the icon expands and focuses, collapses and submits', async ({ page }) => {
  for (const width of [768, 769, 1280])
    await test.step(`at ${width}`, async () => {
      await open(page, '/warranty.html', width)
      const { searchIcon, searchField } = parts(page)
      await expect(searchField).toBeHidden()
      await expand(page)
      await expect(searchField).toHaveAttribute('placeholder', 'Поиск')
      await expect(searchField).toBeInViewport({ ratio: 1 })
      await searchField.fill('  гарантия ')
      await searchIcon.click()
      await expect(searchField).toBeHidden()
      await expect(page).toHaveURL(/\/search\.html/)
      expect(pathOf(page)).toBe('/search.html?q=гарантия')
      await expect(page.locator('main a[href="/warranty.html"]').first()).toBeVisible()
    })
})

test('an empty field only collapses and sends nothing; a press outside keeps the text; Enter submits', async ({
  page,
}) => {
  await open(page, '/warranty.html', 1280)
  const { searchIcon, searchField } = parts(page)
  for (const text of ['', '   ']) {
    await expand(page)
    await searchField.fill(text)
    await searchIcon.click()
    await expect(searchField).toBeHidden()
    expect(pathOf(page)).toBe('/warranty.html')
  }
  await test.step('Enter in an empty field stays', async () => {
    await expand(page)
    await searchField.fill('')
    await searchField.press('Enter')
    await frames(page)
    await expect(searchField).toBeFocused()
    expect(pathOf(page)).toBe('/warranty.html')
  })
  await test.step('a press outside', async () => {
    await searchField.fill('гарантия')
    await page.mouse.click(640, 500)
    await expect(searchField).toBeHidden()
    expect(pathOf(page)).toBe('/warranty.html')
    await expand(page)
    await expect(searchField).toHaveValue('гарантия')
    // Selected: another question is typed over it, not after it.
    await page.keyboard.type('дилер')
    await expect(searchField).toHaveValue('дилер')
  })
  await test.step('Enter', async () => {
    await searchField.fill('GV70')
    await searchField.press('Enter')
    await expect(page).toHaveURL(/\/search\.html\?q=GV70$/)
    await expect(searchField).toBeHidden()
  })
})

test('Escape collapses and returns the focus to the icon; a menu collapses the search, the search closes a menu', async ({
  page,
}) => {
  await open(page, '/warranty.html', 1280)
  const { searchField, searchIcon, models, drop } = parts(page)
  await searchIcon.focus()
  await page.keyboard.press('Enter')
  await expect(searchField).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(searchField).toBeHidden()
  await expect(searchIcon).toBeFocused()
  await page.keyboard.press('Space')
  await expect(searchField).toBeFocused()
  await models.click()
  await expect(drop(1)).toBeVisible()
  await expect(searchField).toBeHidden()
  await searchIcon.click()
  await expect(drop(1)).toBeHidden()
  await expect(searchField).toBeFocused()
})

test('the current query is not searched again', async ({ page }) => {
  await open(page, '/search.html?q=G90', 1280)
  const { searchField, searchIcon } = parts(page)
  const length = await page.evaluate(() => history.length)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/v1/search') && asked.push(request.url()))
  for (const submit of [() => searchIcon.click(), () => searchField.press('Enter')]) {
    await expand(page)
    await searchField.fill('G90')
    await submit()
    await expect(searchField).toBeHidden()
    await frames(page)
    await expect(searchIcon).toBeFocused()
  }
  expect(await page.evaluate(() => history.length)).toBe(length)
  expect(asked).toEqual([])
  await expand(page)
  await searchField.fill('GV80')
  await searchIcon.click()
  await expect(page).toHaveURL(/q=GV80$/)
  expect(await page.evaluate(() => history.length)).toBe(length + 1)
})
