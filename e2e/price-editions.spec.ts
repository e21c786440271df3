import { trims } from '#src/content/cars/trims.ts'
import { formatDate, formatMoney } from '#src/domain/format.ts'
import { hrefTo } from '#src/routes.ts'
import { needed } from './content.ts'
import { frames } from './screen.ts'
import { shiftsOf, watchShifts } from './shifts.ts'
import { hydrated, watch } from './watch.ts'
import { expect, test } from './test.ts'

const CHANGES = hrefTo('price-changes')
const PRICES = hrefTo('g90-price')
const trim = needed(
  trims.find(({ model, price }) => model === 'g90' && price !== null),
  'trim with a price',
)
const price = trim.price ?? 0
const before = price - 100_000
/** Text as the page binds it. */
const said = (sum: number) => formatMoney(sum)

test.describe('a browser that has stored another price', () => {
  test.beforeEach(async ({ page }) => {
    // Once: what the page writes afterwards stays.
    await page.goto('/robots.txt')
    await page.evaluate((list) => localStorage.setItem('prices', list), JSON.stringify([[trim.id, before]]))
  })

  for (const width of [390, 1440])
    test(`at ${width} shows the change once, and nothing shifts`, async ({ page }) => {
      const problems = watch(page)
      await page.setViewportSize({ width, height: 844 })
      await watchShifts(page)
      // On a phone it stands in the line of a version, which opens its row.
      const note = page.getByText('прошлый визит').filter({ visible: true })
      await page.goto(PRICES)
      await hydrated(page)
      await expect(note).toHaveCount(1)
      await expect(note).toContainText(said(before))
      await note.scrollIntoViewIfNeeded()
      await frames(page)
      const shifts = await shiftsOf(page)
      const moved = shifts.reduce((total, { value }) => total + value, 0)
      expect(moved, JSON.stringify(shifts, null, 1)).toBeLessThan(0.0005)
      await page.goto(PRICES)
      await hydrated(page)
      await frames(page)
      await expect(note).toHaveCount(0)
      expect(problems).toEqual([])
    })

  test('shows the change in the configurator, with both prices', async ({ page }) => {
    await page.goto(`${hrefTo('configurator')}#slide=1&model=g90&comp=${trim.id}`)
    await hydrated(page)
    const note = page.getByText('Цена изменилась с')
    await expect(note).toContainText(said(before))
    await expect(note).toContainText(said(price))
    await page.getByRole('button', { name: 'Далее' }).click()
    await expect(note).toBeVisible()
    await page.reload()
    await hydrated(page)
    await frames(page)
    await expect(note).toHaveCount(0)
  })
})

test('a browser with nothing stored shows nothing', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  const problems = watch(page)
  await page.goto(PRICES)
  await hydrated(page)
  await frames(page)
  await expect(page.getByText('прошлый визит')).toHaveCount(0)
  expect(problems).toEqual([])
})

test('a price says since when it is effective, on the page and for search engines', async ({ page }) => {
  const html = await (await page.request.get(PRICES)).text()
  const since = needed(/<time[^>]+dateTime="([\d-]+)"/i.exec(html)?.[1], 'day of the prices')
  expect(html).toContain(formatDate(since))
  expect(html).toContain(`"validFrom":"${since}"`)
})

test.describe('the page of changes', () => {
  test.use({ javaScriptEnabled: false })

  test('is readable without scripts and links to lists that any site may fetch', async ({ page }) => {
    await page.goto(CHANGES)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Изменения цен')
    const rows = page.getByRole('row')
    expect(await rows.count()).toBeGreaterThan(1)
    for (const name of ['CSV', 'JSON', 'Atom']) {
      const href = await page.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href')
      const answer = await page.request.get(href ?? '')
      expect([name, answer.status()]).toEqual([name, 200])
      const etag = needed(answer.headers()['etag'], 'ETag')
      const again = await page.request.get(href ?? '', { headers: { 'If-None-Match': etag } })
      expect([name, again.status()]).toEqual([name, 304])
      if (name !== 'Atom') expect(answer.headers()['access-control-allow-origin']).toBe('*')
    }
  })
})
