import { BRAND_SLUG } from '#src/brand/brand.ts'
import { generatedConcepts } from '#src/content/pictures/generated-concepts.ts'
import { hrefTo } from '#src/routes.ts'
import { needed } from './content.ts'
import { answerCookies } from './screen.ts'
import { shiftsOf, watchShifts } from './shifts.ts'
import { expect, test, type Page } from './test.ts'

/** Pages of the concept cars: posters of rendered pictures. */

const PAGES = [
  { path: hrefTo(`future-${BRAND_SLUG}-x`), generated: needed(generatedConcepts.x, 'pictures of the first concept') },
  { path: hrefTo('future-mint'), generated: needed(generatedConcepts.mint, 'pictures of the second concept') },
]
const PICTURE_LIMIT = 90 * 1024
const TOTAL_LIMIT = 350 * 1024

test.beforeEach(({ context }) => answerCookies(context))

/** Bytes of every file by its path, as they come. */
function weigh(page: Page): Map<string, number> {
  const sizes = new Map<string, number>()
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes()
    sizes.set(new URL(request.url()).pathname, responseBodySize)
  })
  return sizes
}

for (const { path, generated } of PAGES) {
  test.describe('with an empty cache', () => {
    test.use({ isFirstVisit: true })

    test(`${path}: a phone gets the upright poster within its size limit, and nothing shifts`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await watchShifts(page)
      const sizes = weigh(page)
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const upright = needed(generated['concept-upright'], 'upright poster')
      const wide = needed(generated.concept, 'poster')
      const loaded = () => [...sizes].filter(([file]) => file.includes(upright.name))
      // The size of a file is reported shortly after the file has loaded.
      await expect.poll(loaded).toHaveLength(1)
      expect(loaded()[0]?.[1]).toBeLessThan(PICTURE_LIMIT)
      expect([...sizes.keys()].filter((file) => file.includes(wide.name))).toEqual([])
      expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(TOTAL_LIMIT)
      expect(await shiftsOf(page)).toEqual([])
    })
  })

  test(`${path}: the light runs along the lamps once, and not with reduced motion`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const light = page.locator('[data-light=wide]')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(path)
    await expect(light).toBeVisible()
    // From the style, not from running animations: on a busy machine the animation may be over already.
    const counts = await light.evaluate((element) =>
      [element, ...element.querySelectorAll('*')]
        .map((part) => getComputedStyle(part))
        .filter(({ animationName }) => animationName !== 'none')
        .map(({ animationIterationCount }) => animationIterationCount),
    )
    expect(counts.length).toBeGreaterThan(0)
    expect(new Set(counts)).toEqual(new Set(['1']))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(light).toBeHidden()
  })
}

test('the lamp and the tail of a concept are two pictures side by side, as large as each other', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(hrefTo(`future-${BRAND_SLUG}-x`))
  const pictures = page.locator('#series').getByRole('img')
  await expect(pictures).toHaveCount(2)
  const [one, other] = await Promise.all([pictures.first().boundingBox(), pictures.last().boundingBox()])
  expect(needed(one, 'place of the lamp')).toMatchObject({
    y: other?.y,
    height: other?.height,
    width: other?.width,
  })
  // Each ends in an edge: faded into one another they were one picture of two scales.
  for (const picture of await pictures.all()) await expect(picture).toHaveCSS('mask-image', 'none')
})

test('the first screen of a concept leads on, and on a phone its words are under the picture', async ({ page }) => {
  for (const { path } of PAGES) {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      const [hero] = await page.locator('main section').all()
      const links = needed(hero, 'first section').getByRole('link')
      await expect(links).toHaveCount(1)
      await expect(links).toHaveAttribute('href', hrefTo('future'))
      const link = needed(await links.boundingBox(), 'place of the link')
      expect(link.y + link.height).toBeLessThan(height)
      if (width > 768) continue
      const words = needed(await needed(hero, 'first section').locator('p').boundingBox(), 'place of the words')
      const picture = needed(await needed(hero, 'first section').getByRole('img').boundingBox(), 'picture')
      // The last twentieth of the picture has faded into the ink.
      expect(words.y).toBeGreaterThan(picture.y + picture.height * 0.95)
    }
  }
})

test('on a phone a concept is named, shown, described and linked, in this order', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(hrefTo('future'))
  for (const id of ['x', 'mint']) {
    const section = page.locator(`#${id}`)
    const parts = [section.locator('h2'), section.getByRole('img'), section.locator('p'), section.locator('a')]
    const tops = await Promise.all(parts.map(async (part) => (await part.first().boundingBox())?.y ?? 0))
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    expect(new Set(tops).size).toBe(4)
  }
})

test('concepts have frames of one size on a phone, and a picture leads where its link does', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(hrefTo('future'))
  const pictures = ['#x', '#mint'].map((id) => page.locator(id).getByRole('img'))
  const [one, other] = await Promise.all(pictures.map((picture) => picture.boundingBox()))
  expect(needed(one, 'frame')).toMatchObject({ width: other?.width, height: other?.height })
  await pictures[0]?.click({ force: true })
  await expect(page).toHaveURL(new RegExp(`${hrefTo(`future-${BRAND_SLUG}-x`)}$`))
})

test('the page of the brand shows the lamps in one row, on a phone in pairs under the first, and ends with a concept', async ({
  page,
}) => {
  const lamps = () =>
    page
      .locator('[aria-label$="ночью"] li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()).map(({ left, top }) => [left, top]))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(hrefTo('brand'))
  const row = await lamps()
  expect(row.length).toBeGreaterThan(3)
  expect(new Set(row.map(([, top]) => top)).size).toBe(1)
  await page.setViewportSize({ width: 390, height: 844 })
  const places = await lamps()
  const lefts = [...new Set(places.map(([left]) => left))]
  expect(lefts).toHaveLength(2)
  expect(new Set(places.map(([, top]) => top)).size).toBe(Math.ceil((places.length + (places.length % 2)) / 2))
  const { alt } = needed(PAGES[0]?.generated['concept-place'], 'picture of its place')
  await expect(page.locator('main').getByRole('img').last()).toHaveAccessibleName(needed(alt, 'description'))
})
