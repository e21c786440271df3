import { open, scrollTo } from './screen.ts'
import { shiftsOf, watchShifts } from './shifts.ts'
import { expect, test, type Page } from './test.ts'
import { countRequests, settled } from './watch.ts'

/** Pictures that came, in bytes, after a walk down the page. */
async function picturesOf(page: Page, path: string): Promise<{ bytes: number; files: string[] }> {
  let bytes = 0
  const files: string[] = []
  page.on('response', async (response) => {
    if (!new URL(response.url()).pathname.endsWith('.avif')) return
    files.push(response.url())
    bytes += (await response.body().catch(() => Buffer.alloc(0))).length
  })
  await open(page, path, 390)
  const end = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < end; top += 600) await scrollTo(page, top)
  await settled(page)
  return { bytes, files }
}

test.describe('a phone with a high-density screen', () => {
  test.use({ isFirstVisit: true, deviceScaleFactor: 3, viewport: { width: 390, height: 800 } })

  for (const path of ['/g90.html', '/gv70.html'])
    test(`${path}: data saving gets much smaller pictures, including the first one, and nothing shifts`, async ({
      page,
      browser,
    }) => {
      const usual = await picturesOf(page, path)
      const context = await browser.newContext({
        deviceScaleFactor: 3,
        viewport: { width: 390, height: 800 },
        extraHTTPHeaders: { 'Save-Data': 'on' },
      })
      const saving = await context.newPage()
      countRequests(context)
      await watchShifts(saving)
      const light = await picturesOf(saving, path)
      expect(light.files.length).toBe(usual.files.length)
      expect(light.bytes).toBeLessThan(usual.bytes * 0.7)
      expect(await shiftsOf(saving)).toEqual([])
      await context.close()
    })
})
