import { pictureOf } from '#src/content/pictures/picture-of.ts'
import { hrefTo } from '#src/routes.ts'
import { needed } from './content.ts'
import { answerCookies } from './screen.ts'
import { hydrated } from './watch.ts'
import { expect, test, type Page } from './test.ts'

const SLOT = 'place-upright'
const placed = pictureOf('gv80', SLOT)

// A brand may have no upright picture of the model in its place.
test.skip(placed?.place !== SLOT, 'no place is pictured')
test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ context }) => answerCookies(context))

/** Opens the page; returns which pictures of the model are requested. */
async function open(page: Page, width: number) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('gv80') && pathname.includes(SLOT)) asked.push(pathname)
  })
  await page.setViewportSize({ width, height: 900 })
  await page.goto(hrefTo('test-drive'))
  await hydrated(page)
  return asked
}

const answerOf = (page: Page) => page.getByRole('main').getByRole('button', { name: /^GV80/ })

/** The same, and chooses the model. */
async function choose(page: Page, width: number) {
  const asked = await open(page, width)
  await answerOf(page).click()
  await expect(page.getByRole('main').getByRole('heading', { name: /Где вам удобно/ })).toBeVisible()
  return asked
}

test('the car of the answer is shown beside the questions', async ({ page }) => {
  const asked = await choose(page, 1280)
  await expect.poll(() => asked.length).toBe(1)
  const shown = page.locator(`main img[src*="gv80"][src*="${SLOT}"]`)
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(shown).toBeVisible()
})

test('the car under the pointer is loaded before it is chosen, and is not shown', async ({ page }) => {
  const asked = await open(page, 1280)
  await answerOf(page).hover()
  await expect.poll(() => asked.length).toBe(1)
  await expect(page.locator(`main img[src*="gv80"][src*="${SLOT}"]`)).toBeHidden()
})

test('with one column the car of the answer is shown beside the answer and none above the questions', async ({
  page,
}) => {
  await choose(page, 390)
  await expect(page.locator('main [data-scene=dark] img')).toBeHidden()
  await expect(page.locator('#book p img[src*=gv80]')).toBeVisible()
})

test('a page of one column does not request its picture', async ({ page }) => {
  const asked = await choose(page, 390)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})

test('what to bring and what if plans change stand in one row; how the ride goes and the way back to the questions are on its road', async ({
  page,
}) => {
  await open(page, 1440)
  const boxOf = async (id: string) => needed(await page.locator(id).boundingBox(), id)
  expect((await boxOf('#documents')).y).toBe((await boxOf('#change')).y)
  await expect(page.locator('div[data-scene=dark] #ride')).toHaveCount(1)
  const road = await boxOf('div[data-scene=dark]:has(> div > #ride) > :first-child')
  const words = await boxOf('#ride')
  expect(words.y).toBeLessThan(road.y + road.height)
  expect(words.y).toBeGreaterThan(road.y + road.height / 2)
  await page.locator('#ride').getByRole('link', { name: 'Выбрать модель' }).click()
  await expect(page.getByRole('heading', { name: 'Какая модель?' })).toBeInViewport()
})
