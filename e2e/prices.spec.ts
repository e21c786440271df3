import { expect, test } from '@playwright/test'
import { hydrated, watch } from './watch.ts'

const PAGE = '/new-g70-price.html'

test('trims are compared in place and the link gives the same page', async ({ page }) => {
  const problems = watch(page)
  await page.goto(PAGE)
  await hydrated(page)
  const links = page.getByRole('link', { name: /^Сравнить/ })
  await links.first().click()
  await links.last().click()
  await expect(page).toHaveURL(/\?compare=101,106$/)
  const comparison = page.getByRole('table', { name: /^Сравнение комплектаций/ })
  await expect(comparison.getByRole('row', { name: /^Панорамная крыша/ })).toBeVisible()
  await page.getByRole('link', { name: /^Только отличия/ }).click()
  await expect(page).toHaveURL(/&only=1$/)
  const rows = await comparison.getByRole('row').count()
  await page.reload()
  expect(await comparison.getByRole('row').count()).toBe(rows)
  expect(problems).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the comparison comes with the page', async ({ page }) => {
    await page.goto(`${PAGE}?compare=101,106&only=1`)
    const comparison = page.getByRole('table', { name: /только отличия/ })
    await expect(comparison.getByRole('row', { name: /^Мощность/ })).toContainText('370')
    await expect(comparison.getByRole('row', { name: /^Длина/ })).toHaveCount(0)
  })

  test('a phone shows one trim at a time', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(PAGE)
    const shown = page.locator('#table tbody tr:visible')
    await expect(shown).toHaveCount(1)
    await expect(shown).toContainText('2 249 000')
    await page.locator('#table label').last().click()
    await expect(shown).toHaveCount(1)
    await expect(shown).toContainText('3 799 000')
  })

  test('filters and «Сравнить» are links', async ({ page }) => {
    await page.goto(PAGE)
    await page.getByRole('link', { name: 'Задний', exact: true }).click()
    await expect(page.locator('#table tbody tr')).toHaveCount(1)
    await page.getByRole('link', { name: /^Сравнить/ }).click()
    await expect(page).toHaveURL(/\?drive=rwd&compare=101#table$/)
  })
})
