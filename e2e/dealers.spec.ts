import type { Locator } from '@playwright/test'
import { builtClass } from '../scripts/build/built-class.ts'
import { needed } from './content.ts'
import { answerCookies, frames, open } from './screen.ts'
import { watch } from './watch.ts'
import { expect, test, type Page } from './test.ts'

test.beforeEach(({ context }) => answerCookies(context))

test('filters apply at once, are announced and stored in the address, and load no HTTP client', async ({ page }) => {
  const problems = watch(page)
  await open(page, '/dealers.html', 1280)
  const status = page.getByRole('status').filter({ hasText: /Найден/ })
  await expect(status).toHaveText(/Найдено.15.дилеров/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const conditions = page.getByRole('form', { name: 'Подбор дилера' }).locator('summary')
  await conditions.click()
  await page.getByRole('checkbox', { name: 'Кузовной ремонт' }).check()
  await expect(conditions).toHaveText(/· 1$/)
  await expect(status).toHaveText(/Найдено.3.дилера/)
  await page.getByLabel('Город', { exact: true }).selectOption('ekaterinburg')
  await expect(status).toHaveText(/Найден.1.дилер$/)
  await expect(page).toHaveURL(/\?city=ekaterinburg&service=body$/)
  expect(asked.filter((path) => path.startsWith('/dealer/'))).toEqual([])
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByRole('checkbox', { name: 'Кузовной ремонт' })).toBeChecked()
  await expect(page.locator('#search address')).toHaveCount(1)
  expect(problems.filter((problem) => !problem.includes('ERR_ABORTED'))).toEqual([])
})

test('on a wide screen the map fits the screen, its cities fill it, and it stays in sight while the list is read', async ({
  page,
}) => {
  await open(page, '/dealers.html', 1440)
  const box = async (selector: string) => needed(await page.locator(selector).boundingBox(), selector)
  const map = await box('#map')
  expect(map.height).toBeLessThanOrEqual(900)
  // What comes after both stands under it, and ends where the list does.
  const official = await box('#official')
  const last = needed(
    await page
      .locator('#search section')
      .filter({ has: page.locator('summary') })
      .last()
      .boundingBox(),
    'last city',
  )
  expect(official.y).toBeGreaterThan(map.y + map.height)
  expect(official.x).toBe(map.x)
  expect(Math.abs(official.y + official.height - last.y - last.height)).toBeLessThan(24)
  // Points reach from the top quarter of the country to its bottom quarter.
  const country = await box('#map > :first-child')
  const points = await page.locator('#map > :first-child a').all()
  const heights = await Promise.all(
    points.map(async (point) => needed(await point.boundingBox(), 'point').y - country.y),
  )
  expect(Math.min(...heights)).toBeLessThan(country.height / 4)
  expect(Math.max(...heights)).toBeGreaterThan(country.height * 0.7)
  const cities = page.locator('#search section summary:has(h3)')
  for (const city of (await cities.all()).slice(1)) await city.click()
  await page.locator('#search address').nth(-4).scrollIntoViewIfNeeded()
  await expect(page.getByRole('group', { name: 'Дилеры на карте' })).toBeInViewport({ ratio: 0.7 })
  // What the last box of the line unfolds ends where the page does.
  await page.getByRole('form', { name: 'Подбор дилера' }).locator('summary').click()
  for (const width of [1440, 1280, 1200]) {
    await page.setViewportSize({ width, height: 900 })
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(over, `at ${width}`).toBeLessThanOrEqual(0)
  }
})

test('beside the list the map has an inset of the city that is open, with the numbers of its dealers', async ({
  page,
}) => {
  await open(page, '/dealers.html', 1440)
  const inset = (city: string) => page.locator('#map').getByRole('group', { name: city, exact: true })
  const lineOf = (city: string) => page.locator('#search summary').filter({ hasText: new RegExp(`^${city}`) })
  await page.mouse.move(0, 0)
  await expect(inset('Москва')).toBeVisible()
  await expect(inset('Санкт-Петербург')).toBeHidden()
  // It lies under the country and covers nothing of it.
  const [country, plan] = await Promise.all(
    [page.locator('#map > :first-child'), inset('Москва')].map(async (part) => needed(await part.boundingBox(), 'map')),
  )
  expect(plan!.y).toBeGreaterThanOrEqual(country!.y + country!.height)
  // The n-th point leads to the n-th row, which says so.
  await expect(inset('Москва').getByRole('link')).toHaveCount(4)
  await expect(inset('Москва').getByRole('link').nth(1)).toHaveAttribute('href', '#premium-avto-yug')
  const numberOf = (code: string) =>
    page.locator(`#${code} h4`).evaluate((name) => getComputedStyle(name, '::before').content)
  expect(await numberOf('premium-avto-yug')).toContain('counter(dealer)')
  await lineOf('Санкт-Петербург').click()
  await expect(inset('Санкт-Петербург')).toBeVisible()
  await lineOf('Санкт-Петербург').click()
  await lineOf('Москва').click()
  await expect(page.locator('#map').getByRole('group')).toHaveCount(1)
  // Where all are open, none is the one.
  await page.goto('/dealers.html?service=body', { waitUntil: 'networkidle' })
  await expect(page.locator('#search address:visible')).toHaveCount(3)
  await expect(page.locator('#map').getByRole('group')).toHaveCount(1)
  expect(await numberOf('premium-avto-sever')).toBe('none')
})

