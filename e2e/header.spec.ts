import { BRAND } from '#src/brand/brand.ts'
import { models as lineUp } from '#src/content/models/summary.ts'
import { HOME, mainMenu, needed, serviceMenu } from './content.ts'
import {
  answerCookies,
  expectLocked,
  expectTop,
  focused,
  frames,
  open,
  parts,
  pathOf,
  scrollTo,
  scrollTop,
  topOf,
} from './screen.ts'
import { expect, test, type Locator, type Page } from './test.ts'

/** Specification 2.2, 2.3, 4; gaps.md 16. */
test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ context }) => answerCookies(context))

test('the header slides away by its height, the model header the other way; content begins under both', async ({
  page,
}) => {
  for (const [width, offset] of [
    [769, 70],
    [768, 60],
  ] as const)
    await test.step(`at ${width}`, async () => {
      await open(page, '/g90.html', width)
      const { header, modelHeader } = parts(page)
      expect(await topOf(page.locator('main'))).toBe(offset + 56)
      await expectTop(header, 0)
      await expectTop(modelHeader, offset)
      await scrollTo(page, 400)
      await expectTop(header, -offset)
      await expectTop(modelHeader, 0)
      await scrollTo(page, 392)
      await expectTop(header, 0)
      await expectTop(modelHeader, offset)
    })
})

