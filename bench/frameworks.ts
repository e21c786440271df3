import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium, PLAYWRIGHT_FLAGS } from '../tests/chromium.ts'
import { BUILT_SERVER } from '../scripts/prove/site-process.ts'
import { PAGE_NAMES, PAGES, type PageName } from './frameworks/content.ts'
import { startFront } from './frameworks/front.ts'
import { makeProjects, packageFile } from './frameworks/make.ts'
import { bytesOf, cpuPerPage, loadPage, tapMenu, type Answer, type Bytes, type Picture } from './frameworks/measure.ts'
import { PROJECTS } from './frameworks/projects.ts'
import { median } from './load.ts'
import { startServer, type MeasuredServer } from './server-process.ts'

/**
 * `node bench/frameworks.ts`: six of our pages compared with plain pages of the same content made with Next, React
 * Router and Astro (docs/performance.md). Uses the built site, downloads packages once and works in `var/frameworks`.
 * Steps may be named: `make` discards measurements, `bytes`, `cpu` and `loads` add to them; `ROUNDS=1 node
 * bench/frameworks.ts loads` is one more round.
 */
const STEPS = ['make', 'bytes', 'cpu', 'loads']
const steps = process.argv.length > 2 ? process.argv.slice(2) : STEPS
const rounds = Number(process.env['ROUNDS'] ?? 5)
process.env['NODE_ENV'] = 'production'

const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'var/frameworks')
const FIRST_PORT = Number(process.env['PORT'] ?? 4420)
const FIRST_FRONT = FIRST_PORT + 10

/** A site with its addresses: cached pages, and pages rendered for every request. */
type Side = {
  name: string
  front: string
  path: (page: PageName) => string
  server: MeasuredServer
  anew: { server: MeasuredServer; path: (page: PageName) => string }
  /** Whether pages are cached at all. */
  keeps: boolean
}
type Cpu = { cachedPlain: number | null; cached: number | null; anewPlain: number; anew: number }
type Measured = {
  bytes: Record<string, Bytes>
  cpu: Record<string, Cpu[]>
  pictures: Record<string, Picture[]>
  answers: Record<string, Answer[]>
}

const keyOf = (page: PageName, side: string) => `${page}: ${side}`

/** The measurements of each kind, a file each. */
mkdirSync(folder, { recursive: true })
const fileOf = (kind: keyof Measured) => join(folder, `${kind}.json`)
const read = <K extends keyof Measured>(kind: K): Measured[K] =>
  existsSync(fileOf(kind)) && !steps.includes('make') ? JSON.parse(readFileSync(fileOf(kind), 'utf8')) : {}
const measured: Measured = {
  bytes: read('bytes'),
  cpu: read('cpu'),
  pictures: read('pictures'),
  answers: read('answers'),
}
const keep = (...kinds: (keyof Measured)[]) => {
  for (const kind of kinds) writeFileSync(fileOf(kind), JSON.stringify(measured[kind]))
}

const stops: (() => unknown)[] = []
const browser = await chromium.launch({ executablePath: findChromium(), args: PLAYWRIGHT_FLAGS })
stops.push(() => browser.close())
try {
  const sides = await startSides()
  /** In sequence, the sites in turn; what an interrupted run has measured least comes first. */
  const inTurns = async (
    times: number,
    earlier: Record<string, unknown[]>,
    measure: (side: Side, page: PageName, key: string) => Promise<unknown>,
  ) => {
    const countOf = (page: PageName) => Math.min(...sides.map(({ name }) => earlier[keyOf(page, name)]?.length ?? 0))
    const pages = PAGE_NAMES.toSorted((a, b) => countOf(a) - countOf(b))
    for (let round = 0; round < times; round++)
      for (const page of pages)
        // oxlint-disable-next-line no-await-in-loop
        for (const side of sides) await measure(side, page, keyOf(page, side.name))
  }
  if (steps.includes('bytes'))
    for (const page of PAGE_NAMES) {
      const readBytes = async ({ name, front, path }: Side) => {
        measured.bytes[keyOf(page, name)] = await bytesOf(browser, front, path(page))
      }
      // oxlint-disable-next-line no-await-in-loop -- bytes do not depend on what else is done, memory does
      await Promise.all(sides.map(readBytes))
      keep('bytes')
    }
  if (steps.includes('cpu'))
    await inTurns(rounds, measured.cpu, async (side, page, key) => {
      ;(measured.cpu[key] ??= []).push(await cpuOf(side, page))
      keep('cpu')
    })
  if (steps.includes('loads'))
    await inTurns(rounds, measured.answers, async ({ front, path }, page, key) => {
      ;(measured.pictures[key] ??= []).push(await loadPage(browser, front, path(page)))
      ;(measured.answers[key] ??= []).push(await tapMenu(browser, front, path(page)))
      keep('pictures', 'answers')
    })
  printTable()
} finally {
  for (const stop of stops.toReversed()) await stop()
}