test('the map lights the cities that are open in the list, and none where all are', async ({ page }) => {
  await open(page, '/dealers.html', 1440)
  const colourOf = (city: RegExp) =>
    page
      .locator('#map')
      .getByRole('link', { name: city })
      .locator(builtClass('src/components/city-map/city-map.module.css', 'name'))
      .evaluate((name) => getComputedStyle(name).fill)
  const ink = await colourOf(/^Новосибирск/)
  expect(await colourOf(/^Москва/)).not.toBe(ink)
  await page
    .locator('summary')
    .filter({ hasText: /^Новосибирск/ })
    .click()
  await expect.poll(() => colourOf(/^Новосибирск/)).not.toBe(ink)
  expect(await colourOf(/^Санкт-Петербург/)).toBe(ink)
  for (const address of ['/dealers.html?service=body', '/dealers.html?city=moskva']) {
    await page.goto(address, { waitUntil: 'networkidle' })
    const names = page.locator(`#map ${builtClass('src/components/city-map/city-map.module.css', 'name')}`)
    for (const name of await names.all()) await expect(name).toHaveCSS('fill', ink)
  }
})

test('a phone begins with the nearest; the first dealer is on the first screen, under the map of all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dealers.html', { waitUntil: 'networkidle' })
  const form = page.getByRole('form', { name: 'Подбор дилера' })
  const top = async (part: ReturnType<typeof form.locator>) => (await part.boundingBox())?.y ?? 0
  expect(await top(page.locator('main picture').first())).toBeLessThan(await top(form))
  expect(await top(page.locator('#map'))).toBeGreaterThan(
    await top(page.getByRole('status').filter({ hasText: /Найден/ })),
  )
  expect(await top(page.locator('#map'))).toBeLessThan(await top(page.locator('#search summary:has(h3)').first()))
  expect(await top(page.locator('#search li:has(address)').first())).toBeLessThan(844 - 40)
  expect(await top(form.getByRole('button', { name: 'Найти ближайший' }))).toBeLessThan(
    await top(form.getByRole('checkbox', { name: 'Открыто сейчас' })),
  )
  // One family: four boxes of one height and one border.
  const boxes = [
    form.getByRole('button', { name: 'Найти ближайший' }),
    form.getByLabel('Город', { exact: true }),
    form.getByText('Открыто сейчас', { exact: true }),
    form.locator('summary'),
  ]
  for (const one of boxes) {
    await expect(one).toHaveCSS('border-top-width', '1px')
    expect((await one.boundingBox())?.height).toBe(48)
  }
  // To call is a line of its own height, with the drive beside it; the way there is above it and in nobody's way.
  const row = page.locator('#premium-avto-sever')
  const [call, route, drive] = await Promise.all(
    ['a[href^="tel:"]', '[data-goal=dealer_route]', 'a[href*="test-drive"]'].map(async (way) =>
      needed(await row.locator(way).first().boundingBox(), way),
    ),
  )
  expect(call!.height).toBeGreaterThanOrEqual(48)
  expect(call!.x + call!.width).toBeLessThan(drive!.x)
  await expect(row.locator('a[href*="test-drive"]').first()).toHaveCSS('border-top-width', '1px')
  expect(route!.y + route!.height).toBeLessThan(call!.y + call!.height)
  await expect(form.getByRole('checkbox', { name: 'Открыто сейчас' })).toBeInViewport()
  // No inset there: all of the country, whose points lead to their cities.
  const map = page.getByRole('group', { name: 'Дилеры на карте' })
  await expect(page.locator('#map').getByRole('group', { name: 'Москва' })).toBeHidden()
  await expect(page.getByRole('checkbox', { name: 'Вся карта' })).toBeHidden()
  await pressPoint(map, /^Казань/)
  await expect(page).toHaveURL(/\?city=kazan$/)
  await expect(page.getByRole('group', { name: 'Дилеры на карте' })).toBeInViewport({ ratio: 0.9 })
})

