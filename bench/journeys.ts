import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { BUILT_SERVER } from '../scripts/prove/site-process.ts'
import { startBareBrowser, type BareBrowser, type Screen } from './bare-browser.ts'
import { median } from './load.ts'
import { startServer } from './server-process.ts'
import { becomeVisitor, type Interaction, type Visitor } from './visitor.ts'
import { hrefTo } from '#src/routes.ts'

/**
 * INP of journeys: how long a press, a touch or a key waits for the next frame, on a phone or a computer four times
 * slower than this machine. Beside them an empty page that answers presses and keys with a word. The browser slows
 * the page down by the clock, so what other processes take is counted: the control tells how much it is.
 */
export const SLOWER = 4
const PORT = 4306
const ROUNDS = 3
/** Web Vitals: one interaction in fifty may be slower, which is the 98th percentile. */
const ONE_IN = 50

/** ms; or what the control takes and this much more. */
export const TARGET_MS = 100
const OVER_THE_CONTROL_MS = 60

const PHONE: Screen = { width: 390, height: 844, deviceScaleFactor: 1, mobile: true }
const COMPUTER: Screen = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false }

type Journey = { name: string; screen: Screen; go: (visitor: Visitor, base: string) => Promise<void> }

export type JourneyRow = {
  journey: string
  interactions: number
  /** Median of the rounds, and the worst of them. */
  'INP, ms': number
  'worst round, ms': number
  slowest: string
}

/** React has taken over the page's parts. */
const HYDRATED = `['#app', 'h1', 'footer a'].every((css) => Object.keys(document.querySelector(css) ?? {}).some((key) => key.startsWith('__reactFiber')))`
/** What is fetched when the browser rests has its time, as with a visitor who reads first. */
const READ = 'performance.now() > 4000'

async function openPage(visitor: Visitor, url: string) {
  await visitor.open(url)
  await visitor.until(HYDRATED)
  await visitor.until(READ)
}

const button = (text: string, nth = 0) => ({ css: 'button', text, nth })

const CONTROL: Journey = {
  name: 'empty page',
  screen: PHONE,
  async go(visitor, base) {
    await visitor.open(base)
    await visitor.until(READ)
    // oxlint-disable no-await-in-loop -- one press after another
    for (let pressed = 0; pressed < 8; pressed++) await visitor.tap({ css: 'button' })
    // oxlint-enable no-await-in-loop
    await visitor.tap({ css: 'input' })
    await visitor.type('gv70 price')
  },
}

const JOURNEYS: readonly Journey[] = [
  {
    name: 'configurator',
    screen: PHONE,
    async go(visitor, base) {
      await openPage(visitor, `${base}${hrefTo('configurator')}#slide=0&model=g70-fl`)
      const next = () => visitor.tap(button('Далее'))
      // oxlint-disable no-await-in-loop -- one press after another
      await visitor.tap({ css: 'input[name=model]', nth: 3 })
      await next()
      await visitor.tap({ css: 'input[name=comp]', nth: 1 })
      await visitor.tap({ css: 'input[name=comp]', nth: 2 })
      await next()
      for (const nth of [1, 2, 3, 0]) await visitor.tap({ css: 'input[name=ext]', nth })
      await next()
      for (const nth of [1, 0]) await visitor.tap({ css: 'input[name=int]', nth })
      await next()
      for (const nth of [0, 1]) await visitor.tap({ css: 'main input[type=checkbox]', nth })
      for (let slide = 5; slide <= 7; slide++) await next()
      // oxlint-enable no-await-in-loop
    },
  },
  {
    name: 'gallery',
    screen: PHONE,
    async go(visitor, base) {
      await openPage(visitor, base + hrefTo('gv70-gallery'))
      await visitor.tap({ css: 'main a[aria-haspopup=dialog]:is([href^="/images/"], [href^="/assets/"])' })
      await visitor.until(`document.querySelector('dialog[open]')`)
      // oxlint-disable no-await-in-loop -- one press after another
      for (let shown = 0; shown < 6; shown++) await visitor.tap({ css: 'dialog button[aria-label*="ледующ"]' })
      for (const key of ['ArrowRight', 'ArrowLeft', 'End', 'Home', 'Escape']) await visitor.key(key)
      // oxlint-enable no-await-in-loop
      await visitor.tap({ css: 'main a[aria-haspopup=dialog]:is([href^="/images/"], [href^="/assets/"])', nth: 2 })
      await visitor.tap({ css: 'dialog button[aria-label^="Закрыть"]' })
    },
  },
  {
    name: 'booking',
    screen: PHONE,
    async go(visitor, base) {
      await openPage(visitor, base + hrefTo('test-drive'))
      await visitor.tap({ css: 'main button[name=model]', nth: 3 })
      await visitor.tap({ css: 'main button[name=city_id]' })
      await visitor.tap({ css: 'main button[name=dealer_id]' })
      await visitor.tap({ css: 'main button[name=date]', nth: 1 })
      await visitor.tap({ css: 'main button[name=time]', nth: 1 })
      await visitor.until(`document.querySelector('main input[type=tel]')`)
      await visitor.tap({ css: 'main input[name=firstname], main input[autocomplete=given-name]' })
      await visitor.type('Anna')
      await visitor.tap({ css: 'main input[type=tel]' })
      await visitor.type('9160000001')
      await visitor.tap({ css: 'main input[type=checkbox]' })
      await visitor.tap(button('Записаться'))
    },
  },
  {
    name: 'search',
    screen: COMPUTER,
    async go(visitor, base) {
      await openPage(visitor, base + hrefTo('warranty'))
      await visitor.click({ css: 'button[aria-controls=header-search]' })
      await visitor.type('gv70')
      await visitor.until(`document.querySelector('[role=option]')`)
      await visitor.key('ArrowDown')
      await visitor.key('ArrowUp')
      await visitor.key('Enter')
      await visitor.until(`location.pathname !== ${JSON.stringify(hrefTo('warranty'))}`)
      await visitor.click({ css: 'button[aria-controls=header-search]' })
      await visitor.type(' price')
      await visitor.key('Enter')
      await visitor.until(
        `location.pathname === ${JSON.stringify(hrefTo('search'))} && document.querySelector('main ol a, main li a')`,
      )
    },
  },
  {
    name: 'menus of a phone',
    screen: PHONE,
    async go(visitor, base) {
      await openPage(visitor, base + hrefTo('model-gv70'))
      const opener = { css: 'button[data-opens=burger]' }
      await visitor.tap(opener)
      await visitor.until(`document.querySelector('#burger')?.getClientRects().length`)
      // oxlint-disable no-await-in-loop -- one press after another
      for (const nth of [0, 1]) {
        await visitor.tap({ css: '#burger li > button', nth })
        await visitor.tap({ css: '#burger button', text: 'Назад' })
      }
      await visitor.key('Escape')
      await visitor.tap(opener)
      await visitor.tap({ css: '#burger li > button' })
      await visitor.tap({ css: '#burger li a[href$=".html"]', nth: 1 })
      await visitor.until(`location.pathname !== ${JSON.stringify(hrefTo('model-gv70'))}`)
      // oxlint-enable no-await-in-loop
    },
  },
  {
    name: 'menus of a computer',
    screen: COMPUTER,
    async go(visitor, base) {
      await openPage(visitor, base + hrefTo('home'))
      // oxlint-disable no-await-in-loop -- one press after another
      for (const nth of [0, 1, 2, 0])
        await visitor.click({ css: 'header nav [aria-expanded][aria-controls^=drop]', nth })
      await visitor.key('Escape')
      await visitor.click({ css: 'button[data-opens=burger]' })
      await visitor.key('Escape')
      await visitor.click({ css: 'footer a[href="/dealers.html"]' })
      await visitor.until(`location.pathname === '/dealers.html'`)
      // oxlint-enable no-await-in-loop
    },
  },
]

