import { hrefTo } from '#src/routes.ts'
import { answerCookies } from './screen.ts'
import { expect, test } from './test.ts'

/** Screens wider than the page's column by half and more, and one so low that bars would fill it. */

test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ context }) => answerCookies(context))

for (const width of [1920, 2560, 3840]) {
  test(`at ${width} px the title of the test drive ends on its picture, and no car drives into the prices' words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1400 })
    await page.goto(hrefTo('test-drive'))
    const title = page.getByRole('heading', { level: 1 })
    const [end, edge] = await title.evaluate((heading) => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      return [range.getBoundingClientRect().right, heading.closest('section')!.getBoundingClientRect().right]
    })
    expect(end).toBeLessThanOrEqual(edge!)
    // Its words begin where those of every page do.
    const [begins, column] = await Promise.all([
      title.locator('xpath=following::p[1]').boundingBox(),
      page.getByRole('contentinfo').getByRole('link').first().boundingBox(),
    ])
    expect(Math.abs(begins!.x - column!.x)).toBeLessThanOrEqual(1)

    await page.goto(hrefTo('g70-price'))
    const words = page.getByRole('heading', { level: 1 })
    const wordsEnd = await words.evaluate((heading) => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      return range.getBoundingClientRect().right
    })
    const picture = (await page.getByRole('main').locator('[data-screen] picture img').first().boundingBox())!
    // The nose stands an eighth of the width behind the picture's edge.
    expect(picture.x + picture.width / 8).toBeGreaterThan(wordsEnd)
  })
}

test('at a zoom of 400 % no bar but the header stays over a comparison', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(hrefTo('g70-price', { query: { only: '1' } }))
  const pinned = await page
    .locator('main *, main ~ *, [data-model-header]')
    .evaluateAll((all) =>
      all
        .filter((one) => getComputedStyle(one).position === 'sticky' && getComputedStyle(one).top !== 'auto')
        .map((one) => one.className),
    )
  expect(pinned).toEqual([])
})

test('who asks for more contrast reads quiet words in the colour of all others, on light and on dark', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' })
  await page.goto(hrefTo('finance'))
  const colours = await page.evaluate(() =>
    ['[data-credit-terms]', 'main'].map((ground) => {
      const scene = document.querySelector(ground)!
      const quiet = scene.querySelector('.muted')!
      return [getComputedStyle(quiet).color, getComputedStyle(quiet.closest('[data-scene]') ?? scene).color]
    }),
  )
  for (const [quiet, others] of colours) expect(quiet).toBe(others)
})
