import { cabinLights } from '#src/content/cars/cabin-lights.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import { needed } from './content.ts'
import { answerCookies } from './screen.ts'
import { expect, test, type Page } from './test.ts'

const PAGE = '/g90-comfort.html'
const seen = (page: Page, name: string) => page.getByRole('img', { name: `«${name}»` })
/** The light that the page shows first, and the two after it. */
async function lightsOf(page: Page) {
  const shown = await page.locator('input[name="cabin-light"]:checked').inputValue()
  const at = cabinLights.findIndex(({ id }) => id === shown)
  const after = (steps: number) => needed(cabinLights[(at + steps) % cabinLights.length], 'a light')
  return { first: after(0), second: after(1), third: after(2) }
}
const hasCome = (page: Page, name: string) =>
  seen(page, name).evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0)

// A brand with photographs of its own may have no lights to choose from.
test.skip(
  cabinLights.some(({ id }) => !pictureOf('g90', { light: id })),
  'no lights are pictured',
)
test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ context }) => answerCookies(context))

test('the picture of a light is fetched when it is chosen', async ({ page }) => {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const [, light] = /-light-(?:upright-)?([a-z]+)-[^/]*$/.exec(new URL(request.url()).pathname) ?? []
    if (light) asked.add(light)
  })
  await page.goto(PAGE)
  const { first, second, third } = await lightsOf(page)
  await page.getByText(first.name, { exact: true }).scrollIntoViewIfNeeded()
  await expect.poll(() => hasCome(page, first.name)).toBe(true)
  expect([...asked]).toEqual([first.id])

  await page.getByText(second.name, { exact: true }).click()
  await expect.poll(() => hasCome(page, second.name)).toBe(true)
  expect([...asked]).toEqual([first.id, second.id])

  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: third.name })).toBeChecked()
  await expect.poll(() => hasCome(page, third.name)).toBe(true)
  await expect(seen(page, second.name)).toBeHidden()
})

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false })
  test('a light can be chosen', async ({ page }) => {
    await page.goto(PAGE)
    const { second } = await lightsOf(page)
    await expect(seen(page, second.name)).toBeHidden()
    await page.getByText(second.name, { exact: true }).click()
    await expect(seen(page, second.name)).toBeVisible()
    await expect.poll(() => hasCome(page, second.name)).toBe(true)
  })
})
