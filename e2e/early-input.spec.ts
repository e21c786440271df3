import * as texts from '#src/content/texts.ts'
import { mainMenu } from './content.ts'
import { parts } from './screen.ts'
import { hydrated, settled, watch } from './watch.ts'
import { builtFile } from './built-file.ts'
import { expect, test, type Page } from './test.ts'

/** Delays every script of the site until `release` is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/**
 * The lists of pictures load last. If a page does not wait for one it shows, React finds a mismatch with the server's HTML and
 * renders that part again, losing what was typed in it.
 */
const delayPictures = (page: Page) =>
  page.route(builtFile('pictures'), async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.fallback()
  })

/** Opened and painted, without any code loaded. */
const openPainted = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await page.waitForFunction(() => document.readyState !== 'loading')
}

test('a page requests all of its code right after the first paint, without interaction', async ({ page }) => {
  await page.goto('/warranty.html')
  await hydrated(page)
  const { firstPaint, scripts } = await page.evaluate(() => ({
    // A page that is loaded before its first frame no longer waits.
    firstPaint: Math.min(
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    ),
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ name, startTime })),
  }))
  expect(scripts.length).toBeGreaterThan(2)
  expect(scripts.filter(({ startTime }) => startTime < firstPaint)).toEqual([])
})

test('a press on a popup opener before its code has loaded opens the popup', async ({ page }) => {
  const release = await holdScripts(page)
  await openPainted(page, '/personal-data.html')
  await page.locator('main a[aria-haspopup=dialog]').first().click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/personal-data\.html$/)
})

test('the burger opens without any code, and stays at the same panel when the code is loaded', async ({ page }) => {
  const release = await holdScripts(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await openPainted(page, '/warranty.html')
  const { leftMenu, burger, burgerButton, buyers, drop } = parts(page)
  await burgerButton.click()
  await expect(buyers).toBeVisible()
  await expect(burgerButton).toHaveAttribute('aria-expanded', 'true')
  await burgerButton.click()
  await expect(leftMenu).toBeHidden()
  await burgerButton.click()
  await buyers.click()
  await expect(drop(2).getByRole('link').first()).toBeVisible()
  release()
  await expect(burger.getByRole('button', { name: `${texts.menu.back}: ${mainMenu[1]?.name}` })).toBeVisible()
  await expect(leftMenu).toBeHidden()
})

test('when the code fails to load, the menus still navigate', async ({ page }) => {
  await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort())
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPainted(page, '/support.html')
  const { models, buyers, drop } = parts(page)
  await models.click()
  await expect(drop(1).getByRole('link').first()).toBeVisible()
  await buyers.click()
  await expect(drop(1)).toBeHidden()
  await drop(2).getByRole('link', { name: 'Дилеры' }).click()
  await expect(page).toHaveURL(/dealers/)
})

test('values entered before the code has loaded are in the submitted form', async ({ page }) => {
  const release = await holdScripts(page)
  await openPainted(page, '/new-g80.html#first-to-know')
  const form = page.locator('#first-to-know form')
  await form.locator('input[name=name]').fill('Анна')
  await form.locator('input[name=phone]').pressSequentially('9161234567')
  await form.locator('label:has(input[name=agree])').click()
  release()
  await expect(form.locator('input[name=phone]')).toHaveValue(/\(916\)/)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await form.locator('button[type=submit]').click()
  const body = (await sent).postData() ?? ''
  expect(body).toContain('Анна')
  expect(body).toContain('916')
  expect(body).toContain('agree')
})

test('values typed into the order before its code has loaded are preserved', async ({ page }) => {
  const release = await holdScripts(page)
  await delayPictures(page)
  await openPainted(page, '/configurator?slide=7&model=gv70&comp=203&city=1&dealer=1')
  const surname = page.locator('form:has([name=lead_type]) input[name=surname]')
  await surname.fill('Примерова')
  release()
  const isHydrated = () => surname.evaluate((field) => Object.keys(field).some((key) => key.startsWith('__reactProps')))
  await expect.poll(isHydrated).toBe(true)
  await expect(surname).toHaveValue('Примерова')
})

test('a press on the link to the order before the form has loaded focuses the form later', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(builtFile('order'), async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/configurator#slide=7&model=gv70&comp=203&ext=BLU')
  await page.getByRole('button', { name: 'PDF и заявка' }).click()
  await expect(page.locator('#order')).toHaveCount(0)
  release()
  const heading = page.locator('#order h2')
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
})

test('a build named by the hash is the first one a visitor can see and use', async ({ page }) => {
  const release = await holdScripts(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPainted(page, '/configurator#slide=1&model=gv70')
  await expect(page.locator('main input[type=radio]').first()).toBeHidden()
  await expect(page.locator('[data-by-hash] h2').first()).toBeHidden()
  // The server rendered another car.
  await expect(page.locator('[data-by-hash] picture img').first()).toBeHidden()
  release()
  await expect(page.getByRole('heading', { name: 'Двигатель и комплектация' })).toBeVisible()
  await expect(page.locator('[data-summary-bar]')).toContainText('GV70')
})

test('a hash that repeats the query is on the screen without any code', async ({ page }) => {
  await holdScripts(page)
  await openPainted(page, '/configurator?slide=1&model=gv70#slide=1&model=gv70')
  await expect(page.getByRole('heading', { name: 'Двигатель и комплектация' })).toBeVisible()
})

test('keys pressed on a tab before its code has loaded select the right tab', async ({ page }) => {
  const release = await holdScripts(page)
  await openPainted(page, '/norven.html')
  // The last one is chosen.
  await page.getByRole('tab', { selected: true }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  release()
  await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab').nth(2)).toBeFocused()
})

for (const path of [
  '/norven.html',
  '/gv80.html',
  '/gv80-gallery.html',
  '/finance.html',
  '/lounge.html',
  '/test-drive.html?model=g90',
  '/configurator?slide=2&model=gv80',
  '/configurator?slide=3&model=gv70&comp=203',
  '/configurator?slide=7&model=gv70&comp=203&city=1',
])
  test(`${path} hydrates without an error when the lists of pictures load last`, async ({ page }) => {
    const problems = watch(page)
    await delayPictures(page)
    await page.goto(path)
    await hydrated(page)
    await settled(page)
    expect(problems).toEqual([])
  })
