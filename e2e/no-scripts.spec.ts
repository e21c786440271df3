import { routeOf } from '#src/routes.ts'
import { addresses } from './addresses.ts'
import { expect, test, type Page } from './test.ts'

test.use({ javaScriptEnabled: false })

/** Pages with tools that work without scripts, too. */
const TOOLS = new Set([
  '/finance.html',
  '/models.html',
  '/owners.html',
  '/new-g70-price.html',
  '/warranty.html',
  '/support.html',
])

test('every page is readable with scripts off', async ({ page, request }) => {
  const paths = new Set(addresses.map(({ path }) => path))
  expect([...TOOLS].filter((path) => !paths.has(path))).toEqual([])
  const kinds = new Set<string>()
  for (const { name, path } of addresses)
    await test.step(path, async () => {
      const kind = routeOf(name).page
      const isFirst = !kinds.has(kind)
      kinds.add(kind)
      // A page of each kind as it looks, the text of all.
      if (isFirst || TOOLS.has(path)) {
        await page.goto(path)
        await expect(page.locator('h1'), path).toBeVisible()
        expectReadable(await page.locator('main').innerText(), path)
        if (TOOLS.has(path)) await test.step('no button does nothing', () => expectLive(page))
      } else expectReadable(textOfMain(await (await request.get(path)).text()), path)
    })
})

/** No button and no field stands outside a form that sends it. */
async function expectLive(page: Page) {
  const dead = page.locator('main button:visible:not(form button[type=submit])')
  expect(await dead.allInnerTexts()).toEqual([])
  const loose = page.locator('main :is(input, select, textarea):visible:not(form *, [type=radio])')
  expect(await loose.evaluateAll((fields) => fields.map((one) => one.getAttribute('name')))).toEqual([])
}

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
  await page.locator('main details summary').click()
  await page.locator('main a[href="/news.html?page=2"]').first().click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.locator('main a[href^="/news/"]').first()).toBeVisible()
})
