import type { Page } from '@playwright/test'

/** A lazy picture loads 200 ms after it comes into view (specification 8): a scroll step lasts a little longer. */
const LAZY_DWELL_MS = 230

/** Scrolls down the page and back to its top, so that every lazy picture is loaded. */
export async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async (dwell) => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight - 100) {
      window.scrollTo(0, y)
      // A busy machine is late to notice the new screen size.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      await new Promise((done) => setTimeout(done, dwell))
    }
    window.scrollTo(0, 0)
  }, LAZY_DWELL_MS)
  await page.waitForLoadState('networkidle')
}
