import { BRAND } from '#src/brand/brand.ts'
import { HOME, headingOf, titleOf, words } from './content.ts'
import { open } from './screen.ts'
import { hydrated, settled, watch } from './watch.ts'
import { builtFile } from './built-file.ts'
import { expect, test, type Page } from './test.ts'

/** Follows a link of the site itself, as a click would, wherever it stands. */
const follow = (page: Page, href: string) =>
  page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

test('client navigation shows page and tags at the top, the title is never empty; back restores the scroll position', async ({
  page,
}) => {
  const problems = watch(page)
  await page.goto(HOME)
  await hydrated(page)
  await scrollTo(page, 900)
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(800)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const titles = await page.evaluateHandle(() => {
    const seen = [document.title]
    new MutationObserver(() => seen.push(document.title)).observe(document.head, { childList: true, subtree: true })
    return seen
  })
  await follow(page, '/warranty.html')
  await expect(page.locator('h1')).toHaveText(words(headingOf('warranty')))
  await expect(page).toHaveTitle(titleOf('warranty'))
  expect(await scrollTop(page)).toBe(0)
  for (const tag of ['title', 'meta[name=description]', 'link[rel=canonical]', 'meta[name=robots]'])
    await expect(page.locator(`head ${tag}`)).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/warranty\.html$/)
  expect(await titles.jsonValue()).not.toContain('')
  await page.goBack()
  await expect(page).toHaveURL(HOME)
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(800)
  expect(problems).toEqual([])
})

test('back finds unfolded what was unfolded, and what was in view is there again', async ({ page }) => {
  await open(page, '/finance.html', 390)
  const fold = page.locator('main details:visible').first()
  await fold.locator('summary').first().click()
  await expect(fold).toHaveAttribute('open', '')
  const link = page.locator('main').getByRole('link', { name: 'Все вопросы' })
  await link.scrollIntoViewIfNeeded()
  const topOf = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  // At the press: a browser scrolls once more to what lies under the payment at the screen's foot.
  await link.evaluate((element) =>
    element.addEventListener('click', () => {
      sessionStorage.setItem('top', String(Math.round(element.getBoundingClientRect().top)))
    }),
  )
  await link.click()
  await expect(page).not.toHaveURL(/finance/)
  await page.goBack()
  await expect(page).toHaveURL(/finance\.html$/)
  await expect(fold).toHaveAttribute('open', '')
  const top = await page.evaluate(() => Number(sessionStorage.getItem('top')))
  await expect.poll(topOf).toBe(top)
})

test('to the current address: logged only, no new history entry', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.goto('/warranty.html')
  await hydrated(page)
  const length = await page.evaluate(() => history.length)
  await follow(page, '/warranty.html')
  await expect.poll(() => warnings).toEqual(['Повторный переход на текущий адрес: /warranty.html'])
  expect(await page.evaluate(() => history.length)).toBe(length)
})

test('a page view is pushed on a change of path from a named route, also from a 404 page', async ({ page }) => {
  for (const [path, name] of [
    ['/warranty.html', 'warranty'],
    // The address stays as it was typed.
    ['/nope.html', 'error-404'],
  ])
    await test.step(`from ${path}`, async () => {
      await page.goto(path ?? '')
      await hydrated(page)
      expect(new URL(page.url()).pathname).toBe(path)
      // Not on the first load.
      expect(await page.evaluate(() => window.dataLayer ?? [])).toEqual([])
      await follow(page, '/support.html')
      await expect(page.locator('h1')).toHaveText(words(headingOf('support')))
      const [view] = await page.evaluate(() => window.dataLayer ?? [])
      expect(view).toMatchObject({
        event: 'pageview',
        page: { path: '/support.html', name: 'support' },
        from: { path, name },
      })
    })
})

test('finance with a hash does not go to the top but to its anchor', async ({ page }) => {
  await page.goto('/new-g70-price.html')
  await hydrated(page)
  await follow(page, '/finance.html#calculator')
  await expect(page.locator('h1')).toHaveText(words(headingOf('finance')))
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(200)
})

test('an anchor typed into the address is scrolled to; back restores the place before', async ({ page }) => {
  await page.goto('/warranty.html')
  await hydrated(page)
  await scrollTo(page, 900)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.evaluate(() => location.assign('#where'))
  await expect(page.locator('#where')).toBeInViewport()
  expect(await scrollTop(page)).toBeGreaterThan(1000)
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(900)
})

test('the first load fetches no HTTP client', async ({ page }) => {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    // One that is fetched ahead while the test ends has no body any more.
    if (response.url().endsWith('.js')) bodies.push(response.text().catch(() => ''))
  })
  await page.goto(HOME)
  await hydrated(page)
  const scripts = await Promise.all(bodies)
  expect(scripts.filter((text) => text !== '').length).toBeGreaterThan(1)
  expect(scripts.filter((text) => text.includes('ERR_NETWORK'))).toEqual([])
})

test('without a network a page says that it does not load, with a link', async ({ page }) => {
  await page.goto(HOME)
  await hydrated(page)
  await page.route(/\/assets\/.*\.js|warranty/, (route) => route.abort())
  await follow(page, '/warranty.html')
  await expect(page.getByRole('alert')).toContainText('Не удалось загрузить страницу')
})

test('a tab of a version that has been replaced opens the next page as a document', async ({ page }) => {
  await page.goto(HOME)
  await hydrated(page)
  let isOld = true
  page.on('request', (request) => (isOld &&= !request.isNavigationRequest()))
  await page.route(/\/assets\/.*\.js/, (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()))
  await follow(page, '/warranty.html')
  await expect(page).toHaveTitle(titleOf('warranty'))
  await hydrated(page)
  expect(isOld).toBe(false)
})

test('tags missing because of the server’s deadline are requested by the browser', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/v1/meta') && asked.push(request.url()))
  await page.route('**/warranty.html', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text())
      .replace(/<title>[^<]*<\/title>/, `<title>${BRAND}</title>`)
      .replace(/"metaByRoute":\{"\/warranty\.html":/, '"metaByRoute":{"/other.html":')
    await route.fulfill({ response: answer, body })
  })
  await page.goto('/warranty.html')
  await expect(page).toHaveTitle(titleOf('warranty'))
  await expect(page.locator('head title')).toHaveCount(1)
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(1)
  expect(asked).toHaveLength(1)
})

test('with all analytics scripts blocked there is no error', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.route('**/warranty.html', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/data-vitals="[^"]*"/, 'data-vitals="1"'),
    })
  })
  await page.route(builtFile('vitals'), (route) => route.abort())
  const blocked = page.waitForRequest((request) => builtFile('vitals')(request.url()))
  await page.goto('/warranty.html')
  await blocked
  await settled(page)
  expect(errors).toEqual([])
})
