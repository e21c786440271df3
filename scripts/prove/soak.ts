import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { sqlitePlace } from './places.ts'
import { printRow } from './rows.ts'
import { requireBuild, pause, startSiteProcess, type Memory } from './site-process.ts'

/**
 * `npm run prove:soak`: a bounded soak test. Every page of the sitemap, unique searches, calls and unknown
 * addresses, at a steady rate; meanwhile the process's memory is read from outside (Linux). It must stay small, and
 * smaller still after a rest, when the process has returned what it can by itself (src/server/process/memory.ts). Before
 * and after, when idle, the process is made to collect its garbage: live data must not grow. (The slope of memory under
 * load is meaningless within minutes: between two collections it moves by thirty megabytes. Compiled code is told apart:
 * it grows for as long as functions get hot, by two to three megabytes in such a run.) `--minutes 60` for a longer one.
 */

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, minutes: { type: 'string', default: '9' } },
})
requireBuild()
const [WARM_UP_S, MEASURED_S] = values.short ? [10, 20] : [90, Math.round(Number(values.minutes) * 60)]
if (!(MEASURED_S > 0)) {
  console.error(`--minutes "${values.minutes}": must be a number above 0.`)
  process.exit(1)
}
const RATE = 300
const CONNECTIONS = 20
const SAMPLE_MS = 1_000
const LAST_SAMPLES = 30
const REST_MS = 3_000
const MEGABYTE = 1024 * 1024
const MAX_RSS_MB = 200
const MAX_RESTED_RSS_MB = 150
/** Long enough for the process to notice that it is idle, and for V8 to follow. */
const RESTED_AFTER_MS = 60_000
/** Caches that fill and what V8 notes of hot functions beside their code: 3 to 8 (docs/performance.md). */
const MAX_SLOPE_MB_PER_HOUR = 12
const CALLS = ['/ru/ru/api/v1/options', '/ru/ru/api/v1/news?page=1', '/dealer/v1/dealer']

const place = sqlitePlace()
/** As in deploy/systemd and the Dockerfile. */
const ALLOCATOR = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '65536', MALLOC_MMAP_THRESHOLD_: '65536' }
const env = { ...place.env, ...ALLOCATOR, RATE_LIMIT: '0', LOG_LEVEL: 'silent' }
const site = await startSiteProcess(env, { kind: 'built', watched: true })
try {
  const pages = await sitemapPaths()
  await load(pages, WARM_UP_S)
  const before = await settled()
  const samples: number[] = []
  const timer = setInterval(() => samples.push(rssOf(site.pid)), SAMPLE_MS)
  const { requests, faults, p99 } = await load(pages, MEASURED_S)
  clearInterval(timer)
  // A short run has no time for that.
  if (!values.short) await pause(RESTED_AFTER_MS)
  const restedRssMb = Math.round(rssOf(site.pid))
  const after = await settled()
  // The end: the maximum of the last half minute. Before that a collection may be late now and then.
  const rssMb = Math.round(Math.max(...samples.slice(-LAST_SAMPLES)))
  const perHour = (bytes: number) => Math.round((bytes / MEGABYTE / (MEASURED_S / 3_600)) * 10) / 10
  const slopeMbPerHour = perHour(after.data - before.data)
  const isLevel = values.short || slopeMbPerHour <= MAX_SLOPE_MB_PER_HOUR
  const isReturned = values.short || restedRssMb <= MAX_RESTED_RSS_MB
  printRow({
    isHeld: faults === 0 && rssMb <= MAX_RSS_MB && isLevel && isReturned,
    name: 'soak',
    place: 'built',
    report: {
      seconds: MEASURED_S,
      requests,
      faults,
      p99Ms: p99,
      rssMb,
      highestRssMb: Math.round(Math.max(...samples)),
      ...(!values.short && { restedRssMb }),
      slopeMbPerHour,
      dataMb: [before, after].map(({ data }) => megabytes(data)),
      codeMb: [before, after].map(({ code }) => megabytes(code)),
      collectedRssMb: [before, after].map(({ rss }) => megabytes(rss)),
    },
  })
} finally {
  await site.stop()
  await place.remove()
}

async function sitemapPaths(): Promise<string[]> {
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

async function load(pages: readonly string[], seconds: number) {
  let asked = 0
  const unlike = (start: string) => ({
    path: start,
    setupRequest: <R extends { path?: string }>(request: R): R => ({ ...request, path: `${start}${++asked}` }),
  })
  const result = await autocannon({
    url: site.url,
    connections: CONNECTIONS,
    overallRate: RATE,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    requests: [...[...pages, ...CALLS].map((path) => ({ path })), unlike('/search.html?q=g'), unlike('/no-such-page-')],
  })
  return { requests: result.requests.total, faults: result['5xx'] + result.errors, p99: result.latency.p99 }
}

function megabytes(bytes: number): number {
  return Math.round((bytes / MEGABYTE) * 10) / 10
}

async function settled(): Promise<Memory> {
  await pause(REST_MS)
  return site.settle()
}

function rssOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
