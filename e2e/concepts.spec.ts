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
