import { mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { routeNames, routeOf } from '#src/routes.ts'
import { findChromium, PLAYWRIGHT_FLAGS } from '../tests/chromium.ts'
import { startSiteProcess } from './prove/site-process.ts'
import { loadAll } from './screenshots/scroll.ts'
import { writeSheet } from './screenshots/sheet.ts'
import { showStillCars } from './screenshots/still-cars.ts'

/**
 * `npm run shots`: every page kind at four widths into shots/, with a contact sheet per width, for review.
 * `npm run shots -- /warranty.html /g90.html` takes only those addresses.
 */

const WIDTHS = [390, 768, 1279, 1440]
const HEIGHT = 900
/** Timeout for a long page on a busy machine. */
const PATIENCE_MS = 90_000
const OUT = resolve('shots')

const given = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
const paths = given.length > 0 ? given : onePerKind()

const site = await startSiteProcess({ DATA_DIR: 'var/shots' }, { kind: 'built' })
try {
  await rm(OUT, { recursive: true, force: true })
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...PLAYWRIGHT_FLAGS, '--hide-scrollbars'],
  })
  for (const width of WIDTHS) await takeWidth(browser, width)
  await browser.close()
} finally {
  await site.stop()
}

function onePerKind(): string[] {
  const kinds = new Map<string, string>()
  for (const name of routeNames) {
    const { page, path, personal } = routeOf(name)
    if (!personal && !kinds.has(page)) kinds.set(page, path.replace(':code', 'novogodnij-grafik'))
  }
  return [...kinds.values(), '/search.html?q=гарантия']
}

async function takeWidth(browser: Browser, width: number) {
  const folder = resolve(OUT, String(width))
  await mkdir(folder, { recursive: true })
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
    locale: 'ru-RU',
  })
  await context.addCookies([{ name: 'cookiesAgree', value: '0', url: site.url }])
  const page = await context.newPage()
  await showStillCars(page)
  const files: string[] = []
  for (const path of paths) {
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    await loadAll(page)
    const file = `${path.replace(/[^\wа-яё-]+/gi, '_').replace(/^_/, '')}.png`
    await page.screenshot({ path: resolve(folder, file), fullPage: true, timeout: PATIENCE_MS })
    files.push(file)
  }
  await context.close()
  const cell = width < 700 ? 240 : 420
  const out = resolve(OUT, `sheet-${width}.png`)
  await writeSheet(browser, { folder, files, cell: { width: cell, height: cell * 4 }, out })
}
