import { hrefTo } from '#src/routes.ts'
import { newsByDate } from './content.ts'
import { hydrated, watch } from './watch.ts'
import { expect, test } from './test.ts'

const noFollow = { maxRedirects: 0 }

test('old and short addresses move permanently', async ({ request }) => {
  const home = hrefTo('home')
  for (const [from, to] of [
    ['/', home],
    ['/?utm_source=a', `${home}?utm_source=a`],
    ['/ru/ru', home],
    ['/ru/ru/', home],
    ['/ru/ru/configurator', '/configurator'],
    ['/ru/ru/test-drive.html?x=1', '/test-drive.html?x=1'],
  ] as const) {
    const response = await request.get(from, noFollow)
    expect(response.status(), from).toBe(301)
    expect(response.headers()['location'], from).toBe(to)
  }
})

test('an unknown address gets a 404 page with status 404', async ({ request }) => {
  for (const path of [
    '/404.html',
    '/nowhere.html',
    '/G90.html',
    '/g90_l.html',
    '/warranty.html/',
    '/warranty',
    '/%77arranty.html',
    '/%E0%A4%A',
    '/news/x',
    '/news/net-takoj-novosti.html',
    '/index.html',
    '/manifest.json',
    '/.vite/manifest.json',
    '/src/routes.ts',
    '/package.json',
    '/ru/ru/warranty.html',
    '/..%2f..%2fetc/passwd',
    `/${'a'.repeat(9000)}.html`,
  ]) {
    const where = path.slice(0, 40)
    const response = await request.get(path, noFollow)
    expect(response.status(), where).toBe(404)
    const html = await response.text()
    expect(html, where).toContain('<h1')
    expect(html, where).toMatch(/<meta name="robots" content="noindex/)
    expect(html.match(/<title>/g), where).toHaveLength(1)
  }
})

test('addresses that resemble no route get the same 404 page, byte by byte', async ({ request }) => {
  const [one, other] = await Promise.all(
    ['/xyzzy-one.php', '/other/xyzzy-two.php'].map(async (path) => (await request.get(path, noFollow)).text()),
  )
  expect(one).toBe(other)
})

test('a mistyped address suggests the right one', async ({ page }) => {
  const problems = watch(page, [/status of 404/])
  for (const [typed, meant] of [
    ['/G90.html', '/g90.html'],
    ['/waranty.html', '/warranty.html'],
    ['/g90_l.html', '/g90_L.html'],
    ['/warranty', '/warranty.html'],
  ] as const) {
    await page.goto(typed)
    await hydrated(page)
    await expect(page.locator(`main a[href="${meant}"]`).first(), typed).toBeVisible()
  }
  expect(problems).toEqual([])
})

test('a missing news item says so and offers the latest ones', async ({ page }) => {
  const response = await page.goto('/news/net-takoj-novosti.html')
  expect(response?.status()).toBe(404)
  await expect(page.locator('h1')).toHaveText('Новость не найдена')
  await expect(page.locator('main a[href^="/news/"]')).toHaveCount(Math.min(3, newsByDate.length))
})

test('other methods are rejected with an explanation', async ({ request }) => {
  for (const path of ['/warranty.html', '/favicon.svg', '/nowhere', '/dealer/v1/model']) {
    const response = await request.post(path)
    expect(response.status(), path).toBe(405)
    expect(response.headers()['allow'], path).toBe('GET, HEAD')
  }
})

test('every kind of response has the security headers', async ({ request }) => {
  for (const path of [
    hrefTo('home'),
    // Stored the first time.
    hrefTo('home'),
    '/nowhere',
    '/',
    '/dealer/v1/model',
    '/dealer/v1/x',
    '/healthz',
    '/favicon.svg',
  ]) {
    const headers = (await request.get(path, noFollow)).headers()
    expect(headers['content-security-policy'], path).toContain("default-src 'none'")
    expect(headers['content-security-policy'], path).not.toContain('unsafe')
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBeTruthy()
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin')
    expect(headers['x-powered-by'], path).toBeUndefined()
    expect(headers['strict-transport-security'], path).toBeUndefined()
  }
})

test('a page is compressed, has a validator, and is answered with 304 the second time', async ({ request }) => {
  const first = await request.get('/warranty.html', { headers: { 'accept-encoding': 'br' } })
  expect(first.headers()).toMatchObject({
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    'cache-control': 'no-cache',
  })
  const etag = first.headers()['etag'] ?? ''
  const second = await request.get('/warranty.html', { headers: { 'if-none-match': etag } })
  expect(second.status()).toBe(304)
})

test('hashed assets are cached for a year and compressed at build time', async ({ request }) => {
  const html = await (await request.get('/warranty.html')).text()
  const asset = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? ''
  const response = await request.get(asset, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})
