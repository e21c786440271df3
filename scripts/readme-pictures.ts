import { mkdir } from 'node:fs/promises'
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { findChromium, PLAYWRIGHT_FLAGS } from '../tests/chromium.ts'
import { startSiteProcess } from './prove/site-process.ts'
import { README_FOLDER, README_PICTURES, type ReadmePicture } from './readme-pictures/list.ts'

/** `npm run readme:pictures`: the README's pictures, taken from the built site. Its output is committed. */

const WEBP = { quality: 76, effort: 6, smartSubsample: true } as const

const site = await startSiteProcess({ DATA_DIR: 'var/readme-pictures' }, { kind: 'built' })
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...PLAYWRIGHT_FLAGS, '--hide-scrollbars'],
})
try {
  await mkdir(README_FOLDER, { recursive: true })
  for (const [i, picture] of README_PICTURES.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one browser, one page after the other
    const bytes = await take(browser, picture)
    process.stdout.write(
      `${i + 1}/${README_PICTURES.length} ${README_FOLDER}${picture.name}.webp, ${Math.round(bytes / 1024)} KB\n`,
    )
  }
} finally {
  await browser.close()
  await site.stop()
}

async function take(from: Browser, { name, path, screen, scale, width }: ReadmePicture): Promise<number> {
  const context = await from.newContext({
    viewport: screen,
    deviceScaleFactor: scale,
    isMobile: screen.width < 600,
    reducedMotion: 'reduce',
    locale: 'ru-RU',
  })
  await context.addCookies([{ name: 'cookiesAgree', value: '1', url: site.url }])
  const page = await context.newPage()
  await page.goto(site.url + path, { waitUntil: 'networkidle' })
  const seen = await page.screenshot()
  await context.close()
  const { size } = await sharp(seen).resize(width).webp(WEBP).toFile(`${README_FOLDER}${name}.webp`)
  return size
}
