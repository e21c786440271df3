import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { BUILT_SERVER } from '../scripts/prove/site-process.ts'
import { startBareBrowser, type BareBrowser } from './bare-browser.ts'
import { CONTROL, JOURNEYS, type Journey } from './journey-list.ts'
import { median } from './load.ts'
import { PRESS_CATEGORIES, pressCosts } from './press-cost.ts'
import { startServer } from './server-process.ts'
import { becomeVisitor, type Interaction } from './visitor.ts'

/**
 * Journeys with real presses, touches and keys on a phone or a computer four times slower than this machine, measured
 * twice. INP: how long each waits for the next frame by the wall clock, beside an empty page that responds with a
 * word; it includes the time taken by other processes and by painting without a graphics card, which the browser's
 * throttling does not slow down. CPU time: what the page itself does for the same presses.
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
export async function measureJourneys(root: string, names?: readonly string[], rounds = ROUNDS) {
  const found = await walkInTurn(root, { names, rounds }, async ({ browser, journey, base }) => {
    const tab = await browser.openTab(base, journey.screen)
    try {
      const visitor = await becomeVisitor(tab, SLOWER)
      await journey.go(visitor, base)
      return await visitor.interactions()
    } finally {
      await tab.close()
    }
  })
  const rows = [...found].map(([name, all]) => rowOf(name, all))
  const limit = Math.max(TARGET_MS, (rows[0]?.['INP, ms'] ?? 0) + OVER_THE_CONTROL_MS)
  return { rows, limit, over: rows.filter((row) => row['INP, ms'] > limit) }
}

export type PressRow = {
  journey: string
  interactions: number
  /** 98th percentile of a round: median of the rounds, and the worst of them. */
  'CPU ×4, ms': number
  'worst round, ms': number
}

/** CPU time of the page's main thread for each press of the journeys, times four; `over`: those that miss the target. */
export async function measurePresses(root: string, names?: readonly string[], rounds = ROUNDS) {
  const found = await walkInTurn(root, { names, rounds }, async ({ browser, journey, base }) => {
    const tab = await browser.openTab(base, journey.screen)
    try {
      // Not slowed down: the browser's throttling is busy waiting and would be counted.
      const visitor = await becomeVisitor(tab, 1)
      return pressCosts(await browser.trace(PRESS_CATEGORIES, () => journey.go(visitor, base)))
    } finally {
      await tab.close()
    }
  })
  const rows = [...found].map(([journey, all]): PressRow => {
    const each = all.map((costs) => Math.round(SLOWER * (slowestOf(costs.map(({ cpuMs }) => cpuMs)) ?? Number.NaN)))
    return {
      journey,
      interactions: Math.round(median(all.map(({ length }) => length))),
      'CPU ×4, ms': median(each),
      'worst round, ms': Math.max(...each),
    }
  })
  return { rows, over: rows.filter((row) => row['CPU ×4, ms'] > TARGET_MS) }
}

type Walk = { browser: BareBrowser; journey: Journey; base: string }

/** What each walk of each journey has found, all journeys in turn, the empty page first. */
async function walkInTurn<Found>(
  root: string,
  { names = JOURNEYS.map(({ name }) => name), rounds }: { names?: readonly string[] | undefined; rounds: number },
  walk: (walk: Walk) => Promise<Found>,
): Promise<Map<string, Found[]>> {
  const site = await startServer(resolve(root, BUILT_SERVER), PORT, {
    DATA_DIR: resolve(root, 'var/bench'),
    RATE_LIMIT: '0',
  })
  const control = await startControl()
  const browser = await startBareBrowser()
  const walked = [CONTROL, ...JOURNEYS.filter(({ name }) => names.includes(name))]
  const found = new Map<string, Found[]>(walked.map(({ name }) => [name, []]))
  try {
    for (let round = 0; round < rounds; round++)
      for (const journey of walked) {
        const base = journey === CONTROL ? control.url : site.url
        // One journey after another.
        // oxlint-disable-next-line no-await-in-loop
        found.get(journey.name)?.push(await walk({ browser, journey, base }).catch(nameJourney(journey)))
      }
  } finally {
    await browser.stop()
    await site.stop()
    control.stop()
  }
  return found
}

const nameJourney =
  ({ name }: Journey) =>
  (error: unknown): never => {
    throw new Error(`The journey "${name}" cannot be walked`, { cause: error })
  }

/** The value at the 98th percentile. */
const slowestOf = (all: readonly number[]): number | undefined =>
  all.toSorted((a, b) => b - a)[Math.trunc(all.length / ONE_IN)]

function rowOf(journey: string, rounds: readonly Interaction[][]): JourneyRow {
  const each = rounds.map((interactions) => slowestOf(interactions.map(({ ms }) => ms)) ?? Number.NaN)
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
