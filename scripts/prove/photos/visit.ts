import type { Browser, Page } from '@playwright/test'

/** What a page showed at one width. */
export type Seen = {
  path: string
  width: number
  /** Addresses of pictures that failed to load. */
  broken: string[]
  /** Addresses of all requested pictures. */
  asked: string[]
  /** Photographs on the page. */
  photographs: number
}

/** A lazy picture loads shortly after it comes into view. */
const STEP_MS = 260

type Visit = { base: string; path: string; width: number; shot: string; act?: (page: Page) => Promise<void> }

/** Opens a page, scrolls through it slowly, checks its pictures and takes a screenshot. */
export async function visit(browser: Browser, { base, path, width, shot, act }: Visit): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    locale: 'ru-RU',
  })
  await context.addCookies([{ name: 'cookiesAgree', value: '0', url: base }])
  const page = await context.newPage()
  const asked = new Set<string>()
  const broken = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.request().resourceType() !== 'image') return
    asked.add(pathname)
    if (!response.ok()) broken.add(pathname)
  })
  try {
    await page.goto(base + path, { waitUntil: 'networkidle' })
    if (act) await act(page)
    await page.evaluate(async (step) => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
        scrollTo({ top: y, behavior: 'instant' })
        // oxlint-disable-next-line no-await-in-loop -- a scroll is one step after another
        await new Promise((next) => {
          setTimeout(next, step)
        })
      }
      scrollTo({ top: 0, behavior: 'instant' })
    }, STEP_MS)
    await page.waitForLoadState('networkidle')
    const empty = await page.$$eval('img', (images) =>
      images
        .filter((image) => image.complete && image.naturalWidth === 0)
        .map((image) => image.currentSrc || image.src),
    )
    for (const src of empty) broken.add(src)
    await page.screenshot({ path: shot, fullPage: true })
    const photographs = [...asked].filter((address) => address.startsWith('/assets/')).length
    return { path, width, broken: [...broken], asked: [...asked], photographs }
  } finally {
    await context.close()
  }
}