test('on a tablet the map is a strip that opens', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/dealers.html', { waitUntil: 'networkidle' })
  const map = page.getByRole('group', { name: 'Дилеры на карте' })
  // Of the country its points, which lead to a city when all of it is shown.
  await expect(map.getByRole('link')).toHaveCount(0)
  const whole = page.getByRole('checkbox', { name: 'Вся карта' })
  const before = needed(await page.locator('#map').boundingBox(), 'map').height
  await whole.check()
  await expect.poll(async () => (await map.boundingBox())?.height).toBeGreaterThan(before * 2)
  await pressPoint(map, /^Казань/)
  await expect(page).toHaveURL(/\?city=kazan$/)
  await expect(page.getByRole('group', { name: 'Дилеры на карте' })).toBeInViewport({ ratio: 0.9 })
  await expect(whole).toBeHidden()
})

/** The box of a link is that of its point and its name: between them is the map. */
const pressPoint = (map: Locator, name: RegExp) => map.getByRole('link', { name }).locator('circle').last().click()

test('the maps end where what follows begins, and no city stands alone in a row of two', async ({ page }) => {
  await open(page, '/dealers.html', 390)
  for (const width of [390, 1024, 1279, 1440, 1920])
    await test.step(`at ${width}`, async () => {
      await page.setViewportSize({ width, height: width < 1920 ? 900 : 1080 })
      await frames(page)
      if (width > 1023) await expectMapsEnd(page)
      if (width === 390 || width === 1440) await expectPairsOfCities(page)
    })
})

async function expectMapsEnd(page: Page) {
  const [map, official] = await Promise.all(
    ['#map', '#official'].map(async (part) => needed(await page.locator(part).boundingBox(), part)),
  )
  const gap = official!.y - map!.y - map!.height
  expect(gap).toBeGreaterThanOrEqual(8)
  expect(gap).toBeLessThan(40)
}

async function expectPairsOfCities(page: Page) {
  const cities = page.locator('#search section:has(> details:not([open]))')
  const boxes = await Promise.all((await cities.all()).map(async (one) => needed(await one.boundingBox(), 'city')))
  const widest = Math.max(...boxes.map((box) => box.width))
  const halves = boxes.filter((box) => box.width < widest * 0.9)
  expect(halves.length).toBeGreaterThan(1)
  for (const { y } of halves) expect(halves.filter((other) => other.y === y)).toHaveLength(2)
}

test('with a city chosen, what was found stands clear of the city’s name', async ({ page }) => {
  await page.goto('/dealers.html?city=moskva')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const found = await page.locator('#search [role=status]').boundingBox()
    const city = await page.locator('#city-moskva').boundingBox()
    expect(city!.y - found!.y - found!.height, `at ${width}`).toBeGreaterThanOrEqual(16)
  }
})