/** Medians of three rounds of each journey, all in turn; `over`: those that miss the target. */
export async function measureJourneys(
  root: string,
  names: readonly string[] = JOURNEYS.map(({ name }) => name),
  rounds = ROUNDS,
) {
  const site = await startServer(resolve(root, BUILT_SERVER), PORT, {
    DATA_DIR: resolve(root, 'var/bench'),
    RATE_LIMIT: '0',
  })
  const control = await startControl()
  const browser = await startBareBrowser()
  const walked = [CONTROL, ...JOURNEYS.filter(({ name }) => names.includes(name))]
  const found = new Map<string, Interaction[][]>(walked.map(({ name }) => [name, []]))
  try {
    for (let round = 0; round < rounds; round++)
      for (const journey of walked)
        // One journey after another.
        // oxlint-disable-next-line no-await-in-loop
        found.get(journey.name)?.push(await walk(browser, journey, journey === CONTROL ? control.url : site.url))
  } finally {
    await browser.stop()
    await site.stop()
    control.stop()
  }
  const rows = [...found].map(([name, all]) => rowOf(name, all))
  const limit = Math.max(TARGET_MS, (rows[0]?.['INP, ms'] ?? 0) + OVER_THE_CONTROL_MS)
  return { rows, limit, over: rows.filter((row) => row['INP, ms'] > limit) }
}

async function walk(browser: BareBrowser, { name, screen, go }: Journey, base: string): Promise<Interaction[]> {
  const tab = await browser.openTab(base, screen)
  try {
    const visitor = await becomeVisitor(tab, SLOWER)
    await go(visitor, base)
    return await visitor.interactions()
  } catch (error) {
    throw new Error(`The journey "${name}" cannot be walked`, { cause: error })
  } finally {
    await tab.close()
  }
}

const inpOf = (interactions: readonly Interaction[]): Interaction | undefined =>
  interactions.toSorted((a, b) => b.ms - a.ms)[Math.trunc(interactions.length / ONE_IN)]

function rowOf(journey: string, rounds: readonly Interaction[][]): JourneyRow {
  const each = rounds.map((interactions) => inpOf(interactions)?.ms ?? Number.NaN)
  const slowest = rounds
    .flat()
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 4)
    .map(({ ms, what, wait, work }) => `${what} ${ms} (wait ${Math.round(wait)}, work ${Math.round(work)})`)
  return {
    journey,
    interactions: Math.round(median(rounds.map(({ length }) => length))),
    'INP, ms': median(each),
    'worst round, ms': Math.max(...each),
    slowest: slowest.join('; '),
  }
}

async function startControl() {
  const server = createServer((_req, res) => {
    res.setHeader('content-type', 'text/html; charset=utf-8')
    res.end(
      '<!doctype html><html lang="ru"><title>Пусто</title><meta name="viewport" content="width=device-width">' +
        '<p><button onclick="this.textContent += 1">Раз</button><p><input oninput="title = value">',
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Cast: a server on a port has an address of this shape.
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}
