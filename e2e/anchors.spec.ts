import { expect, test, type Page } from './test.ts'
import { copy as lounge } from '#src/content/pages/lounge.ts'
import { HOME, needed } from './content.ts'
import { open, scrollTo, scrollTop } from './screen.ts'
import { hydrated } from './watch.ts'

/** A hash that names an element is a place in a page: in view and focused (decisions.md, «Anchors»). */

const FORM = '/new-g80.html#first-to-know'
const place = (page: Page) => page.locator('#first-to-know')
const follow = (page: Page, href: string) =>
  page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())

/** Its top is below the headers, in the upper half of the screen. */
async function expectThere(page: Page) {
  await expect
    .poll(() => place(page).evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBeLessThan(400)
  expect(await place(page).evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0)
  await expect(place(page)).toBeFocused()
}

test('a link to an anchor of another page scrolls there once and does not scroll again later', async ({ page }) => {
  for (const width of [390, 1440])
    await test.step(`at ${width}`, async () => {
      await open(page, '/new-g80-design.html', width)
      await scrollTo(page, 1500)
      await follow(page, FORM)
      await expect(page).toHaveURL(/#first-to-know$/)
      await expectThere(page)
      // On a phone it was folded.
      await expect(place(page).locator('[name=phone]')).toBeVisible()
      const there = await scrollTop(page)
      await page.mouse.wheel(0, -600)
      await expect.poll(() => scrollTop(page)).toBeLessThanOrEqual(there - 600)
      const left = await scrollTop(page)
      // Measures a period without scrolling: the position is checked every 100 ms.
      await page.waitForTimeout(600)
      expect(await scrollTop(page)).toBe(left)
    })
})

test('a form whose anchor is also a screen: the screen is active and contains the form', async ({ page }) => {
  const name = needed(
    lounge.lounge.sections.find(({ id }) => id === 'visit'),
    'section of the lounge named visit',
  ).heading
  await open(page, '/lounge.html#visit', 390)
  await expect(page.getByRole('navigation', { name: 'Разделы лаунжа' }).getByRole('link', { name })).toHaveAttribute(
    'aria-current',
    'true',
  )
  const form = page.locator('#visit')
  await expect(form).toBeFocused()
  await expect(form.getByRole('heading', { name: /Забронировать/ })).toBeInViewport()
})

test('an anchor of the same page by its link, and a page opened with an anchor', async ({ page }) => {
  await open(page, '/new-g80.html', 1440)
  await follow(page, FORM)
  await expectThere(page)
  await page.goto('/warranty.html')
  await page.goto(FORM)
  await hydrated(page)
  await expectThere(page)
})

test('an anchor that is rendered late is waited for; back restores the scroll position', async ({ page }) => {
  await open(page, '/new-g80-design.html', 1440)
  await scrollTo(page, 900)
  // The page has no such element yet.
  const find = await page.evaluateHandle(() => {
    const original = document.getElementById.bind(document)
    document.getElementById = (id) => (id === 'first-to-know' ? null : original(id))
    return original
  })
  await follow(page, FORM)
  await expect(page).toHaveURL(/#first-to-know$/)
  await expect.poll(() => scrollTop(page)).toBe(0)
  await find.evaluate((original) => (document.getElementById = original))
  await expectThere(page)
  await page.goBack()
  await expect(page).toHaveURL(/new-g80-design\.html$/)
  await expect.poll(() => scrollTop(page)).toBe(900)
})

test('advertising parameters appended after a hash break neither the popup nor the car', async ({ page }) => {
  await page.goto(`${HOME}#popup?utm_source=vk&utm_medium=cpc`)
  await expect(page.getByRole('dialog', { name: /Запись на тест/ })).toBeVisible()
  await page.goto('/configurator#slide=1&model=gv70?utm_source=vk')
  await expect(page.getByRole('heading', { name: 'Двигатель и комплектация' })).toBeVisible()
  await expect(page).toHaveURL(/\/configurator\?utm_source=vk#slide=1&model=gv70/)
  expect(await page.evaluate(() => sessionStorage.getItem('first-visit'))).toContain('"utm_source":"vk"')
})

test('invalid encoding in a hash matches no anchor', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto('/finance.html#%E0%A4%A')
  await hydrated(page)
  await page.goto('/warranty.html#__proto__')
  await hydrated(page)
  await expect(page.locator('h1')).toBeVisible()
  expect(errors).toEqual([])
})