test('the header while a page is scrolled', async ({ page }) => {
  await open(page, '/warranty.html', 1280)
  await test.step('hidden past 120 px down, shown after 8 px up and at the top; by the wheel as well', async () => {
    const { header } = parts(page)
    expect(await topOf(page.locator('main'))).toBe(70)
    await scrollTo(page, 120)
    expect(await topOf(header)).toBe(0)
    await scrollTo(page, 121)
    await expectTop(header, -70)
    await scrollTo(page, 500)
    await scrollTo(page, 493)
    expect(await topOf(header)).toBe(-70)
    await scrollTo(page, 492)
    await expectTop(header, 0)
    await scrollTo(page, 493)
    await expectTop(header, -70)
    await scrollTo(page, 3)
    await expectTop(header, 0)
    await scrollTo(page, 0)
    expect(await topOf(header)).toBe(0)
    await page.mouse.move(640, 400)
    await page.mouse.wheel(0, 600)
    await expectTop(header, -70)
    await page.mouse.wheel(0, -60)
    await expectTop(header, 0)
  })
  await scrollTo(page, 0)
  await test.step('it stays visible while search, drop block or burger is open', async () => {
    const { header, searchIcon, searchField, models, drop, burgerButton, burger } = parts(page)
    await searchIcon.click()
    await expect(searchField).toBeFocused()
    await scrollTo(page, 300)
    expect(await topOf(header)).toBe(0)
    await models.click()
    await expect(drop(1)).toBeVisible()
    await scrollTo(page, 500)
    expect(await topOf(header)).toBe(0)
    await burgerButton.click()
    await expect(burger).toBeVisible()
    await scrollTo(page, 700)
    expect(await topOf(header)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(burger).toBeHidden()
  })
})

test('it stays visible while the focus is inside, and returns when the focus enters', async ({ page }) => {
  await open(page, '/g90.html', 1280)
  const { header, modelHeader, logo } = parts(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await scrollTo(page, 400)
  expect(await topOf(header)).toBe(0)
  await page.locator('main').evaluate((main) => main.focus({ preventScroll: true }))
  await scrollTo(page, 600)
  await expectTop(header, -70)
  await logo.evaluate((link) => link.focus({ preventScroll: true }))
  await expectTop(header, 0)
  await expectTop(modelHeader, 70)
})

test('the menus by pointer and by keyboard', async ({ page, context }) => {
  await open(page, '/warranty.html', 1280)
  await test.step('openByRightClick: plain click opens the block, Ctrl and middle click the address', async () => {
    const { models, drop } = parts(page)
    await expect(models).toHaveAttribute('href', '/models.html')
    const opened = async (act: () => Promise<void>) => {
      const [tab] = await Promise.all([context.waitForEvent('page'), act()])
      await expect(tab).toHaveURL(/\/models\.html$/)
      await tab.close()
    }
    await opened(() => models.click({ modifiers: ['ControlOrMeta'] }))
    await opened(() => models.click({ button: 'middle' }))
    await expect(drop(1)).toBeHidden()
    await models.click()
    await expect(drop(1)).toBeVisible()
    expect(pathOf(page)).toBe('/warranty.html')
  })
  await page.keyboard.press('Escape')
  await expect(expanded(page)).toHaveCount(0)
  await test.step('a menu entry opens its drop block, another one replaces it, a second click closes it', async () => {
    const { models, buyers, drop } = parts(page)
    await models.click()
    await expect(linkOf(drop(1), model.href)).toBeVisible()
    await expect(models).toHaveAttribute('aria-expanded', 'true')
    await expectLocked(page, true)
    await buyers.click()
    await expect(linkOf(drop(2), '/finance.html')).toBeVisible()
    await expect(drop(1)).toBeHidden()
    await expect(models).toHaveAttribute('aria-expanded', 'false')
    await buyers.click()
    await expect(drop(2)).toBeHidden()
    await expectLocked(page, false)
    expect(pathOf(page)).toBe('/warranty.html')
  })
  await page.keyboard.press('Escape')
  await expect(expanded(page)).toHaveCount(0)
  await test.step('a double press opens the menu too', async () => {
    const { models, drop } = parts(page)
    await models.dblclick({ delay: 40 })
    await expect(drop(1)).toBeVisible()
    await expect(models).toHaveAttribute('aria-expanded', 'true')
  })
  await page.keyboard.press('Escape')
  await expect(expanded(page)).toHaveCount(0)
  await test.step('menus by Enter, Space and Escape; the block closes when the focus leaves it', async () => {
    const { models, buyers, drop } = parts(page)
    for (const [opener, id] of [
      [models, 1],
      [buyers, 2],
    ] as const)
      for (const key of ['Enter', 'Space']) {
        await opener.focus()
        await page.keyboard.press(key)
        await expect(drop(id), key).toBeVisible()
        await page.keyboard.press('Tab')
        expect(await drop(id).evaluate((block) => block.contains(document.activeElement))).toBe(true)
        await page.keyboard.press('Escape')
        await expect(drop(id)).toBeHidden()
        await expect(opener).toBeFocused()
        await page.keyboard.press(key)
        await expect(drop(id)).toBeVisible()
        await page.keyboard.press(key)
        await expect(drop(id)).toBeHidden()
      }
    expect(await scrollTop(page)).toBe(0)
    await models.focus()
    await page.keyboard.press('Enter')
    await expect(drop(1)).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(expanded(page)).toHaveCount(0)
    expect(await focused(page)).toBe('Перейти к содержанию')
  })
})

test('a drop block closes by a press outside, Escape, a link, another width', async ({ page }) => {
  await open(page, '/warranty.html', 1280)
  const { models, drop } = parts(page)
  const show = async () => {
    await models.click()
    await expect(drop(1)).toBeVisible()
  }
  await show()
  await page.mouse.click(640, 790)
  await expect(drop(1)).toBeHidden()
  await show()
  await page.keyboard.press('Escape')
  await expect(drop(1)).toBeHidden()
  await expect(models).toBeFocused()
  await show()
  await page.setViewportSize({ width: 1279, height: 800 })
  await expect(drop(1)).toBeHidden()
  await expectLocked(page, false)
  await show()
  await page.setViewportSize({ width: 1279, height: 700 })
  await frames(page)
  await expect(drop(1)).toBeVisible()
  await test.step('it is as wide as the widest screen', async () => {
    await page.setViewportSize({ width: 1920, height: 800 })
    await expect(drop(1)).toBeHidden()
    await show()
    expect(await drop(1).evaluate((block) => block.getBoundingClientRect().width)).toBe(1920)
  })
  await linkOf(drop(1), model.href).click()
  await expect(page).toHaveURL(model.href)
  await expect(drop(1)).toBeHidden()
  await expectLocked(page, false)
})

/** Entries that stand in the header alone (specification 2.3). */
const HEADER_ONLY = [5, 6]
const model = needed(lineUp.at(-1), 'model')
const linkOf = (block: Locator, href: string) => block.locator(`a[href="${href}"]`).first()
const expanded = (page: Page) => page.locator('header [data-layer-opener][aria-expanded=true]')

test('the logo has three sizes, closes open menus and leads home', async ({ page }) => {
  await open(page, '/warranty.html', 1280)
  const { models, logo, drop, burgerButton, burger, footer } = parts(page)
  await models.click()
  await expect(drop(1)).toBeVisible()
  await logo.click()
  await expect(page).toHaveURL(HOME)
  await expect(drop(1)).toBeHidden()
  await burgerButton.click()
  await expect(burger).toBeVisible()
  await logo.click()
  await expect(burger).toBeHidden()
  expect(pathOf(page)).toBe(HOME)
  await expectLocked(page, false)
  const size = async (place: typeof logo) => {
    const box = await place.locator('svg').boundingBox()
    return [box?.width, box?.height].map((side) => Math.round(side ?? 0))
  }
  await page.setViewportSize({ width: 769, height: 800 })
  await expect.poll(() => size(logo)).toEqual([128, 26])
  expect(await size(footer.getByRole('link', { name: /на главную/ }))).toEqual([170, 34])
  await page.setViewportSize({ width: 768, height: 800 })
  await expect.poll(() => size(logo)).toEqual([84, 17])
})

test('what the header holds at every width', async ({ page }) => {
  await open(page, '/warranty.html', 769)
  await test.step('above 768 px every entry is in the header, and nothing overlaps', async () => {
    const names = [
      ...mainMenu.map(({ name }) => name),
      `${BRAND} — на главную`,
      ...serviceMenu.map(({ name }) => name),
      'Открыть поиск',
      'Открыть меню',
    ].join(', ')
    for (const width of [769, 800, 900, 940, 941, 1024, 1100, 1101, 1279, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await frames(page)
      const row = await parts(page).header.evaluate((header) =>
        [...header.querySelectorAll('a, button')]
          .filter((element) => !element.closest('[data-drop]') && element.checkVisibility({ visibilityProperty: true }))
          .map((element) => {
            const { left, right, height } = element.getBoundingClientRect()
            const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
            return {
              name: name
                .replaceAll('\u00a0', ' ')
                .replace(/ откроется.*/, '')
                .trim(),
              left,
              right,
              height,
            }
          })
          .sort((one, other) => one.left - other.left),
      )
      // The quick link is one of the wide screen's.
      expect(
        row
          .map(({ name }) => name)
          .filter((name) => !name.startsWith('Записаться'))
          .join(', '),
      ).toBe(names)
      for (const [index, { name, left, right, height }] of row.entries()) {
        expect(left, `${name} at ${width}`).toBeGreaterThanOrEqual((row[index - 1]?.right ?? 0) - 0.5)
        expect(right, `${name} at ${width}`).toBeLessThanOrEqual(width)
        expect(Math.min(right - left, height), `${name} at ${width}`).toBeGreaterThanOrEqual(24)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
  await test.step('items 5 and 6 are in the right menu at every width, and not in burger and footer', async () => {
    const { rightMenu, burgerButton, burger, footer } = parts(page)
    const names = serviceMenu.filter(({ id }) => HEADER_ONLY.includes(id)).map(({ name }) => name)
    expect(names).toHaveLength(HEADER_ONLY.length)
    for (const width of [1440, 1280, 1279, 769, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      for (const name of names) {
        const link = rightMenu.getByRole('link', { name: new RegExp(`^${name}`) })
        await expect(link, `${name} at ${width}`).toBeInViewport({ ratio: 1 })
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', /noopener/)
      }
    }
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await burgerButton.click()
      await expect(burger).toBeVisible()
      for (const name of names) expect(await burger.getByText(name).count()).toBe(0)
      await page.keyboard.press('Escape')
      await expect(burger).toBeHidden()
    }
    for (const name of names) expect(await footer.getByText(name).count()).toBe(0)
  })
  await test.step('the block of models fits, with its details and groups, the crossovers to the right of the sedans', async () => {
    const { models, drop } = parts(page)
    const { details, itemsGroup = [] } = needed(mainMenu[0], 'menu')
    for (const width of [769, 1280, 1440])
      await test.step(`at ${width}`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await expect(drop(1)).toBeHidden()
        await models.click()
        for (const text of [details?.title, details?.description, ...itemsGroup.map(({ name }) => name)])
          await expect(drop(1).getByText(text ?? '', { exact: true })).toBeInViewport({ ratio: 1 })
        const ofModels = itemsGroup.filter(({ items }) => items.some(({ type }) => type === 'model'))
        const lefts = await Promise.all(
          ofModels.map(({ name }) =>
            drop(1)
              .getByRole('list', { name })
              .getByRole('link')
              .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().x))),
          ),
        )
        expect(lefts.map(({ length }) => length)).toEqual(ofModels.map(({ items }) => items.length))
        // In the columns of one row.
        expect(lefts.flat()).toEqual(lefts.flat().toSorted((one, other) => one - other))
        expect(await drop(1).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
      })
  })
})

test('promo pages have the large logo, the middle one where it does not fit beside the phone', async ({ page }) => {
  await page.goto('/promo-gv80.html')
  for (const [width, size] of [
    [1440, [170, 34]],
    [768, [170, 34]],
    [375, [170, 34]],
    [360, [170, 34]],
    [320, [128, 26]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await frames(page)
    const header = page.locator('header').first()
    const logo = (await header
      .getByRole('link', { name: /на главную/ })
      .locator('svg')
      .boundingBox())!
    const phone = (await header.getByRole('link', { name: /Позвонить/ }).boundingBox())!
    expect([logo.width, logo.height].map(Math.round), `at ${width}`).toEqual(size)
    expect(logo.x + logo.width, `at ${width}`).toBeLessThan(phone.x)
    expect(phone.x + phone.width).toBeLessThanOrEqual(width)
    expect(phone.height).toBeLessThan(48)
  }
})
