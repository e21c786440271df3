import { expect, test } from '@playwright/test'
import { addresses } from './addresses.ts'
import { hydrated, rememberServerElements, watch } from './watch.ts'

for (const { name, path, status } of addresses)
  test(`${name} (${path}) answers, hydrates and keeps the server's elements`, async ({ page }) => {
    // A 404 is reported by the browser itself.
    const problems = watch(page, status === 404 ? [/status of 404/] : [])
    await rememberServerElements(page)
    const response = await page.goto(path)
    expect(response?.status()).toBe(status)
    await hydrated(page)
    const lost = await page.evaluate(
      () =>
        window.serverElements?.filter((element) => !element.isConnected).map((element) => element.outerHTML) ?? ['?'],
    )
    expect(lost).toEqual([])
    await expect(page.locator('h1')).toHaveCount(1)
    for (const tag of [
      'title',
      'meta[name=description]',
      'meta[name=robots]',
      ...(status === 404 ? [] : ['link[rel=canonical]']),
      'meta[property="og:title"]',
      'meta[property="og:image"]',
    ])
      await expect(page.locator(`head ${tag}`)).toHaveCount(1)
    await page.waitForLoadState('networkidle')
    expect(problems).toEqual([])
  })
