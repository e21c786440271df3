import { expect, test, type Page } from '@playwright/test'
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

/** Specification 2.2, 2.3, 4; gaps.md 16. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ context }) => answerCookies(context))

for (const [width, offset] of [
  [769, 70],
  [768, 60],
] as const) {
  test(`at ${width} the header slides by ${offset} px, the model header the other way`, async ({ page }) => {
    await open(page, '/g90.html', width)
    const { header, modelHeader } = parts(page)
    await expectTop(header, 0)
    await expectTop(modelHeader, offset)
    await scrollTo(page, 400)
    await expectTop(header, -offset)
    await expectTop(modelHeader, 0)
    await scrollTo(page, 392)
    await expectTop(header, 0)
    await expectTop(modelHeader, offset)
  })

  test(`at ${width} content begins under the header, and under the model header`, async ({ page }) => {
    await open(page, '/warranty.html', width)
    expect(await topOf(page.locator('main'))).toBe(offset)
    await open(page, '/g90.html', width)
    expect(await topOf(page.locator('main'))).toBe(offset + 56)
  })
}

test('closed past 120 px down, open 8 px up and at the top', async ({ page }) => {
  await open(page, '/warranty.html', 1280)
  const { header } = parts(page)
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
})

test('the wheel moves it as well', async ({ page }) => {
  await open(page, '/warranty.html', 1280)
  const { header } = parts(page)
  await page.mouse.wheel(0, 600)
  await expectTop(header, -70)
  await page.mouse.wheel(0, -60)
  await expectTop(header, 0)
})

test('it stays while search, drop block or burger is open', async ({ page }) => {
  await open(page, '/warranty.html', 1280)
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

test('it stays while the keyboard is inside, and returns when the keyboard comes', async ({ page }) => {
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

test('a menu entry opens its drop block, another takes over, a second click closes', async ({ page }) => {
  await open(page, '/warranty.html', 1280)
  const { models, buyers, drop } = parts(page)
  await models.click()
  await expect(drop(1).getByRole('link', { name: /G90/ })).toBeVisible()
  await expect(models).toHaveAttribute('aria-expanded', 'true')
  await expectLocked(page, true)
  await buyers.click()
  await expect(drop(2).getByRole('link', { name: 'Кредит и лизинг' })).toBeVisible()
  await expect(drop(1)).toBeHidden()
  await expect(models).toHaveAttribute('aria-expanded', 'false')
  await buyers.click()
  await expect(drop(2)).toBeHidden()
  await expectLocked(page, false)
  expect(pathOf(page)).toBe('/warranty.html')
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
  await drop(1).getByRole('link', { name: /G90/ }).click()
  await expect(page).toHaveURL(/\/g90\.html$/)
  await expect(drop(1)).toBeHidden()
  await expectLocked(page, false)
})

test('a drop block is as wide as the widest screen', async ({ page }) => {
  await open(page, '/warranty.html', 1920)
  const { models, drop } = parts(page)
  await models.click()
  await expect(drop(1)).toBeVisible()
  expect(await drop(1).evaluate((block) => block.getBoundingClientRect().width)).toBe(1920)
})

test('openByRightClick: plain click opens the block, Ctrl and middle click the address', async ({ page, context }) => {
  await open(page, '/warranty.html', 1280)
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

const expanded = (page: Page) => page.locator('header [data-layer-opener][aria-expanded=true]')

test('menus by Enter, Space and Escape; the block closes behind a keyboard that moves on', async ({ page }) => {
  await open(page, '/warranty.html', 1280)
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

test('the logo closes what is open and leads home', async ({ page }) => {
  await open(page, '/warranty.html', 1280)
  const { models, logo, drop, burgerButton, burger } = parts(page)
  await models.click()
  await expect(drop(1)).toBeVisible()
  await logo.click()
  await expect(page).toHaveURL(/\/norven\.html$/)
  await expect(drop(1)).toBeHidden()
  await burgerButton.click()
  await expect(burger).toBeVisible()
  await logo.click()
  await expect(burger).toBeHidden()
  expect(pathOf(page)).toBe('/norven.html')
  await expectLocked(page, false)
})

test('three logo sizes', async ({ page }) => {
  const { logo, footer } = parts(page)
  const size = async (place: typeof logo) => {
    const box = await place.locator('svg').boundingBox()
    return [box?.width, box?.height].map((side) => Math.round(side ?? 0))
  }
  await open(page, '/warranty.html', 769)
  expect(await size(logo)).toEqual([128, 26])
  expect(await size(footer.getByRole('link', { name: /на главную/ }))).toEqual([170, 34])
  await page.setViewportSize({ width: 768, height: 800 })
  await expect.poll(() => size(logo)).toEqual([84, 17])
})

test('items 5 and 6 stand in the right menu at every width, and nowhere in burger and footer', async ({ page }) => {
  await open(page, '/warranty.html', 1440)
  const { rightMenu, burgerButton, burger, footer } = parts(page)
  const names = ['Онлайн-покупка', 'Личный кабинет']
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
    expect(await burger.getByText('Личный кабинет').count()).toBe(0)
    expect(await burger.getByText('Онлайн-покупка').count()).toBe(0)
    await page.keyboard.press('Escape')
    await expect(burger).toBeHidden()
  }
  expect(await footer.getByText('Личный кабинет').count()).toBe(0)
  expect(await footer.getByText('Онлайн-покупка').count()).toBe(0)
})

test('above 768 px every entry is in the header, and nothing lies over anything', async ({ page }) => {
  // Ten widths, each laid out anew.
  test.slow()
  await open(page, '/warranty.html', 1440)
  const names =
    'Модели, Покупателям, Владельцам, О марке, Norven — на главную, Онлайн-покупка, Личный кабинет, Поддержка, Сайт в других странах, Открыть поиск, Открыть меню'
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

for (const width of [769, 1280, 1440])
  test(`at ${width} the block of «Модели» fits, with its details and groups`, async ({ page }) => {
    await open(page, '/warranty.html', width)
    const { models, drop } = parts(page)
    await models.click()
    for (const text of ['Модельный ряд', 'Пять автомобилей, один подход к деталям.', 'Седаны', 'Кроссоверы', 'Будущее'])
      await expect(drop(1).getByText(text, { exact: true })).toBeInViewport({ ratio: 1 })
    const lefts = async (group: string) =>
      Promise.all(
        (await drop(1).getByRole('list', { name: group }).getByRole('link').all()).map(async (link) =>
          Math.round((await link.boundingBox())!.x),
        ),
      )
    const [sedans, crossovers] = [await lefts('Седаны'), await lefts('Кроссоверы')]
    expect([sedans.length, crossovers.length]).toEqual([3, 2])
    // The crossovers stand to the right of the sedans, in the columns of one row.
    expect([...sedans, ...crossovers]).toEqual([...sedans, ...crossovers].sort((one, other) => one - other))
    expect(await drop(1).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  })

test('promo pages have the large logo, the middle one where it does not fit beside the phone', async ({ page }) => {
  for (const [width, size] of [
    [1440, [170, 34]],
    [768, [170, 34]],
    [375, [170, 34]],
    [360, [170, 34]],
    [320, [128, 26]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/promo-gv80.html')
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
