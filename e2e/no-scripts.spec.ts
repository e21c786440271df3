import { routeOf } from '#src/routes.ts'
import { addresses } from './addresses.ts'
import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('every page is readable with scripts off', async ({ page, request }) => {
  const kinds = new Set<string>()
  for (const { name, path } of addresses)
    await test.step(path, async () => {
      const kind = routeOf(name).page
      const isFirst = !kinds.has(kind)
      kinds.add(kind)
      // A page of each kind as it looks, the text of all.
      if (isFirst) {
        await page.goto(path)
        await expect(page.locator('h1'), path).toBeVisible()
        expectReadable(await page.locator('main').innerText(), path)
      } else expectReadable(textOfMain(await (await request.get(path)).text()), path)
    })
})

function expectReadable(text: string, path: string) {
  expect(text.length, path).toBeGreaterThan(150)
  expect(text, path).not.toMatch(/undefined|null|NaN|\[object|\{brand\}|lorem/i)
  expect(text, path).toMatch(/[а-яё]{4}/i)
}

const textOfMain = (html: string): string =>
  (/<main.*<\/main>/s.exec(html)?.[0] ?? '')
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')

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
  await expect(page).toHaveURL(/page=2/)
  await expect(page.locator('main a[href^="/news/"]').first()).toBeVisible()
})
