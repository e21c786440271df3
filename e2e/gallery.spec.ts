import { BRAND_SLUG } from '#src/brand/brand.ts'
import { needed } from './content.ts'
import { hydrated, watch } from './watch.ts'
import { expect, test, type Page } from './test.ts'

const PAGE = '/new-g80-gallery.html'
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Галерея G80, просмотр' })
/** Those of the paints and leathers that are not the chosen one are not shown. */
const openers = (page: Page) => page.locator('main :is(figure, fieldset) a[aria-haspopup=dialog]')
const idIn = (page: Page) => new URL(page.url()).hash
/** Ids of the pictures in the order of the page. */
const idsOf = (page: Page) =>
  openers(page).evaluateAll((links) => links.map((link) => link.closest('[id]')?.getAttribute('id') ?? ''))

test('arrow keys go through the pictures, back closes, focus and scroll position stay', async ({ page }) => {
  const problems = watch(page)
  await page.goto(PAGE)
  await hydrated(page)
  const ids = await idsOf(page)
  const count = ids.length
  const link = openers(page).nth(2)
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const before = await page.evaluate(() => scrollY)
  // With the mouse itself: `click()` would first scroll a picture that is higher than the space between the bars.
  const box = needed(await link.boundingBox(), 'place of the picture')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(viewer(page)).toContainText(`3 из ${count}`)
  await page.keyboard.press('ArrowRight')
  await expect(viewer(page)).toContainText(`4 из ${count}`)
  await page.keyboard.press('End')
  await expect(viewer(page)).toContainText(`${count} из ${count}`)
  await page.keyboard.press('ArrowRight')
  await expect(viewer(page)).toContainText(`${count} из ${count}`)
  await page.keyboard.press('Home')
  await expect(viewer(page)).toContainText(`1 из ${count}`)
  await expect(viewer(page).getByRole('status')).toHaveText(new RegExp(`^1 из ${count}: .+`))
  await expect.poll(() => idIn(page)).toBe(`#view=${ids[0]}`)
  await page.goBack()
  await expect(viewer(page)).toHaveCount(0)
  expect(idIn(page)).toBe('')
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.goForward()
  await expect(viewer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  // Closing does not wait for the history: a page opened at once would be aborted by it.
  await expect.poll(() => idIn(page)).toBe('')
  expect(problems).toEqual([])
})

test('keys and a press in quick succession are not lost, nor is the history', async ({ page }) => {
  await page.goto(PAGE)
  await hydrated(page)
  const ids = await idsOf(page)
  const link = openers(page).nth(2)
  await link.focus()
  // Without waiting in between: the dialog may not be modal or closed yet.
  await link.press('Enter')
  await page.keyboard.press('ArrowRight')
  await expect(viewer(page)).toContainText(`4 из ${ids.length}`)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(openers(page).nth(3)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(viewer(page)).toContainText(`4 из ${ids.length}`)
  await expect.poll(() => idIn(page)).toBe(`#view=${ids[3]}`)
  await page.goBack()
  await expect(viewer(page)).toHaveCount(0)
  await expect(openers(page).nth(3)).toBeFocused()
  // Opened, closed and opened again before the browser has gone back.
  await link.evaluate(async (element: HTMLElement) => {
    element.click()
    await new Promise((shown) => setTimeout(shown, 100))
    document.querySelector<HTMLElement>('dialog[open] button[aria-label^="Закрыть"]')?.click()
    element.click()
  })
  await expect(viewer(page)).toContainText(`3 из ${ids.length}`)
  await expect.poll(() => idIn(page)).toBe(`#view=${ids[2]}`)
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(page).toHaveURL(PAGE)
})

test('a link to a picture opens it; Escape closes it with the page scrolled to it', async ({ page }) => {
  await page.goto(`${PAGE}#view=front-line`)
  await expect(viewer(page).getByRole('heading', { name: 'Спереди' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(page).toHaveURL(PAGE)
  await expect(page.locator('#front-line a')).toBeFocused()
})

test('a phone in landscape shows the whole picture', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto(PAGE)
  await openers(page).first().click()
  const picture = viewer(page).getByRole('img').first()
  await expect(picture).toBeVisible()
  const place = viewer(page).locator('div').first()
  await expect
    .poll(async () => ((await picture.boundingBox())?.height ?? Infinity) - ((await place.boundingBox())?.height ?? 0))
    .toBeLessThanOrEqual(0)
})

test('a link to a removed picture opens the nearest one', async ({ page }) => {
  await page.goto(`${PAGE}#view=light-tail`)
  const ids = await idsOf(page)
  // The tail itself where there is a close view of it, else the car from behind: never the first one.
  const counter = viewer(page)
    .getByText(/\d+ из \d+/)
    .first()
  const shown = Number.parseInt((await counter.textContent()) ?? '', 10)
  expect(shown).toBeGreaterThan(1)
  await page.keyboard.press('Escape')
  await expect(page.locator(`#${ids[shown - 1]} a`)).toBeFocused()
})

test('a swipe is a scroll: the counter and the address follow it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(PAGE)
  const [first, second] = await idsOf(page)
  await page.goto(`${PAGE}#view=${first}`)
  await page.reload()
  await expect(viewer(page)).toContainText('1 из ')
  await viewer(page)
    .locator('div')
    .first()
    .evaluate((track) => track.scrollBy({ left: track.clientWidth, behavior: 'instant' }))
  await expect(viewer(page)).toContainText('2 из ')
  await expect.poll(() => idIn(page)).toBe(`#view=${second}`)
})

test('every picture can be downloaded, with a file name of its own', async ({ page, request }) => {
  await page.goto(PAGE)
  await hydrated(page)
  // The viewer may be there already, closed: what is seen has no files of its own.
  await expect(page.locator('main a[download]:visible')).toHaveCount(0)
  const count = await openers(page).count()
  expect(count).toBeGreaterThanOrEqual(12)
  await openers(page).first().click()
  const names = new Set<string>()
  for (let index = 1; index <= count; index++) {
    await expect(viewer(page)).toContainText(`${index} из ${count}`)
    const download = viewer(page).getByRole('link', { name: 'Скачать' })
    const name = (await download.getAttribute('download')) ?? ''
    expect(name).toMatch(new RegExp(`^${BRAND_SLUG}-g80-[a-z0-9-]+\\.(jpg|webp)$`))
    names.add(name)
    const answer = await request.head((await download.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toMatch(/^image\/(jpeg|webp)/)
    await page.keyboard.press('ArrowRight')
  }
  expect(names.size).toBe(count)
})

test('a paint is chosen by its colour under one large picture, which opens as any other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(PAGE)
  await hydrated(page)
  const paints = page.getByRole('group', { name: 'Цвет кузова' })
  const places = await paints
    .locator('label')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
  expect(places.length).toBeGreaterThan(5)
  for (const { left, right, top } of places)
    expect([left >= 0, right <= 390, top === places[0].top]).not.toContain(false)
  await paints.locator('label').nth(2).click()
  const link = paints.locator('[id^=color-]').nth(2).locator('a')
  // The picture of the initial choice fades out under it.
  await expect(paints.locator('a').nth(4)).toBeHidden()
  expect((await link.boundingBox())?.width).toBe(390)
  // A lazy picture: until it is requested, a drawing without a file has its name.
  const name = needed(await link.locator('img').getAttribute('alt'), 'description')
  await link.click()
  await expect(viewer(page).getByRole('img', { name })).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
})

test('after a link to a paint that is not the chosen one its radio button has the focus', async ({ page }) => {
  await page.goto(PAGE)
  const last = needed(await page.locator('[id^=color-]').last().getAttribute('id'), 'paint')
  await page.goto(`${PAGE}#view=${last}`)
  await page.reload()
  await expect(viewer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator(`#${last} input`)).toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a picture is a link to its file', async ({ page }) => {
    await page.goto(PAGE)
    await page.locator('#plan a').click()
    await expect(page).toHaveURL(/\/images\/cars-[\da-f]{8}\/new-g80-plan\.jpg$/)
    // Nor do the paints need them.
    await page.goBack()
    const paints = page.getByRole('group', { name: 'Цвет кузова' })
    await paints.locator('label').nth(3).click()
    await expect(paints.locator('[id^=color-]').nth(3).getByRole('link')).toBeVisible()
  })
})
