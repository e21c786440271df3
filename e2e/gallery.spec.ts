import { BRAND_SLUG } from '#src/brand/brand.ts'
import { hydrated, watch } from './watch.ts'
import { expect, test, type Page } from './test.ts'

const PAGE = '/new-g80-gallery.html'
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Галерея G80, просмотр' })
const opener = (page: Page, name: RegExp) => page.getByRole('link', { name }).first()
const idIn = (page: Page) => new URL(page.url()).hash

test('keys lead through the pictures, back closes, the focus and the place stay', async ({ page }) => {
  const problems = watch(page)
  await page.goto(PAGE)
  await hydrated(page)
  const link = opener(page, /^Открыть на весь экран: .*капот/)
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await link.click()
  await expect(viewer(page)).toContainText('3 из 30')
  await page.keyboard.press('ArrowRight')
  await expect(viewer(page)).toContainText('4 из 30')
  await page.keyboard.press('End')
  await expect(viewer(page)).toContainText('30 из 30')
  await page.keyboard.press('ArrowRight')
  await expect(viewer(page)).toContainText('30 из 30')
  await page.keyboard.press('Home')
  await expect(viewer(page)).toContainText('1 из 30')
  await expect(viewer(page).getByRole('status')).toHaveText(/^1 из 30: .+/)
  expect(idIn(page)).toBe('#view=light')
  await page.goBack()
  await expect(viewer(page)).toHaveCount(0)
  expect(idIn(page)).toBe('')
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.goForward()
  await expect(viewer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  expect(problems).toEqual([])
})

test('a link to a picture opens it; Escape leaves the page on it', async ({ page }) => {
  await page.goto(`${PAGE}#view=light-roof`)
  await expect(viewer(page).getByRole('heading', { name: 'Крыша одной дугой' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(page).toHaveURL(PAGE)
  await expect(page.locator('#light-roof a').first()).toBeFocused()
})

test('a swipe is a scroll: the counter and the address follow it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${PAGE}#view=light`)
  await expect(viewer(page)).toContainText('1 из 30')
  await viewer(page)
    .locator('div')
    .first()
    .evaluate((track) => track.scrollBy({ left: track.clientWidth, behavior: 'instant' }))
  await expect(viewer(page)).toContainText('2 из 30')
  expect(idIn(page)).toBe('#view=light-tail')
})

test('every picture is a file with a name of its own', async ({ page, request }) => {
  await page.goto(PAGE)
  const files = await page
    .locator('a[download]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.getAttribute('download')]))
  expect(files.length).toBeGreaterThanOrEqual(12)
  expect(new Set(files.map(([, name]) => name)).size).toBe(files.length)
  for (const [href, name] of files) {
    expect(name).toMatch(new RegExp(`^${BRAND_SLUG}-g80-[a-z0-9-]+\\.(jpg|webp)$`))
    const answer = await request.get(href!)
    expect(answer.headers()['content-type']).toMatch(/^image\/(jpeg|webp)/)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a picture is a link to its file', async ({ page }) => {
    await page.goto(PAGE)
    await opener(page, /^Открыть на весь экран: .*капот/).click()
    await expect(page).toHaveURL(/\/images\/cars\/new-g80-studio-nose\.jpg$/)
  })
})
