import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { BUILT_SERVER } from '../scripts/prove/site-process.ts'
import { startBareBrowser, type BareBrowser } from './bare-browser.ts'
import { CONTROL, JOURNEYS, type Journey } from './journey-list.ts'
import { median } from './load.ts'
import { startServer } from './server-process.ts'
import { becomeVisitor, type Interaction } from './visitor.ts'

/**
 * INP of journeys: how long a press, a touch or a key waits for the next frame, on a phone or a computer four times
 * slower than this machine. Compared with an empty page that responds to presses and keys with a word. The browser's
 * throttling uses the wall clock, so the time taken by other processes is included: the empty page shows how much it
 * is.
 */
export const SLOWER = 4
const PORT = 4306
const ROUNDS = 3
/** Web Vitals: one interaction in fifty may be slower, which is the 98th percentile. */
const ONE_IN = 50

/** ms; or the empty page's value plus this. */
export const TARGET_MS = 100
const OVER_THE_CONTROL_MS = 60

export type JourneyRow = {
  journey: string
  interactions: number
  /** Median of the rounds, and the worst of them. */
  'INP, ms': number
  'worst round, ms': number
  slowest: string
}

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
    .map(
      ({ ms, what, wait, work, paint }) =>
        `${what} ${ms} (wait ${Math.round(wait)}, work ${Math.round(work)}, paint ${Math.round(paint)})`,
    )
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
