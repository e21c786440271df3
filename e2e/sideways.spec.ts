import { HOME } from './content.ts'
import { answerCookies } from './screen.ts'
import { expect, test, type Page } from './test.ts'
import { hydrated } from './watch.ts'

/** Phones held sideways: the header of the smaller one is that of phones, of the other that of wide screens. */
const SIZES = [
  { width: 667, height: 375 },
  { width: 844, height: 390 },
]
/** One of each kind of opening: models, a section in the dark and one on paper, scenes, a face, a concept. */
const OPENINGS = [
  HOME,
  '/g90.html',
  '/gv80.html',
  '/gv70-technology.html',
  '/g90-comfort.html',
  '/new-g70-price.html',
  '/mobility.html',
  '/certified.html',
  '/owners.html',
  '/brand.html',
  '/promo-gv80.html',
  '/ru/ru/norven-future-vehicles-norven-x.html',
]

test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ context }) => answerCookies(context))

/** What is wrong with the first screen: its picture is not on it, or lies behind its headline, or a word is broken. */
function faultsOfOpening(): string[] {
  const title = document.querySelector('main h1')
  const picture = [...document.querySelectorAll('main picture img')].find((image) => image.checkVisibility())
  if (!title || !picture) return ['no title or no picture']
  const { top, bottom, left, right, height, width } = picture.getBoundingClientRect()
  const faults = []
  if (Math.min(bottom, innerHeight) - Math.max(top, 0) < innerHeight * 0.45 || bottom > innerHeight + 60)
    faults.push(`the picture is at ${Math.round(top)} to ${Math.round(bottom)}`)
  const words = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const text = words.currentNode
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\u2011-]+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top)))
      if (lines.size > 1) faults.push(`«${word}» is broken`)
      const box = range.getBoundingClientRect()
      // The outer third of a picture goes over into the ground of the words.
      const isOver = box.right > left + width * 0.34 && box.left < right - width * 0.34
      if (isOver && box.bottom > top + height * 0.2) faults.push(`«${word}» is over the picture`)
    }
  }
  return faults
}

for (const size of SIZES)
  test(`on a phone held sideways, ${size.width} px wide, first screens show their subject beside the words`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    for (const path of OPENINGS) {
      await page.goto(path)
      expect.soft(await page.evaluate(faultsOfOpening), path).toEqual([])
    }
  })

test('on a phone held sideways the light runs along the lamps of the picture that is shown', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.goto('/ru/ru/norven-future-vehicles-mint.html')
    await expect(page.locator('[data-light=upright]')).toBeHidden()
    const light = await page.locator('[data-light=wide]').boundingBox()
    const picture = await page.locator('main picture img').first().boundingBox()
    expect(light?.width).toBeCloseTo(picture?.width ?? 0, 0)
    expect(light?.height).toBeCloseTo(picture?.height ?? 0, 0)
  }
})

const popup = (page: Page) => page.getByRole('dialog', { name: /Запись на тест/ })

for (const size of SIZES)
  test(`on a phone held sideways, ${size.width} px wide, a popup opens at its question and its first fields are free`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto(`${HOME}#popup`)
    const first = popup(page).getByRole('button', { name: /^G70/ })
    await expect(first).toBeInViewport({ ratio: 0.9 })
    await popup(page).getByRole('button', { name: /^GV70/ }).click()
    await popup(page).getByRole('button', { name: 'Казань' }).click()
    await popup(page).locator('button[name=time]:enabled').first().click()
    const name = popup(page).getByLabel('Имя')
    await expect(name).toBeVisible()
    const isFree = () =>
      name.evaluate((field) => {
        const { left, bottom } = field.getBoundingClientRect()
        return document.elementFromPoint(left + 20, bottom - 4) === field
      })
    await expect.poll(isFree).toBe(true)
  })

test('on a phone held sideways the row of steps shows the current one, and a reload keeps the place in the slide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 667, height: 375 })
  await page.goto('/configurator#slide=6&model=gv70')
  await hydrated(page)
  const current = page.getByRole('main').locator('nav [aria-current=step]')
  await expect(current).toHaveText('Кредит')
  await expect(current).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
  await page.reload()
  await hydrated(page)
  await expect(current).toHaveText('Кредит')
  await expect(page.getByRole('heading', { level: 2, name: 'Кредит' })).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
})

/** The spacing that visitors may set (WCAG 1.4.12). */
const SPACING = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'

test('letters and words set wider apart are not cut: the longest headline of a phone, the payment under the price', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, selector] of [
    ['/dealers.html', 'main h1'],
    ['/configurator?slide=2&model=gv70', '[data-summary-bar] [data-monthly]'],
  ] as const) {
    await page.goto(path)
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    }, SPACING)
    const text = page.locator(selector)
    const right = await text.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().right
    })
    expect.soft(right, path).toBeLessThanOrEqual(390)
  }
})
