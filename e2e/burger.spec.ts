import { chromium } from '@playwright/test'
import { models } from '#src/content/models/summary.ts'
import type { MenuEntry } from '#src/domain/menu.ts'
import { mainMenu, needed, words } from './content.ts'
import { answerCookies, expectLocked, focused, frames, open, parts, pathOf } from './screen.ts'
import { expect, test, type Page } from './test.ts'

test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ context }) => answerCookies(context))

const openBurger = async (page: Page) => {
  const { burgerButton, burger } = parts(page)
  await burgerButton.click()
  await expect(burger).toBeVisible()
}

/** Entries of the history over the page's own one. */
const depthOf = (page: Page) => page.evaluate(() => (history.state as { depth?: number } | null)?.depth ?? 0)

/** The last link of a menu entry's own list that leads to a page of the site, by its name. */
const lastLinkOf = ({ itemsGroup = [] }: MenuEntry): string =>
  needed(
    itemsGroup.flatMap(({ items }) => items).findLast(({ href }) => typeof href === 'object' && !href.hash),
    'menu entry with pages',
  ).name
const first = needed(mainMenu[0], 'menu')

test('above 768 px all sections at once, at 768 and below a list with a child panel for each', async ({ page }) => {
  await open(page, '/warranty.html', 769)
  const { burger } = parts(page)
  await openBurger(page)
  for (const entry of mainMenu)
    await expect(burger.getByRole('link', { name: lastLinkOf(entry), exact: true }).first()).toBeVisible()
  await expect(burger.getByRole('button', { name: first.name })).toHaveCount(0)
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(burger).toBeHidden()
  await expectLocked(page, false)
  await openBurger(page)
  await expect(burger.getByRole('button', { name: first.name })).toBeVisible()
  await expect(burger.getByRole('link', { name: lastLinkOf(first), exact: true })).toBeHidden()
  await page.setViewportSize({ width: 769, height: 800 })
  await expect(burger).toBeHidden()

  await page.setViewportSize({ width: 390, height: 800 })
  await openBurger(page)
  for (const entry of mainMenu)
    await test.step(`panel of ${entry.name}`, async () => {
      const opener = burger.getByRole('button', { name: entry.name, exact: true })
      const link = burger.getByRole('link', { name: lastLinkOf(entry), exact: true })
      await opener.click()
      await expect(link).toBeInViewport({ ratio: 1 })
      await expect(opener).toBeHidden()
      const back = burger.getByRole('button', { name: `Назад: ${entry.name}` })
      await expect(back).toBeFocused()
      await back.click()
      await expect(opener).toBeFocused()
      await expect(link).toBeHidden()
    })
  await test.step('it opens at the list again after it was left in a panel', async () => {
    await burger.getByRole('button', { name: first.name }).click()
    await expect(burger.getByRole('link', { name: lastLinkOf(first), exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(burger).toBeHidden()
    await openBurger(page)
    await expect(burger.getByRole('button', { name: first.name, exact: true })).toBeVisible()
  })
})

for (const width of [390, 1280])
  test(`closes by the button, Escape and a link at ${width}`, async ({ page }) => {
    await open(page, '/warranty.html', width)
    const { burger, burgerButton } = parts(page)
    await expect(burgerButton).toHaveAccessibleName('Открыть меню')
    await openBurger(page)
    await expect(burgerButton).toHaveAccessibleName('Закрыть меню')
    await expectLocked(page, true)
    await burgerButton.click()
    await expect(burger).toBeHidden()
    await expectLocked(page, false)
    await openBurger(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(burger).toBeHidden()
    await expect(burgerButton).toBeFocused()
    await openBurger(page)
    await burger.locator('a[href="/dealers.html"]:visible').first().click()
    await expect(page).toHaveURL(/\/dealers\.html$/)
    await expect(burger).toBeHidden()
    await expectLocked(page, false)
  })

for (const width of [390, 1440])
  test(`by keyboard at ${width}: everything in it is reached, nothing behind it`, async ({ page }) => {
    await open(page, '/g90.html', width)
    const { burger, burgerButton } = parts(page)
    await burgerButton.focus()
    await page.keyboard.press('Enter')
    await expect(burger).toBeVisible()
    const wanted = await burger.evaluate(
      (sheet) =>
        [...sheet.querySelectorAll('a, button, input')].filter((one) =>
          one.checkVisibility({ visibilityProperty: true }),
        ).length,
    )
    expect(wanted).toBeGreaterThan(8)
    let reached = 0
    for (; reached < wanted; reached++) {
      await page.keyboard.press('Tab')
      const inside = await page.evaluate(() => {
        const element = document.activeElement
        const box = element?.getBoundingClientRect()
        const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
        return Boolean(element?.closest('#burger') && top && (element.contains(top) || top.contains(element)))
      })
      expect(inside, await focused(page)).toBe(true)
    }
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer, [data-model-header]'))).toBeNull()
  })

for (const size of [
  { width: 390, height: 640 },
  { width: 1280, height: 560 },
])
  test(`the cookie notice stays under it and cannot be pressed, ${size.width} × ${size.height}`, async ({
    page,
    context,
  }) => {
    await context.clearCookies()
    await open(page, '/warranty.html', size.width, size.height)
    const { burger, notice } = parts(page)
    await expect(notice).toBeVisible()
    await openBurger(page)
    const isOnTop = (x: number, y: number) =>
      page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest('#burger') !== null, [x, y] as const)
    const box = (await notice.boundingBox())!
    expect(await isOnTop(box.x + 20, box.y + box.height / 2)).toBe(true)
    expect(await isOnTop(box.x + box.width - 60, box.y + box.height / 2)).toBe(true)
    await expect(notice).toHaveAttribute('inert')
    await burger.getByRole('button', { name: 'Найти' }).focus()
    await expect(burger.getByRole('button', { name: 'Найти' })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    // It ignores presses until its animation has ended.
    await expect(async () => {
      // On a busy machine a press that timed out may still have counted.
      if ((await notice.count()) > 0)
        await notice.getByRole('button', { name: 'Только обязательные' }).click({ timeout: 1_000 })
      await expect(notice).toHaveCount(0, { timeout: 500 })
    }).toPass()
  })

test('a name of two lines stands apart from its neighbours, one of one line is as high as ever', async ({ page }) => {
  await open(page, '/warranty.html', 1440)
  await openBurger(page)
  const link = parts(page)
    .burger.getByRole('link', { name: lastLinkOf(needed(mainMenu[1], 'menu')), exact: true })
    .first()
  const handle = needed(await link.elementHandle(), 'link')
  const height = (written: string) =>
    handle.evaluate((element, name) => {
      element.textContent = name
      return element.getBoundingClientRect().height
    }, written)
  expect(await height('Дилеры')).toBe(40)
  expect(await height('Сертифицированные автомобили с гарантией')).toBeGreaterThan(2 * 20 + 12)
})

test.describe('«back» on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('closes it, with the focus on its button; the next one leaves the page', async ({ page }) => {
    await page.goto('/news.html')
    await open(page, '/warranty.html', 390)
    const { burger, burgerButton } = parts(page)
    await openBurger(page)
    await page.goBack()
    await expect(burger).toBeHidden()
    await expect(burgerButton).toBeFocused()
    expect(pathOf(page)).toBe('/warranty.html')
    await openBurger(page)
    await burgerButton.click()
    await expect(burger).toBeHidden()
    await expect.poll(() => depthOf(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/news\.html$/)
  })

  test('from the page of its link goes to the previous page in one step', async ({ page }) => {
    await page.goto('/news.html')
    await open(page, '/warranty.html', 390)
    const { burger } = parts(page)
    await openBurger(page)
    await burger.locator('a[href="/dealers.html"]:visible').first().click()
    await expect(page).toHaveURL(/\/dealers\.html$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/warranty\.html$/)
    await expect(burger).toBeHidden()
    expect(await depthOf(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/news\.html$/)
  })
})

test('its search does not submit an empty query, and submits another', async ({ page }) => {
  await open(page, '/warranty.html', 390)
  const { burger } = parts(page)
  await openBurger(page)
  const field = burger.locator('input[name=q]')
  for (const text of ['', '   ']) {
    await field.fill(text)
    await burger.getByRole('button', { name: 'Найти' }).click()
    await field.press('Enter')
    await frames(page)
    expect(pathOf(page)).toBe('/warranty.html')
    await expect(burger).toBeVisible()
  }
  await field.fill(' гарантия ')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search\.html\?q=/)
  expect(pathOf(page)).toBe('/search.html?q=гарантия')
  await expect(burger).toBeHidden()
})

test('the page is locked 100 ms after the opening', async ({ page }) => {
  await page.addInitScript(() => {
    const at: Record<string, number> = {}
    Object.assign(window, { lockTimes: at })
    new MutationObserver(() => {
      if (document.querySelector('[aria-controls=burger][aria-expanded=true]')) at['opened'] ??= performance.now()
      if (document.body?.classList.contains('is-locked')) at['locked'] ??= performance.now()
    }).observe(document, { subtree: true, attributes: true, childList: true })
  })
  await open(page, '/warranty.html', 1280)
  await openBurger(page)
  await expectLocked(page, true)
  const { opened, locked } = await page.evaluate(
    () => (window as unknown as { lockTimes: { opened: number; locked: number } }).lockTimes,
  )
  // The timer starts before the attribute is seen; how late it is depends on the machine.
  expect(locked - opened).toBeGreaterThan(50)
  await page.mouse.wheel(0, 400)
  await frames(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('closed within these 100 ms it locks nothing', async ({ page }) => {
  await open(page, '/warranty.html', 1280)
  // From here on the clock is advanced only by the test.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await parts(page).burgerButton.click()
  await expect(parts(page).burgerButton).toHaveAttribute('aria-expanded', 'true')
  await page.clock.runFor(50)
  await parts(page).burgerButton.click()
  await page.clock.runFor(1000)
  await expectLocked(page, false)
})

test('hiding the scrollbar shifts nothing', async ({ baseURL }, { project }) => {
  const { launchOptions = {} } = project.use
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
  try {
    const page = await browser.newPage({ ...(baseURL && { baseURL }), reducedMotion: 'reduce', locale: 'ru-RU' })
    await answerCookies(page.context())
    await open(page, '/g90.html', 1280)
    const places = () =>
      page
        .locator('header, header a, header button, [data-model-header] a, main h1, main section, footer')
        .evaluateAll((elements) =>
          elements
            .filter((element) => !element.closest('#burger, [data-drop]'))
            .map((element) => {
              const { x, width } = element.getBoundingClientRect()
              return `${element.tagName} ${x.toFixed(1)} ${width.toFixed(1)}`
            }),
        )
    const clientWidth = () => page.evaluate(() => document.documentElement.clientWidth)
    const before = await places()
    expect(await clientWidth()).toBeLessThan(1280)
    await openBurger(page)
    await expectLocked(page, true)
    expect(await clientWidth()).toBe(1280)
    expect(await places()).toEqual(before)
    await page.keyboard.press('Escape')
    await expectLocked(page, false)
    await parts(page).models.click()
    await expectLocked(page, true)
    expect(await places()).toEqual(before)
  } finally {
    await browser.close()
  }
})

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('a child panel slides in, with the details of its entry', async ({ page }) => {
    await open(page, '/warranty.html', 390)
    const { burgerButton, burger } = parts(page)
    await burgerButton.click()
    await burger.getByRole('button', { name: first.name }).click()
    await expect(burger.getByText(words(first.details?.description ?? ''))).toBeInViewport({ ratio: 1 })
    await expect(burger.getByRole('link', { name: models[0]?.name ?? '', exact: true })).toBeInViewport({ ratio: 1 })
    await burger.getByRole('button', { name: `Назад: ${first.name}` }).click()
    await expect(burger.getByRole('button', { name: mainMenu.at(-1)?.name ?? '' })).toBeInViewport({ ratio: 1 })
  })
})
