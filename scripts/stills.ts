import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { build, type Rolldown } from 'vite'
import { INK, STAGE_CENTRE, STAGE_EDGE, STAGE_MIDDLE } from '#src/brand/palette.ts'
import { STILL_SIZE, stillName, stills, type StillRegister } from '#src/content/pictures/stills.ts'
import { findChromium, SOFTWARE_GL_FLAGS } from '../tests/chromium.ts'
import { duration } from './progress.ts'
import { stillFile, stillsHash, STILLS_STAMP } from './pictures/stills.ts'
import type { Job } from './stills/page.ts'

/**
 * `npm run stills`: renders the three-quarter pictures in a headless Chromium (software WebGL will do) into
 * scripts/pictures/stills. They are committed, so that the site builds where there is no browser.
 */

/** Rendered larger and scaled down, so that edges are smooth. */
const OVERSAMPLING = 1.5
/** Duration of one with software WebGL on two slow cores, for the first progress line. */
const GUESSED_S = 12
const WEBP = { quality: 94, effort: 6, smartSubsample: true } as const
const { width, height } = STILL_SIZE

/** Background of the car: plain INK, or the pale stage of the pages (tokens.css). */
const grounds: Record<StillRegister, string> = {
  light: `<rect width="100%" height="100%" fill="${INK}"/>`,
  studio:
    '<radialGradient id="stage" cx="0" cy="0" r="1" gradientUnits="userSpaceOnUse" ' +
    `gradientTransform="translate(${width / 2} ${height * 0.62}) scale(${width * 0.7} ${height * 0.9})">` +
    `<stop stop-color="${STAGE_CENTRE}"/><stop offset=".52" stop-color="${STAGE_MIDDLE}"/><stop offset="1" stop-color="${STAGE_EDGE}"/>` +
    '</radialGradient><rect width="100%" height="100%" fill="url(#stage)"/>',
}
const groundOf = (register: StillRegister) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${grounds[register]}</svg>`)

async function bundle(): Promise<string> {
  const input = fileURLToPath(new URL('stills/page.ts', import.meta.url))
  const made = (await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, modulePreload: false, rolldownOptions: { input } },
  })) as Rolldown.RolldownOutput
  return made.output[0].code
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: SOFTWARE_GL_FLAGS,
})
try {
  const page = await browser.newPage()
  page.on('pageerror', (error) => console.error(error))
  await page.addScriptTag({ content: await bundle(), type: 'module' })
  rmSync(dirname(STILLS_STAMP), { recursive: true, force: true })
  mkdirSync(dirname(STILLS_STAMP), { recursive: true })
  process.stdout.write(`${stills.length} stills to render, about ${duration(stills.length * GUESSED_S)}\n`)
  const began = performance.now()
  for (const [i, still] of stills.entries()) {
    const started = performance.now()
    const job: Job = { ...still, width: width * OVERSAMPLING, height: height * OVERSAMPLING }
    const url = await page.evaluate(
      // Cast: set by the page's own script.
      (wanted) => (window as unknown as { render: (job: Job) => string }).render(wanted),
      job,
    )
    const car = await sharp(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
      .resize(width)
      .png()
      .toBuffer()
    const { size } = await sharp(groundOf(still.register))
      .composite([{ input: car }])
      .webp(WEBP)
      .toFile(stillFile(still))
    const now = performance.now()
    const seconds = ((now - started) / 1000).toFixed(1)
    const left = ((now - began) / 1000 / (i + 1)) * (stills.length - i - 1)
    process.stdout.write(
      `${i + 1}/${stills.length} ${stillName(still).padEnd(24)} ${(size / 1024).toFixed(0).padStart(4)} KB ${seconds} s` +
        `${left > 0 ? `, about ${duration(left)} left` : ''}\n`,
    )
  }
  writeFileSync(STILLS_STAMP, `${JSON.stringify({ hash: stillsHash() }, null, 2)}\n`)
} finally {
  await browser.close()
}
