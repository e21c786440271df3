import { models } from '#src/content/models/summary.ts'
import { hrefTo, routeNames, routeOf } from '#src/routes.ts'
import { builtClass } from '../scripts/build/built-class.ts'
import { parts } from './screen.ts'
import { expect, test } from './test.ts'

/** What a visitor of a model looks for first is on the first screen of an ordinary phone, without a scroll. */
test.use({ viewport: { width: 390, height: 844 } })

/** The picture above a text about a model. */
const PICTURE = `${builtClass('src/pages/model-section/openings.module.css', 'opening')} img`
/** A word joiner keeps its hyphen together. */
const TEST_DRIVE = { name: /^Записаться на\sтест/ }

test('a model: name, price and both buttons; home: the headline and a test drive', async ({ page }) => {
  const hero = page.locator('main section').first()
  for (const { code, href, name } of models)
    await test.step(code, async () => {
      await page.goto(href)
      await expect(hero.getByRole('heading', { level: 1 })).toContainText(name)
      for (const part of [
        hero.getByText(/^от|^Цена будет объявлена позже/),
        hero.getByRole('link', TEST_DRIVE),
        hero.getByRole('link', { name: new RegExp(`^Собрать\\s${name}$`) }),
      ])
        await expect(part).toBeInViewport({ ratio: 1 })
    })
  await test.step('home', async () => {
    await page.goto(hrefTo('home'))
    await expect(hero.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(hero.getByRole('link', TEST_DRIVE)).toBeInViewport({ ratio: 1 })
  })
})

test('a test drive: every car to choose from, above the cookie notice', async ({ page }) => {
  await page.goto(hrefTo('test-drive'))
  const answers = page.locator('main button[name=model]')
  await expect(answers).toHaveCount(models.length)
  for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 1 })
  const notice = parts(page).notice
  await expect(notice).toBeVisible()
  const [last, over] = [await answers.last().boundingBox(), await notice.boundingBox()]
  expect(last!.y + last!.height, 'the notice covers no car').toBeLessThanOrEqual(over!.y)
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the picture of every page about safety or performance is, but for an edge of its floor', async ({ page }) => {
    for (const name of routeNames.filter((one) => /-(safety|performance)$/.test(one)))
      await test.step(name, async () => {
        await page.goto(routeOf(name).path)
        await expect(page.locator(PICTURE)).toBeInViewport({ ratio: 0.95 })
      })
  })

  test('the first screen of G80’s dynamics has its best figure, on a wide one over the lines of light and not on them', async ({
    page,
  }) => {
    await page.goto(hrefTo('new-g80-performance'))
    const figure = page.locator('main dl').first()
    await expect(figure).toContainText('Разгон')
    await expect(figure.locator('[data-unsure]')).toHaveCount(1)
    const place = (await figure.locator('dd').boundingBox())!
    const picture = (await page.locator(PICTURE).boundingBox())!
    // In the picture the upper line comes to a quarter of its height at the right edge.
    expect(place.y + place.height).toBeLessThan(picture.y + picture.height * 0.25)
  })

  test('a title in a sky is over the picture; on a phone above it', async ({ page }) => {
    const box = async (selector: string) => (await page.locator(selector).boundingBox())!
    for (const [width, isOver] of [
      [1440, true],
      [390, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(hrefTo('gv80-safety'))
      const [title, picture] = [await box('h1'), await box(PICTURE)]
      expect(title.y + title.height > picture.y, `at ${width}`).toBe(isOver)
    }
  })
})
