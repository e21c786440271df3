import type { Page } from '@playwright/test'

/** A lazy picture loads 200 ms after it comes into view (spec 8): a step of scrolling lasts a little longer. */
const LAZY_DWELL_MS = 230

/** Walks down the page and back to its top, so that every lazy picture is there. */
export async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async (dwell) => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight - 100) {
      window.scrollTo(0, y)
      // A busy machine comes to see the new screen late.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      await new Promise((done) => setTimeout(done, dwell))
    }
    window.scrollTo(0, 0)
  }, LAZY_DWELL_MS)
  await page.waitForLoadState('networkidle')
}