test('the map by keyboard: a city, then its dealer, whose row is next', async ({ page }) => {
  await open(page, '/dealers.html', 1280)
  const map = page.getByRole('group', { name: 'Дилеры на карте' })
  await map.getByRole('link', { name: /^Москва/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?city=moskva$/)
  await expect(page.getByRole('status').filter({ hasText: /Найден/ })).toBeFocused()
  await map.getByRole('link', { name: /^2\./ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#premium-avto-yug$/)
  await expect(page.locator('#premium-avto-yug a').first()).toBeFocused()
  await expect(map.locator('[aria-current]')).toHaveAccessibleName(/Премиум Авто Юг/)
})

test('a page that says who is open now is rendered per request, in each dealer’s time zone', async ({
  page,
  request,
}) => {
  const answer = await request.get('/dealers.html?open=1')
  expect(answer.headers()['cache-control']).toContain('no-store')
  const problems = watch(page)
  // 21:30 in Moscow, 01:30 in Novosibirsk: all are closed, and Siberia opens first.
  await page.clock.setFixedTime(new Date('2021-11-15T18:30:00Z'))
  await page.goto('/dealers.html?open=1', { waitUntil: 'networkidle' })
  await expect(page.getByRole('status').filter({ hasText: /Сейчас все закрыты, первый откроется/ })).toBeVisible()
  await expect(page.locator('#search h4').first()).toHaveText('Сибирь Премиум')
  expect(problems).toEqual([])
})

test('a dealer’s page has its own title and tags, also after navigation from the list', async ({ page, request }) => {
  const html = await (await request.get('/dealers.html?dealer=baltika-premium')).text()
  expect(html).toMatch(/<title[^>]*>Балтика Премиум — [^<]*Санкт-Петербурге<\/title>/)
  expect(html).toMatch(/<link[^>]*rel="canonical"[^>]*href="[^"]*\/dealers\.html\?dealer=baltika-premium"/)
  expect(html.match(/"@type":"AutoDealer"/g)).toHaveLength(1)
  await page.goto('/dealers.html?city=sankt-peterburg', { waitUntil: 'networkidle' })
  await page.locator('#baltika-premium a').first().click()
  await expect(page).toHaveTitle(/^Балтика Премиум — /)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?dealer=baltika-premium$/)
})

test('«open now» is computed in the browser and shifts nothing', async ({ page, request }) => {
  expect(await (await request.get('/dealers.html?city=moskva')).text()).not.toMatch(
    /Сейчас (открыто|закрыто)|Откроется/,
  )
  await page.clock.setFixedTime(new Date('2021-11-15T12:00:00Z'))
  await page.goto('/dealers.html?city=novosibirsk')
  const row = page.locator('#sibir-premium')
  const before = await row.boundingBox()
  await page.mouse.move(10, 10)
  await expect(row).toContainText('Сейчас открыто, до')
  expect((await row.boundingBox())?.height).toBe(before?.height)
  // It is 19:00 in Novosibirsk when it is noon in London.
  await expect(row).toContainText('20:00')
})

test('the nearest dealer is found with one press and shown with its distance', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 55.79, longitude: 49.12 })
  await page.goto('/dealers.html', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Найти ближайший' }).click()
  await expect(page.locator('#search li').first()).toContainText(/Волга Премиум Казань.*4.км по.прямой/s)
  expect(new URL(page.url()).search).toBe('')
})

for (const width of [390, 1440])
  test(`at ${width} cities are lines; the first is open, an anchor opens its city, a short list is all open`, async ({
    page,
  }) => {
    await open(page, '/dealers.html', width)
    const kazan = page.locator('summary').filter({ hasText: /^Казань/ })
    await expect(page.locator('#premium-avto-yug')).toBeVisible()
    await expect(page.locator('#volga-premium-kazan')).toBeHidden()
    await kazan.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#volga-premium-kazan')).toBeVisible()
    // A visit of its own: a reload would restore the scroll of a page with other cities open.
    await page.goto('about:blank')
    await page.goto('/dealers.html#sibir-premium', { waitUntil: 'networkidle' })
    await expect(page.locator('#sibir-premium')).toBeInViewport()
    await page.goto('/dealers.html?service=body', { waitUntil: 'networkidle' })
    await expect(page.locator('#search address:visible')).toHaveCount(3)
    await page.goto('/dealers.html', { waitUntil: 'networkidle' })
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('#sibir-premium')).toBeVisible()
  })

test('the contact of a dealer is a vCard file', async ({ request }) => {
  const response = await request.get('/dealers/baltika-premium.vcf')
  expect(response.headers()['content-type']).toBe('text/vcard; charset=utf-8')
  expect(await response.text()).toContain('FN:Балтика Премиум')
})

test('the printed card contains what a visitor needs on the way', async ({ page }) => {
  await page.goto('/dealers.html?dealer=premium-avto-sever', { waitUntil: 'networkidle' })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Распечатать' })).toBeHidden()
  await expect(page.getByRole('img', { name: 'QR-код маршрута' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the filter form works with its button', async ({ page }) => {
    await page.goto('/dealers.html')
    await page.getByLabel('Город', { exact: true }).selectOption('moskva')
    await page.getByRole('form', { name: 'Подбор дилера' }).locator('summary').click()
    await page.getByRole('checkbox', { name: 'Кузовной ремонт' }).check({ force: true })
    await page.getByRole('checkbox', { name: /Трейд/ }).check({ force: true })
    await page.getByRole('button', { name: 'Показать' }).click()
    await expect(page).toHaveURL(/\?city=moskva&service=tradeIn&service=body#search$/)
    await expect(page.locator('#search address')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Найти ближайший' })).toBeHidden()
  })

  test('a point of the map leads to the dealer’s row', async ({ page }) => {
    await page.goto('/dealers.html?city=moskva')
    await page.getByRole('group', { name: 'Дилеры на карте' }).getByRole('link', { name: /^3\./ }).click()
    await expect(page).toHaveURL(/#stolichnyy-avtosalon$/)
    await expect(page.locator('#stolichnyy-avtosalon')).toBeInViewport()
  })
})
