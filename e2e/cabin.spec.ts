import { pictureOf } from '#src/content/pictures/picture-of.ts'
import { SLIDE } from '#src/domain/configurator/choice.ts'
import { carOf, sold } from './builds.ts'
import { needed } from './content.ts'
import { answerCookies } from './screen.ts'
import { shiftsOf, watchShifts } from './shifts.ts'
import { expect, test, type Page } from './test.ts'

test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ context }) => answerCookies(context))

/** A car in an interior that is pictured from the driver's seat, and another that it can be had with. */
function pictured() {
  for (const one of sold)
    for (const interior of one.interiors) {
      const other = one.interiors.find(({ id }) => id !== interior.id)
      if (other && pictureOf(one.model.model_code, { interior: interior.code }))
        return { car: carOf(one, { interior }), other, count: one.interiors.length }
    }
  return null
}
const { car, other, count } = needed(pictured(), 'interior with a picture of the cabin and another beside it')

/** Files of cabins and boards requested from now on. */
function askedFor(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/assets\/[\w-]*-interior-|\/images\/interior\//.test(pathname)) asked.push(pathname)
  })
  return asked
}
const driver = (page: Page) => page.getByRole('img', { name: `Место водителя: ${car.interior.name}` })
const stage = (page: Page) => page.locator('[data-interior]')

test('the interior step shows the driver’s view, then loads the others, and a choice requests nothing more', async ({
  page,
}) => {
  const asked = askedFor(page)
  await page.goto(`/configurator${car.hash(SLIDE.interior)}`)
  await expect(driver(page)).toBeVisible()
  await expect(page.locator('[data-cabins=here]')).toBeVisible()
  await expect(stage(page)).toHaveCount(count)
  await page.waitForLoadState('networkidle')

  const before = asked.length
  await page.locator(`input[name=int][value=${other.code}]`).check({ force: true })
  await expect(stage(page).and(page.getByRole('img', { name: other.name }))).toBeVisible()
  await expect(driver(page)).toBeHidden()
  // The board of materials beside it is of the new interior; the stage requests nothing.
  expect(asked.slice(before).filter((path) => path.startsWith('/assets/'))).toEqual([])
})

test('other steps load no cabin pictures', async ({ page }) => {
  const asked = askedFor(page)
  for (const slide of [SLIDE.model, SLIDE.exterior, SLIDE.summary]) {
    // oxlint-disable-next-line no-await-in-loop -- one page
    await page.goto(`/configurator${car.hash(slide)}`)
    // oxlint-disable-next-line no-await-in-loop
    await page.waitForLoadState('networkidle')
  }
  expect(asked).toEqual([])
})

for (const width of [390, 1440])
  test(`at ${width} nothing shifts when the cabin is loaded and changed`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await watchShifts(page)
    await page.goto(`/configurator?${car.query(SLIDE.interior)}`)
    await expect(driver(page)).toBeVisible()
    await expect(page.locator('[data-cabins=here]')).toBeVisible()
    const shifts = await shiftsOf(page)
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(0.0005)
    // Words of the other interior are longer or shorter; the picture and the swatches stay.
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-cabins], [data-slide] fieldset')].map((element) => {
          const box = element.getBoundingClientRect()
          return [element.tagName, box.x, box.y, box.width, box.height].join(' ')
        }),
      )
    const before = await places()
    await page.locator(`input[name=int][value=${other.code}]`).check({ force: true })
    await expect(driver(page)).toBeHidden()
    expect(await places()).toEqual(before)
  })
