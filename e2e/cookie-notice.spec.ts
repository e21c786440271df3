import { hrefTo } from '#src/routes.ts'
import { builtFile } from './built-file.ts'
import { HOME } from './content.ts'
import { cookie as texts } from '#src/content/cookie-texts.ts'
import { frames, open, parts, scrollTo } from './screen.ts'
import { shiftsOf, watchShifts } from './shifts.ts'
import { expect, test, type Locator, type Page } from './test.ts'
import { settled } from './watch.ts'

/** The link to the policy is beside them. */
const CHOICES = new RegExp(`^(?:${texts.onlyNecessary}|${texts.acceptAll})$`)

const cookieOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'cookiesAgree')

/** Delays the notice until the returned function is called. */
async function holdNotice(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route(builtFile('cookie-notice'), async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

/** Position and style of a button. */
const looksOf = (buttons: Locator) =>
  buttons.evaluateAll((all) =>
    all.map((button) => {
      const { width, height } = button.getBoundingClientRect()
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
      const size = { width: Math.round(width), height: Math.round(height) }
      return { ...size, color, backgroundColor, borderColor, fontSize, fontWeight }
    }),
  )

test('it appears after mount, has two equal buttons at every width, covers nothing permanently and stores nothing', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/warranty.html')).text()).not.toContain(texts.text.slice(0, 26))
  await open(page, '/warranty.html', 320)
  const { notice, footer } = parts(page)
  await expect(notice).toBeVisible()
  await expect(notice).not.toHaveAttribute('data-arriving')
  for (const width of [320, 390, 768, 769, 1280, 1440])
    await test.step(`at ${width}`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await frames(page)
      const buttons = notice.getByRole('button', { name: CHOICES })
      const [one, other, ...more] = await looksOf(buttons)
      expect(more).toEqual([])
      expect(one).toEqual(other)
      expect(one?.height).toBeGreaterThanOrEqual(44)
      for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 })
    })
  await test.step('the page’s end stands above it', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await scrollTo(page, 100_000)
    const end = await footer.evaluate((element) => element.getBoundingClientRect().bottom)
    expect(end).toBeLessThanOrEqual((await notice.evaluate((element) => element.getBoundingClientRect().top)) + 1)
  })
  expect(await page.context().cookies()).toEqual([])
})

test('it is one line with reserved space: price and buttons of the first screen are above it', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    await test.step(`at ${width}`, async () => {
      await open(page, '/gv70.html', width, height)
      const { notice } = parts(page)
      await expect(notice).toBeVisible()
      const { y, height: own } = (await notice.boundingBox())!
      expect(own).toBeLessThanOrEqual(60)
      const ends = await page
        .locator('main section')
        .first()
        .locator('a:visible')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom))
      expect(ends.length).toBeGreaterThan(1)
      for (const end of ends) expect(end).toBeLessThanOrEqual(height - 60)
      expect(y).toBeGreaterThanOrEqual(height - 61)
    })
})

test('its appearance shifts nothing', async ({ page }) => {
  // Shifts by a late font are tested elsewhere.
  await page.route(/\.woff2/, (route) => route.abort())
  await watchShifts(page)
  for (const width of [390, 1440])
    // Other pages: layout-shift.spec.ts.
    for (const path of ['/g90.html', '/warranty.html'])
      await test.step(`${path} at ${width}`, async () => {
        await open(page, path, width)
        const { notice } = parts(page)
        await expect(notice).toBeVisible()
        await notice.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
        await frames(page)
        expect(await shiftsOf(page)).toEqual([])
      })
})

test('an answer by press, Enter and Space is stored for a year; the notice does not return', async ({
  page,
  context,
}) => {
  const { notice } = parts(page)
  for (const [name, value, ways] of [
    [texts.acceptAll, '1', ['click', 'Enter']],
    [texts.onlyNecessary, '0', ['Space']],
  ] as const) {
    for (const way of ways)
      await test.step(`«${name}» by ${way}`, async () => {
        await context.clearCookies()
        await open(page, '/warranty.html', 390)
        const button = notice.getByRole('button', { name })
        if (way === 'click') await button.click()
        else await button.press(way)
        await expect(notice).toHaveCount(0)
        const cookie = await cookieOf(page)
        expect(cookie).toMatchObject({ value, path: '/', sameSite: 'Lax' })
        const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
        expect(days).toBeGreaterThan(364.9)
        expect(days).toBeLessThan(365.1)
      })
    await test.step(`after «${name}» it stays away`, async () => {
      await open(page, HOME, 390)
      await settled(page)
      await expect(notice).toHaveCount(0)
    })
  }
})

// How each cookie is read: tests/popups/cookie-choice.test.ts.
test('an answer by key takes the notice away and the keyboard to the content, not to nowhere', async ({ page }) => {
  await open(page, '/warranty.html', 390)
  const { notice } = parts(page)
  await notice.getByRole('button', { name: texts.acceptAll }).press('Enter')
  await expect(notice).toHaveCount(0)
  await expect(page.locator('main')).toBeFocused()
})

