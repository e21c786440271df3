import { resolve } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { routeOf, type RouteName } from '#src/routes.ts'
import { findChromium, PLAYWRIGHT_FLAGS } from '../tests/chromium.ts'
import { BUILT_SERVER } from '../scripts/prove/site-process.ts'
import { brotliSize, examplePath, onePerKind, scriptsOf } from './bytes.ts'
import { nameOfBuilt } from './built-names.ts'
import { startServer } from './server-process.ts'

/** Bytes, brotli 11: all JavaScript of a content page itself. 28 November: all of them 4.6 to 7.1 KB less. */
export const PAGE_JS_LIMIT = 119_900
/** Bytes, brotli 11: what a page view may prefetch of other pages. */
export const PREFETCH_JS_LIMIT = 60_000

/**
 * Pages above the target, each with its current size: lower it when the page shrinks, raise it only for what the page
 * newly shows. 28 November, all pages: a double click means the first one, advertising parameters behind a hash (0.2 KB);
 * forms: pasted names and addresses as people see them, hours requested again in a tab that was away (0.2 KB).
 * What was unfolded is unfolded again on the way back, a second press on a link to a place shows it again, a page that
 * does not come is logged (0.2 KB); the test drive: a kept comment is open (0.05 KB).
 * 29 November, all pages: a page whose files have gone with its version opens the next one as a document (0.25 KB);
 * where there are forms, pasted dates as they were copied; names of two more pictures, a build that is saved without a
 * network says so (0.05 to 0.2 KB).
 */
const ABOVE_THE_TARGET = new Map<string, number>([
  // Fetches the cabins of the chosen car, reads the office's prices, saves a build on the device. Its last five slides
  // are loaded when the paints are reached, a step in the row is pointed at, or by a link to them; the list of saved
  // builds, the QR code and the forms are files of their own. File names alone make a difference of a hundred bytes.
  ['configurator', 130_000],
  // Drawings and colours; the 3D stage is loaded as it comes into view; names of a picture for every paint of the model (0.2 KB); the menu that opens
  // before hydration (0.15 KB); the car that drives away and the collapsible footer (0.15 KB); the second scene,
  // closing menus and the viewer in the next frame (0.2 KB); the last block is a separate file since price lists have
  // it too (0.1 KB); the view from above, which home shows too (0.35 KB); names of the night cabins (0.1 KB); seats
  // behind the glass in alt texts (0.1 KB); what a trim adds to the previous one (0.4 KB); the showroom that waits for
  // its picture, the tour's counter (0.25 KB); which other pages show whose pictures, and whether there is 3D (0.07 KB).
  ['model-home', 126_300],
  // At the target, up to the names of its files: from under 125,000 to 125,168 in seven builds of one day; the
  // collapsible footer (0.2 KB); the car next to the questions on a wide page (0.15 KB); names of two more pictures per
  // car (0.1 KB), of the night cabins (0.1 KB); the chosen car (0.2 KB); the last press, hours requested again when the
  // network is back (0.1 KB); the hovered car, the one next to the answers, the map's place (0.35 KB; the map itself is
  // loaded with its question); the same request key after a reload (0.1 KB); which other pages show whose pictures
  // (0.05 KB).
  // The note under the road, which a photograph does without (0.05 KB).
  ['test-drive', 122_550],
  // (Here and in the kinds below: one open line of a phone's footer, entries of the history kept by address, the
  // winter's picture and that of all models: 0.2 KB; the display's, a winter evening's, seats by interior: 0.1 KB.)
  // Opening hours, distances and a map in one file; names of two more pictures per car (0.1 KB), of the night cabins
  // (0.1 KB); dealers next to the map and under it (0.3 KB); collapsible cities on a phone (0.4 KB); the map of cities
  // is a separate file since the booking shows it (0.5 KB); a map that grows with a city at its edge, names that give way to
  // one another (0.4 KB); early ticks restored after each render, on all pages (0.04 KB); the picture at the end (0.65 KB).
  ['dealers', 123_050],
  // The legally required warning next to a payment, advertising labels of programmes (0.15 KB); the sticky payment with
  // its button, the picture and the last block at its end (0.65 KB); sums pasted in words (0.1 KB).
  ['finance', 121_000],
  // The dealer search with its map; the road picture at its top (2 KB: the names of that model's pictures); the map as above (0.4 KB).
  ['certified', 120_150],
  // What a version adds is seen while it is closed (0.25 KB).
  ['model-price', 120_650],
  // The cabin in each of its lights: the selector, the names of fourteen pictures, and whose photographs have priority.
  ['model-section', 121_300],
])

