import { expect, test } from '@playwright/test'
import { addresses } from './addresses.ts'

test.use({ javaScriptEnabled: false })

test('every page reads with scripts off', async ({ page }) => {
  test.setTimeout(120_000)
  for (const { path } of addresses) {
    await page.goto(path)
    await expect(page.locator('h1'), path).toBeVisible()
    const text = await page.locator('main').innerText()
    expect(text.length, path).toBeGreaterThan(150)
    expect(text, path).not.toMatch(/undefined|null|NaN|\[object|\{brand\}|lorem/i)
    expect(text, path).toMatch(/[а-яё]{4}/i)
  }
})

test('search answers a plain form', async ({ page }) => {
  await page.goto('/search.html')
  await page.locator('main input[name=q]').fill('гарантия')
  await page.locator('main form').getByRole('button').first().click()
  await expect(page).toHaveURL(/\/search\.html\?q=/)
  await expect(page.locator('main a[href="/warranty.html"]').first()).toBeVisible()
})

test('news have real links to their pages and topics', async ({ page }) => {
  await page.goto('/news.html')
  await page.locator('main a[href="/news.html?page=2"]').first().click()
  await expect(page.locator('main a[href^="/news/"]').first()).toBeVisible()
})
