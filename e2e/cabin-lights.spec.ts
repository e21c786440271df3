import { cabinLights } from '#src/content/cars/cabin-lights.ts'
import { answerCookies } from './screen.ts'
import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false, reducedMotion: 'reduce' })
test.beforeEach(({ context }) => answerCookies(context))

test('a chosen light of the cabin is seen without scripts, and no other picture is fetched before', async ({
  page,
}) => {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const [, light] = /-light-(?:upright-)?([a-z]+)-[^/]*$/.exec(new URL(request.url()).pathname) ?? []
    if (light) asked.add(light)
  })
  await page.goto('/g90-comfort.html')
  const [first, , third] = cabinLights
  await page.getByRole('radio', { name: first.name }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('img', { name: `«${first.name}»` })).toBeVisible()
  expect([...asked].filter((light) => light !== first.id)).toEqual([])

  await page.getByText(third.name, { exact: true }).click()
  const chosen = page.getByRole('img', { name: `«${third.name}»` })
  await expect(chosen).toBeVisible()
  await expect
    .poll(() => chosen.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
    .toBe(true)
  expect([...asked].toSorted()).toEqual([first.id, third.id].toSorted())

  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: cabinLights[3].name })).toBeChecked()
})
