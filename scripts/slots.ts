import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { MODEL_CODES, pagesOf, type ModelCode } from '#src/domain/model.ts'
import { findChromium, PLAYWRIGHT_FLAGS } from '../tests/chromium.ts'
import { startSiteProcess } from './prove/site-process.ts'
import { loadAll } from './screenshots/scroll.ts'
import { writeSheet } from './screenshots/sheet.ts'
import { slotOf } from './screenshots/slot-of.ts'
import { showStillCars } from './screenshots/still-cars.ts'

/**
 * `npm run slots`: every picture of every model as its pages show it, cropped from them at 390 and 1440, one contact
 * sheet for each model and width in var/slots, for review. `npm run slots -- g90` takes one model.
 */

const SCREENS = [
  { width: 390, height: 844, cell: { width: 240, height: 320 } },
  { width: 1440, height: 900, cell: { width: 420, height: 320 } },
]
/** Narrower ones are thumbnails next to a name. Share of the screen. */
const SMALLEST = 0.24
/** Timeout for a long page on a busy machine. */
const PATIENCE_MS = 90_000
const OUT = resolve('var/slots')

const given = MODEL_CODES.filter((code) => process.argv.includes(code))
const codes = given.length > 0 ? given : MODEL_CODES

const site = await startSiteProcess({ DATA_DIR: 'var/slots-data' }, { kind: 'built' })
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...PLAYWRIGHT_FLAGS, '--hide-scrollbars'],
})
try {
  for (const code of codes) for (const screen of SCREENS) await takeModel(browser, code, screen)
} finally {
  await browser.close()
  await site.stop()
}

async function takeModel(from: Browser, code: ModelCode, { cell, ...viewport }: (typeof SCREENS)[number]) {
  const name = `${code}-${viewport.width}`
  const folder = join(OUT, name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const context = await from.newContext({ viewport, reducedMotion: 'reduce', locale: 'ru-RU' })
  await context.addCookies([{ name: 'cookiesAgree', value: '0', url: site.url }])
  const page = await context.newPage()
  await showStillCars(page)
  const files: string[] = []
  for (const { page: kind, path } of pagesOf(code)) {
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    await loadAll(page)
    files.push(...(await takePictures(page, { code, kind, folder, least: viewport.width * SMALLEST })))
  }
  await context.close()
  const out = join(OUT, `${name}.png`)
  await writeSheet(from, { folder, files: files.toSorted(), cell, out })
  process.stdout.write(`${out}: ${files.length}\n`)
}

type Taken = { code: ModelCode; kind: string; folder: string; least: number }

/** Crops every picture of the model from an open page, each once; returns the files, named by place and page. */
async function takePictures(page: Page, { code, kind, folder, least }: Taken): Promise<string[]> {
  const shown = await page.locator('main img:visible').evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => {
      const { left, top, right, bottom } = image.getBoundingClientRect()
      const x = Math.max(0, left)
      return {
        address: image.currentSrc,
        x,
        y: top + scrollY,
        width: Math.min(innerWidth, right) - x,
        height: bottom - top,
      }
    }),
  )
  const whole = await page.screenshot({ fullPage: true, timeout: PATIENCE_MS })
  const files = new Set<string>()
  for (const { address, x, y, width, height } of shown) {
    const slot = width < least ? null : slotOf(address, code)
    const file = `${slot} ${kind}.png`
    if (slot === null || files.has(file)) continue
    const cut = { left: Math.round(x), top: Math.round(y), width: Math.floor(width), height: Math.floor(height) }
    await sharp(whole).extract(cut).toFile(join(folder, file))
    files.add(file)
  }
  return [...files]
}
