import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { BUILT_SERVER } from '../scripts/prove/site-process.ts'
import { startBareBrowser } from './bare-browser.ts'
import { examplePath } from './bytes.ts'
import { median } from './load.ts'
import { recordTasks, type Task } from './main-thread.ts'
import { startServer } from './server-process.ts'
import { hrefTo } from '#src/routes.ts'

/**
 * Tasks of a phone's main thread after the first paint. A phone is assumed to be four times slower than this machine: a
 * task's CPU time is multiplied by four, instead of the browser's throttling, which uses the wall clock and
 * includes the time taken by other processes.
 */
export const SLOWER = 4
export const LONG_TASK_MS = 50

const PORT = 4305
const ROUNDS = 5
/** Long enough for hydration and all idle-time work. */
const REST_MS = 5_000

const PAGES = {
  home: hrefTo('home'),
  'model (GV70)': hrefTo('model-gv70'),
  prices: hrefTo('g70-price'),
  gallery: hrefTo('gv70-gallery'),
  models: '/models.html',
  news: hrefTo('news'),
  'one news': examplePath('news-detail'),
  dealers: hrefTo('dealers'),
  'test drive': hrefTo('test-drive'),
  configurator: hrefTo('configurator'),
}
/** A page with a single word, from a server of its own. */
const CONTROL = 'empty page'

export type LongTasks = { page: string; 'tasks over 50 ms': number; 'longest, ms': number; 'what it is': string }

/** Medians of five loads of each page kind, all pages in turn. */
export async function measureLongTasks(root: string, names: readonly string[] = Object.keys(PAGES), rounds = ROUNDS) {
  const site = await startServer(resolve(root, BUILT_SERVER), PORT, { DATA_DIR: resolve(root, 'var/bench') })
  const control = await startControl()
  const browser = await startBareBrowser()
  const pages = [
    { page: CONTROL, base: control.url, path: '/' },
    ...Object.entries(PAGES)
      .filter(([page]) => names.includes(page))
      .map(([page, path]) => ({ page, base: site.url, path })),
  ]
  const loads = new Map<string, Task[][]>(pages.map(({ page }) => [page, []]))
  try {
    for (let round = 0; round < rounds; round++)
      for (const { page, base, path } of pages) {
        // One load after another.
        // oxlint-disable-next-line no-await-in-loop
        loads.get(page)?.push(await recordTasks(browser, base + path, REST_MS))
      }
  } finally {
    await browser.stop()
    await site.stop()
    control.stop()
  }
  const rows = [...loads].map(([page, tasks]) => rowOf(page, tasks))
  const [controlRow] = rows
  const most = controlRow?.['tasks over 50 ms'] ?? 0
  return { rows, over: rows.filter((row) => row['tasks over 50 ms'] > most) }
}

function rowOf(page: string, loads: readonly Task[][]): LongTasks {
  const counts = loads.map((tasks) => tasks.filter(({ cpuMs }) => cpuMs * SLOWER > LONG_TASK_MS).length)
  const longest = loads.flatMap((tasks) => tasks.slice(0, 1)).toSorted((a, b) => a.cpuMs - b.cpuMs)
  const middle = longest[Math.trunc(longest.length / 2)]
  return {
    page,
    'tasks over 50 ms': median(counts),
    'longest, ms': Math.round((middle?.cpuMs ?? 0) * SLOWER),
    'what it is': middle?.work.slice(0, 120) ?? '',
  }
}

async function startControl() {
  const server = createServer((_req, res) => {
    res.setHeader('content-type', 'text/html; charset=utf-8')
    res.end(
      '<!doctype html><html lang="ru"><title>Пусто</title><meta name="viewport" content="width=device-width"><p>Пусто',
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Cast: a server on a port has an address of this shape.
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
