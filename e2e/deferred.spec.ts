import { expect, test } from '@playwright/test'
import { hydrated, rememberServerElements, watch } from './watch.ts'

/** Files of pages and their copy: all that is not the entry. */
const PAGE_CODE = /\/assets\/(page|warranty)-.*\.js/
/** Header, model header and footer. */
const LAYOUT_CODE = /\/assets\/layout-.*\.js/

test('a page asks for its code only when the visitor shows interest', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => PAGE_CODE.test(request.url()) && asked.push(request.url()))
  await page.goto('/warranty.html', { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  await hydrated(page)
  expect(asked.length).toBeGreaterThan(0)
})

test('menus opened before the page’s code has come leave the page as the server made it', async ({ page }) => {
  const problems = watch(page, [/ERR_FAILED/])
  await rememberServerElements(page)
  await page.route(PAGE_CODE, (route) => route.abort())
  await page.goto('/warranty.html', { waitUntil: 'networkidle' })
  const models = page.getByRole('navigation', { name: 'Основное меню' }).getByText('Модели', { exact: true })
  await models.click()
  await expect(models).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('header a[href="/g90.html"]').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Открыть поиск' }).click()
  await page.setViewportSize({ width: 1100, height: 900 })
  const lost = await page.evaluate(() => window.serverElements?.filter((element) => !element.isConnected).map(String))
  expect(lost).toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(problems.filter((text) => !text.startsWith('failed:'))).toEqual([])
})

test('a press on a popup opener before its code has come opens the popup', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/(page|personal-data)-.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/personal-data.html', { waitUntil: 'networkidle' })
  await page.locator('main a[aria-haspopup=dialog]').first().click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/personal-data\.html$/)
})

test('a press on burger or menu before the header’s code has come opens it then; without the code the menu is a link', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(LAYOUT_CODE, async (route) => {
    await held
    await route.continue()
  })
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/warranty.html', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Открыть меню' }).click()
  release()
  await expect(page.locator('#burger')).toBeVisible()

  await page.unroute(LAYOUT_CODE)
  await page.route(LAYOUT_CODE, (route) => route.abort())
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/support.html', { waitUntil: 'networkidle' })
  await page.getByRole('navigation', { name: 'Основное меню' }).getByText('Модели', { exact: true }).click()
  await expect(page).toHaveURL(/models\.html$/)
})
