import type { Page } from '@playwright/test'

/**
 * Disables the 3D car on this page: pictures are shown, as without a graphics card. A canvas without its first
 * frame makes Chromium's screenshot wait for minutes.
 */
export async function showStillCars(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'WebGL2RenderingContext'))
}