/** Bytes, brotli 11: the render worker of the 3D car, loaded when its stage is in view and there is a graphics card. */
export const STAGE_JS_LIMIT = 30_000
const isStage = (file: string): boolean => /\/stage\.worker-/.test(file)

export const limitOf = (page: string): number => ABOVE_THE_TARGET.get(page) ?? PAGE_JS_LIMIT

export type PageScripts = { own: number; stage: number; ahead: number; files: File[]; filesAhead: File[] }
type File = [file: string, bytes: number]

const REST_MS = 30_000

/**
 * All JavaScript of a page itself: what its browser has fetched after load, one slow scroll to the end and an idle
 * period, nothing pressed, minus the chunks that only other pages have. `htmlOf` gives the first HTML of every page
 * kind.
 */
export async function scriptsOfPage(
  page: Page,
  root: string,
  path: string,
  htmls: ReadonlyMap<string, string>,
  restMs = REST_MS,
): Promise<PageScripts> {
  const asked = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) asked.add(pathname)
  })
  await page.goto(path)
  await scrollSlowly(page)
  await page.waitForTimeout(restMs)
  const own = new Set(scriptsOf(htmls.get(path) ?? ''))
  const others = new Set([...htmls.values()].flatMap(scriptsOf))
  const files = [...asked].map((file) => [file, brotliSize(root, file)] as [string, number])
  const sum = (wanted: (file: string) => boolean) =>
    files.filter(([file]) => wanted(file)).reduce((total, [, bytes]) => total + bytes, 0)
  const isAhead = (file: string) => others.has(file) && !own.has(file)
  return {
    own: sum((file) => !isAhead(file) && !isStage(file)),
    stage: sum(isStage),
    ahead: sum(isAhead),
    files: files.filter(([file]) => !isAhead(file)),
    filesAhead: files.filter(([file]) => isAhead(file)),
  }
}

async function scrollSlowly(page: Page) {
  await page.evaluate(async () => {
    const step = innerHeight / 3
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      scrollTo({ top: y, behavior: 'instant' })
      // A scroll is sequential.
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((next) => {
        setTimeout(next, 100)
      })
    }
  })
}

/** A phone whose visitor has answered the cookie notice. */
export async function openPhone(browser: Browser, base: string, more: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    ...more,
    baseURL: base,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await context.addCookies([{ name: 'cookiesAgree', value: '0', url: base }])
  return context.newPage()
}

/** First HTML of the pages with these names, by path. */
export async function firstHtmls(base: string, names: readonly RouteName[]): Promise<Map<string, string>> {
  const entries = names.map(async (name) => {
    const path = examplePath(name)
    return [path, await (await fetch(base + path)).text()] as const
  })
  return new Map(await Promise.all(entries))
}

/** Every page kind, two at a time. */
export async function measurePageScripts(root: string, restMs = REST_MS) {
  const site = await startServer(resolve(root, BUILT_SERVER), 4304, { DATA_DIR: 'var/bench' })
  const browser = await chromium.launch({ executablePath: findChromium(), args: PLAYWRIGHT_FLAGS })
  try {
    const names = onePerKind()
    const htmls = await firstHtmls(site.url, names)
    const rows: {
      page: string
      'own JS bytes br': number
      'turning car br': number
      'ahead bytes br': number
      largest: string
    }[] = []
    const left = [...names]
    const measureNext = async () => {
      for (let route: RouteName | undefined = left.shift(); route; route = left.shift()) {
        // One page after another in each of the places.
        // oxlint-disable no-await-in-loop
        const page = await openPhone(browser, site.url)
        const { own, stage, ahead, files } = await scriptsOfPage(page, root, examplePath(route), htmls, restMs)
        await page.context().close()
        // oxlint-enable no-await-in-loop
        const largest = files
          .toSorted(([, a], [, b]) => b - a)
          .slice(0, 8)
          .map(([file, bytes]) => `${nameOfBuilt(root, file)} ${bytes}`)
        rows.push({
          page: routeOf(route).page,
          'own JS bytes br': own,
          'turning car br': stage,
          'ahead bytes br': ahead,
          largest: largest.join(', '),
        })
      }
    }
    await Promise.all([measureNext(), measureNext(), measureNext(), measureNext()])
    return rows.toSorted((a, b) => b['own JS bytes br'] - a['own JS bytes br'])
  } finally {
    await browser.close()
    await site.stop()
  }
}