test('with the cookie there is no notice, whatever its value; other cookies do not count', async ({
  page,
  context,
}) => {
  for (const [name, value, isShown] of [
    ['cookiesAgree', 'yes', false],
    ['a', 'cookiesAgree=1', true],
  ] as const)
    await test.step(`${name}=${value}`, async () => {
      await context.clearCookies()
      await context.addCookies([{ name, value, domain: '127.0.0.1', path: '/' }])
      await open(page, '/warranty.html', 1280)
      if (isShown) return expect(parts(page).notice).toBeVisible()
      await settled(page)
      await expect(parts(page).notice).toHaveCount(0)
    })
})

test.describe('in the configurator', () => {
  const next = (page: Page) => page.getByRole('button', { name: 'Далее' })

  test('its space is reserved from the first paint on: nothing shifts when it appears', async ({ page }) => {
    await watchShifts(page)
    const { notice } = parts(page)
    for (const [width, height] of [
      [320, 700],
      [390, 844],
      [1280, 800],
      [1440, 900],
    ] as const)
      await test.step(`at ${width}`, async () => {
        const release = await holdNotice(page)
        await open(page, '/configurator', width, height)
        const before = await next(page).boundingBox()
        release()
        await expect(notice).toBeVisible()
        await expect(notice).not.toHaveAttribute('data-arriving')
        await page.unrouteAll({ behavior: 'wait' })
        expect(await next(page).boundingBox()).toEqual(before)
        expect(await shiftsOf(page)).toEqual([])
        expect((await notice.boundingBox())!.height).toBeLessThanOrEqual(60)
        for (const button of await notice.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 })
        const answers = [texts.onlyNecessary, texts.acceptAll].map((name) => notice.getByRole('button', { name }))
        const [one, other] = await Promise.all(answers.map((answer) => answer.boundingBox()))
        expect(one).toMatchObject({ width: other?.width, height: other?.height })
      })
    await test.step('every model is in sight beside it', async () => {
      const bar = (await page.locator('[data-summary-bar]').boundingBox())!
      const last = (await page.locator('[data-slide] label').last().boundingBox())!
      expect(last.y + last.height).toBeLessThanOrEqual(bar.y)
    })
  })

  test('«Подробнее» shows all of it, with the focus in it', async ({ page }) => {
    await open(page, '/configurator', 390, 844)
    const { notice } = parts(page)
    await notice.getByRole('button', { name: texts.more }).click()
    await expect(notice).toContainText('Аналитические включаются только с вашего согласия')
    await expect(notice.getByRole('link', { name: 'в политике' })).toBeFocused()
    // The bar follows in the frame that first shows the whole notice, which may not have come yet.
    await expect(async () => {
      const bar = (await page.locator('[data-summary-bar]').boundingBox())!
      expect(bar.y + bar.height).toBeLessThanOrEqual((await notice.boundingBox())!.y + 1)
    }).toPass({ timeout: 5_000 })
    await notice.getByRole('button', { name: texts.onlyNecessary }).click()
    await expect(notice).toHaveCount(0)
    await expect(next(page)).toBeInViewport({ ratio: 1 })
  })
})

test('a press just as it appears was aimed at something else and does not answer it', async ({ page }) => {
  const release = await holdNotice(page)
  await open(page, '/warranty.html', 390, 844)
  const { notice } = parts(page)
  // The position of the answer: pressed in every frame from before the notice appears until its animation has ended.
  const pressed = page.evaluate(async (label) => {
    const find = () => document.querySelector(`[role=region][aria-label="${label}"], section[aria-label="${label}"]`)
    let count = 0
    for (let element = find(); count === 0 || element?.hasAttribute('data-arriving'); element = find()) {
      const button = [...(element?.querySelectorAll('button') ?? [])].at(-1)?.getBoundingClientRect()
      if (button) {
        const hit = document.elementFromPoint(button.x + button.width / 2, Math.min(button.y + 10, innerHeight - 1))
        if (hit instanceof HTMLElement) hit.click()
        count += 1
      }
      // One after another.
      // oxlint-disable-next-line no-await-in-loop
      await new Promise(requestAnimationFrame)
    }
    return count
  }, texts.title)
  release()
  expect(await pressed).toBeGreaterThan(1)
  await expect(notice).toBeVisible()
  expect(await cookieOf(page)).toBeUndefined()
  await notice.getByRole('button', { name: texts.acceptAll }).click()
  expect((await cookieOf(page))?.value).toBe('1')
})

test('on a phone it covers none of the cars to choose from for a test drive', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(hrefTo('test-drive'))
  const { notice } = parts(page)
  await expect(notice).toBeVisible()
  const last = page.locator('main button[name=model]').last()
  const end = await last.evaluate((car) => car.getBoundingClientRect().bottom)
  await expect.poll(() => notice.evaluate((bar) => bar.getBoundingClientRect().top)).toBeGreaterThanOrEqual(end)
})