async function startSides(): Promise<Side[]> {
  let ports = 0
  const start = async (...[script, env, options]: [string, NodeJS.ProcessEnv?, Parameters<typeof startServer>[3]?]) => {
    const server = await startServer(script, FIRST_PORT + ports++, { HOST: '127.0.0.1', ...env }, options)
    stops.push(() => server.stop())
    return server
  }
  const front = async (index: number, { url }: MeasuredServer) => {
    const started = await startFront(folder, FIRST_FRONT + index, url)
    stops.push(() => started.stop())
    return started.url
  }
  const site = await start(resolve(root, BUILT_SERVER), {
    DATA_DIR: join(folder, 'data'),
    PUBLIC_ORIGIN: `https://127.0.0.1:${FIRST_FRONT}`,
  })
  if (steps.includes('make')) await makeProjects(folder, site.url)
  const path = (page: PageName) => PAGES[page]
  const anew = { server: await start(resolve(root, 'bench/uncached-site.ts')), path }
  const sides: Side[] = [{ name: 'ours', front: await front(0, site), path, server: site, anew, keeps: true }]
  for (const [index, project] of PROJECTS.entries()) {
    // oxlint-disable no-await-in-loop -- one after another: builds and starts take all processors
    const cwd = join(folder, project.folder)
    const [script = '', ...args] = project.start
    const own = resolve(cwd, script)
    const server = await start(
      existsSync(own) ? own : packageFile(folder, script),
      {},
      { args, cwd, ready: `/${PAGE_NAMES[0]}` },
    )
    sides.push({
      name: project.name,
      front: await front(index + 1, server),
      path: (page) => `/${page}`,
      server,
      anew: { server, path: (page) => `${project.anew ?? ''}/${page}` },
      keeps: project.anew !== undefined,
    })
    // oxlint-enable no-await-in-loop
  }
  return sides
}

/** As a proxy that compresses responses itself, and as a browser without one. */
async function cpuOf({ server, path, anew, keeps }: Side, page: PageName): Promise<Cpu> {
  const [plain, packed] = ['identity', 'gzip, deflate, br'] as const
  const cached = (coding: string) => (keeps ? cpuPerPage(server, path(page), { coding, amount: 300 }) : null)
  const made = (coding: string) => cpuPerPage(anew.server, anew.path(page), { coding, amount: 60 })
  return {
    cachedPlain: await cached(plain),
    cached: await cached(packed),
    anewPlain: await made(plain),
    anew: await made(packed),
  }
}

/** A table for the docs: in each cell ours / Next / React Router / Astro. */
function printTable() {
  const names = ['ours', ...PROJECTS.map(({ name }) => name)]
  const kilobytes = (bytes = NaN) => (bytes / 1000).toFixed(0)
  const middle = <T>(some: T[] = [], pick: (one: T) => number | null, digits = 0) => {
    const values = some.map(pick).filter((value) => value !== null)
    return values.length > 0 ? median(values).toFixed(digits) : '—'
  }
  const columns: [string, (key: string) => string][] = [
    ['HTML, KB', (key) => kilobytes(measured.bytes[key]?.html)],
    ['CSS, KB', (key) => kilobytes(measured.bytes[key]?.styles)],
    ['JS named by the HTML, KB', (key) => kilobytes(measured.bytes[key]?.named)],
    ['JS after 10 s, KB', (key) => kilobytes(measured.bytes[key]?.scripts)],
    ['pictures, KB', (key) => kilobytes(measured.bytes[key]?.pictures)],
    ['requests', (key) => String(measured.bytes[key]?.requests)],
    ['CPU cached, plain, ms', (key) => middle(measured.cpu[key], ({ cachedPlain }) => cachedPlain, 2)],
    ['CPU cached, as it packs, ms', (key) => middle(measured.cpu[key], (one) => one.cached, 2)],
    ['CPU anew, plain, ms', (key) => middle(measured.cpu[key], ({ anewPlain }) => anewPlain, 2)],
    ['CPU anew, as it packs, ms', (key) => middle(measured.cpu[key], ({ anew }) => anew, 2)],
    ['first paint, ms', (key) => middle(measured.pictures[key], ({ painted }) => painted)],
    ['largest paint, ms', (key) => middle(measured.pictures[key], ({ largest }) => largest)],
    ['tap to menu, ms', (key) => middle(measured.answers[key], ({ answer }) => answer)],
    ['taps', (key) => middle(measured.answers[key], ({ taps }) => taps)],
    ['menu since the start, ms', (key) => middle(measured.answers[key], ({ shown }) => shown)],
  ]
  console.info(`Each cell: ${names.join(' / ')}; rounds: ${measured.pictures['home: ours']?.length ?? 0}`)
  console.info(`| page | ${columns.map(([title]) => title).join(' | ')} |`)
  console.info(`| --- |${' --- |'.repeat(columns.length)}`)
  for (const page of PAGE_NAMES) {
    const cells = columns.map(([, show]) => names.map((name) => show(keyOf(page, name))).join(' / '))
    console.info(`| ${page} | ${cells.join(' | ')} |`)
  }
}
