import { addresses } from './addresses.ts'
import { isSection } from './checks/sections.ts'
import { hydrated, watch } from './watch.ts'
import { expect, test, type Page } from './test.ts'

const sections = addresses.filter(isSection)

const litZones = (page: Page) =>
  page
    .locator('svg:visible [data-zone]')
    .evaluateAll((zones) =>
      zones.filter((zone) => getComputedStyle(zone).opacity === '1').map((zone) => zone.getAttribute('data-zone')),
    )
const said = (page: Page) => page.locator('[aria-live="polite"]').first().locator('[data-say]:visible')

test.use({ reducedMotion: 'reduce' })

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test('a zone chosen by keyboard is highlighted and announced', async ({ page }) => {
      await page.goto('/gv70-safety.html')
      if (scripts) await hydrated(page)
      const dial = page.getByRole('group', { name: 'Зона' })
      await expect(dial.getByRole('radio', { name: 'Слепые зоны' })).toBeChecked()
      await expect.poll(() => litZones(page)).toEqual(['blind'])
      await expect(said(page)).toHaveText(/поворотник/)

      await dial.getByRole('radio', { name: 'Слепые зоны' }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(dial.getByRole('radio', { name: 'Перекрёсток' })).toBeChecked()
      await expect.poll(() => litZones(page)).toEqual(['cross'])
      await expect(said(page)).toHaveCount(1)
      await expect(said(page)).toHaveText(/поперечное движение/)
    })

    test('an engine chosen by keyboard changes its curve and its sentence', async ({ page }) => {
      await page.goto('/new-g80-performance.html')
      if (scripts) await hydrated(page)
      const dial = page.getByRole('group', { name: 'Двигатель' })
      await expect(said(page)).toHaveText(/530\sН·м.*379\sл/)
      await dial.getByRole('radio', { name: '3.5 Turbo' }).focus()
      await page.keyboard.press('ArrowLeft')
      await expect(said(page)).toHaveText(/422\sН·м.*249\sл/)
      const bold = page.locator('svg:visible [data-engine="0"] [data-curve="torque"]')
      await expect(bold).toHaveCSS('stroke-width', '2px')
      await expect(page.locator('svg:visible [data-engine="0"]')).toHaveCSS('opacity', '1')
      await expect(page.locator('svg:visible [data-engine="1"]')).not.toHaveCSS('opacity', '1')
    })
  })
}

test('a choice made before the code has loaded is preserved', async ({ page }) => {
  const problems = watch(page)
  await page.goto('/gv70-safety.html')
  await page.getByRole('radio', { name: 'Вокруг' }).check({ force: true })
  await hydrated(page)
  await expect(page.getByRole('radio', { name: 'Вокруг' })).toBeChecked()
  await expect.poll(() => litZones(page)).toEqual(['round'])
  expect(problems).toEqual([])
})

test('a section page has at most 40 KB of HTML', async ({ baseURL }) => {
  for (const { path } of sections) {
    // As it is sent: what the server compresses within an answer is larger than what could be compressed at leisure.
    const { headers, body } = await fetch(new URL(path, baseURL), { headers: { 'accept-encoding': 'br' } })
    await body?.cancel()
    expect(headers.get('content-encoding'), path).toBe('br')
    const size = Number(headers.get('content-length'))
    expect(size, path).toBeGreaterThan(0)
    expect(size, path).toBeLessThan(40 * 1024)
  }
  expect(sections.length).toBeGreaterThanOrEqual(21)
})
