import type { Page } from '@playwright/test'

/**
 * Cars do not turn on this page: their pictures stand there, as without a graphics card. A canvas whose first frame does not
 * come makes Chromium wait with a screenshot for minutes.
 */
export async function showStillCars(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'WebGL2RenderingContext'))
}
