import { expect, test, type Page } from '@playwright/test'
import { answerCookies, frames, open, parts, scrollTo } from './screen.ts'
import { shiftsOf, watchShifts } from './shifts.ts'

const cookieOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'cookiesAgree')

for (const width of [320, 390, 768, 769, 1280, 1440])
  test(`at ${width} it shows after mount and has two equal buttons`, async ({ page, request }) => {
    expect(await (await request.get('/warranty.html')).text()).not.toContain('Мы используем файлы cookie')
    await open(page, '/warranty.html', width)
    const { notice } = parts(page)
    await expect(notice).toBeVisible()
    const boxes = await notice.getByRole('button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width: w, height: h } = button.getBoundingClientRect()
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
        return { w: Math.round(w), h: Math.round(h), color, backgroundColor, borderColor, fontSize, fontWeight }
      }),
    )
    expect(boxes).toHaveLength(2)
    expect(boxes[0]).toEqual(boxes[1])
    expect(boxes[0]?.h).toBeGreaterThanOrEqual(44)
    for (const button of await notice.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 })
  })

for (const width of [390, 1440])
  for (const path of ['/norven.html', '/g90.html', '/warranty.html'])
    test(`its coming shifts nothing on ${path} at ${width}`, async ({ page }) => {
      // What a late font may move is another matter.
      await page.route(/\.woff2/, (route) => route.abort())
      await watchShifts(page)
      await open(page, path, width)
      const { notice } = parts(page)
      await expect(notice).toBeVisible()
      await notice.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
      await frames(page)
      expect(await shiftsOf(page)).toEqual([])
    })

for (const [name, value] of [
  ['Принять все', '1'],
  ['Только обязательные', '0'],
] as const)
  for (const way of ['click', 'Enter', 'Space'] as const)
    test(`«${name}» by ${way} writes ${value} for a year; it does not come back`, async ({ page }) => {
      await open(page, '/warranty.html', 390)
      const { notice } = parts(page)
      const button = notice.getByRole('button', { name })
      if (way === 'click') await button.click()
      else await button.press(way)
      await expect(notice).toHaveCount(0)
      const cookie = await cookieOf(page)
      expect(cookie).toMatchObject({ value, path: '/', sameSite: 'Lax' })
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
      expect(days).toBeGreaterThan(364.9)
      expect(days).toBeLessThan(365.1)
      await open(page, '/norven.html', 390)
      await frames(page)
      await expect(notice).toHaveCount(0)
    })

test('with the cookie there is none, whatever its value', async ({ page, context }) => {
  for (const value of ['0', '1'] as const) {
    await answerCookies(context, value)
    await open(page, '/warranty.html', 1280)
    await page.waitForLoadState('networkidle')
    await expect(parts(page).notice).toHaveCount(0)
  }
})

for (const [name, value, isShown] of [
  ['cookiesAgree', 'yes', false],
  ['cookiesAgree', '2', false],
  ['cookiesAgree', '10', false],
  ['x-cookiesAgree', '1', true],
  ['a', 'cookiesAgree=1', true],
] as const)
  test(`the cookie ${name}=${value}: the notice ${isShown ? 'shows' : 'does not'}`, async ({ page, context }) => {
    await context.addCookies([{ name, value, domain: '127.0.0.1', path: '/' }])
    await open(page, '/warranty.html', 1280)
    if (isShown) return expect(parts(page).notice).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(parts(page).notice).toHaveCount(0)
  })

test('it covers nothing for good: the page’s end stands above it', async ({ page }) => {
  await open(page, '/warranty.html', 390)
  const { notice, footer } = parts(page)
  await expect(notice).toBeVisible()
  await scrollTo(page, 100_000)
  const end = await footer.evaluate((element) => element.getBoundingClientRect().bottom)
  const top = await notice.evaluate((element) => element.getBoundingClientRect().top)
  expect(end).toBeLessThanOrEqual(top + 1)
})

test('nothing is written before the answer', async ({ page }) => {
  await open(page, '/warranty.html', 1280)
  await expect(parts(page).notice).toBeVisible()
  expect(await page.context().cookies()).toEqual([])
})

test.describe('in the configurator', () => {
  const next = (page: Page) => page.getByRole('button', { name: 'Далее' })

  for (const [width, height] of [
    [320, 700],
    [390, 844],
    [1280, 800],
    [1440, 900],
  ] as const)
    test(`at ${width} its place is free from the first paint on: nothing moves when it comes`, async ({ page }) => {
      let release = () => {}
      const held = new Promise<void>((done) => (release = done))
      await page.route(/cookie-notice.*\.js/, async (route) => {
        await held
        await route.continue()
      })
      await watchShifts(page)
      await open(page, '/configurator', width, height)
      const before = await next(page).boundingBox()
      release()
      const { notice } = parts(page)
      await expect(notice).toBeVisible()
      await expect(notice).not.toHaveAttribute('data-arriving')
      expect(await next(page).boundingBox()).toEqual(before)
      expect(await shiftsOf(page)).toEqual([])
      expect((await notice.boundingBox())!.height).toBeLessThanOrEqual(60)
      for (const button of await notice.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 })
      const answers = await Promise.all(
        ['Только обязательные', 'Принять все'].map((name) => notice.getByRole('button', { name }).boundingBox()),
      )
      expect(answers[0]?.width).toBe(answers[1]?.width)
      expect(answers[0]?.height).toBe(answers[1]?.height)
    })

  test('at 1440 all five models are in sight beside it', async ({ page }) => {
    await open(page, '/configurator', 1440, 900)
    await expect(parts(page).notice).toBeVisible()
    const bar = (await page.locator('[data-summary-bar]').boundingBox())!
    const last = (await page.locator('[data-slide] label').last().boundingBox())!
    expect(last.y + last.height).toBeLessThanOrEqual(bar.y)
  })

  test('«Подробнее» shows all of it, with the focus in it', async ({ page }) => {
    await open(page, '/configurator', 390, 844)
    const { notice } = parts(page)
    await notice.getByRole('button', { name: 'Подробнее' }).click()
    await expect(notice).toContainText('Аналитические включаются только с вашего согласия')
    await expect(notice.getByRole('link', { name: 'в политике' })).toBeFocused()
    const bar = (await page.locator('[data-summary-bar]').boundingBox())!
    expect(bar.y + bar.height).toBeLessThanOrEqual((await notice.boundingBox())!.y + 1)
    await notice.getByRole('button', { name: 'Только обязательные' }).click()
    await expect(notice).toHaveCount(0)
    await expect(next(page)).toBeInViewport({ ratio: 1 })
  })
})

test('a press that comes with it was aimed at something else and answers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/warranty.html')
  const { notice } = parts(page)
  await notice.waitFor()
  // Where the answer is going to stand: pressed all the time until the notice has settled.
  const presses = await notice.evaluate(async (element) => {
    let count = 0
    while (element.hasAttribute('data-arriving')) {
      const button = [...element.querySelectorAll('button')].at(-1)!.getBoundingClientRect()
      const hit = document.elementFromPoint(button.x + button.width / 2, Math.min(button.y + 10, innerHeight - 1))
      if (hit instanceof HTMLElement) hit.click()
      count += 1
      // One after another.
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((done) => setTimeout(done, 50))
    }
    return count
  })
  expect(presses).toBeGreaterThan(3)
  await expect(notice).toBeVisible()
  expect(await cookieOf(page)).toBeUndefined()
  await notice.getByRole('button', { name: 'Принять все' }).click()
  expect((await cookieOf(page))?.value).toBe('1')
})
