import { mainMenu } from './content.ts'
import { parts } from './screen.ts'
import { expect, test } from './test.ts'

/** Menus, search and site map without scripts. */
test.use({ javaScriptEnabled: false, reducedMotion: 'reduce' })

const at = (width: number) => ({ width, height: 800 })

test('drop blocks open on hover and on focus', async ({ page }) => {
  await page.setViewportSize(at(1280))
  await page.goto('/warranty.html')
  const { leftMenu, models, drop } = parts(page)
  await models.hover()
  await expect(drop(1).getByRole('link').last()).toBeVisible()
  await leftMenu
    .getByText(mainMenu[2]?.name ?? '', { exact: true })
    .first()
    .hover()
  await expect(drop(3).locator('a[href="/warranty.html"]')).toBeVisible()
  await expect(drop(1)).toBeHidden()
  await drop(3).locator('a[href="/support.html"]').click()
  await expect(page).toHaveURL(/\/support\.html$/)
  await page.mouse.move(640, 700)
  await models.focus()
  await expect(drop(1)).toBeVisible()
  await page.keyboard.press('Tab')
  const first = drop(1).getByRole('link').first()
  await expect(first).toBeFocused()
  const href = (await first.getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href)
  await test.step('the first menu entry is an ordinary link', async () => {
    await parts(page).models.click()
    await expect(page).toHaveURL(/\/models\.html$/)
  })
})

test('the burger leads to the site map, the icon to the search page with an ordinary form', async ({ page }) => {
  for (const width of [390, 768, 769, 1280])
    await test.step(`at ${width}`, async () => {
      await page.setViewportSize(at(width))
      await page.goto('/warranty.html')
      const { header, burgerButton, searchField, searchIcon, notice } = parts(page)
      await expect(burgerButton).toBeHidden()
      await expect(notice).toHaveCount(0)
      await expect(searchField).toBeHidden()
      await searchIcon.click()
      await expect(page).toHaveURL(/\/search\.html\?q=/)
      await page.locator('main input[name=q]').fill('гарантия')
      await page.locator('main input[name=q]').press('Enter')
      await expect(page.locator('main a[href="/warranty.html"]').first()).toBeVisible()
      await header.getByRole('link', { name: 'Карта сайта' }).click()
      await expect(page).toHaveURL(/\/sitemap\.html$/)
    })
})

test('a wide header keeps its call to action beside the search; the footer’s site map is open on a phone', async ({
  page,
}) => {
  await page.goto('/warranty.html')
  for (const width of [1440, 1600]) {
    await page.setViewportSize(at(width))
    const { header, searchField } = parts(page)
    const call = header.getByRole('link', { name: /^Записаться на\sтест/ })
    await expect(call).toBeVisible()
    if (width < 1600) continue
    await expect(searchField).toBeVisible()
    const [left, right] = [await call.boundingBox(), await searchField.boundingBox()]
    expect(left!.x + left!.width).toBeLessThan(right!.x)
  }
  await page.setViewportSize(at(390))
  for (const { id } of mainMenu) await expect(page.locator(`#map-${id}`).getByRole('link').last()).toBeVisible()
})

test('the model header’s lists open on hover and on focus', async ({ page }) => {
  await page.goto('/g90.html')
  const { modelHeader } = parts(page)
  const buying = page.locator('#model-addition').getByRole('link')
  for (const width of [390, 1280])
    await test.step(`at ${width}`, async () => {
      await page.setViewportSize(at(width))
      await page.mouse.move(200, 700)
      await modelHeader.getByRole('button', { name: 'Купить' }).hover()
      await expect(buying.last()).toBeVisible()
      await page.mouse.move(200, 700)
      await expect(buying.last()).toBeHidden()
      await modelHeader.getByRole('button', { name: 'Купить' }).focus()
      await page.keyboard.press('Tab')
      await expect(buying.first()).toBeFocused()
      if (width > 1279) return
      await modelHeader.getByRole('button', { name: /Разделы/ }).focus()
      await expect(page.locator('#model-nav').getByRole('link').last()).toBeVisible()
    })
})
