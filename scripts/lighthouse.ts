import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js'
import { hrefTo } from '#src/routes.ts'
import { findChromium, QUIET_FLAGS } from '../tests/chromium.ts'
import { freePort } from './prove/free-port.ts'
import { startSiteProcess } from './prove/site-process.ts'

/**
 * `npm run lighthouse`: Lighthouse on a simulated phone against the built site: home, a model page, prices and dealers;
 * for each the median of five runs, compared with an empty page, which shows the machine's share.
 * `npm run lighthouse -- /g70.html` takes only those addresses. `npm run lighthouse:site` takes every indexed page
 * without performance: accessibility, best practices and SEO. A missed target makes the exit code 1.
 */

/** A free port: otherwise another server might be measured unnoticed. */
const PORT = await freePort()
const ORIGIN = `http://127.0.0.1:${PORT}`
const PAGES = [hrefTo('home'), '/gv70.html', '/new-g70-price.html', '/dealers.html']
const TARGETS = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const RUNS = 5
const isWholeSite = process.argv.includes('--site')
const CATEGORIES = (Object.keys(TARGETS) as (keyof typeof TARGETS)[]).filter(
  (id) => !isWholeSite || id !== 'performance',
)
// The redirect of «/» would be measured with the page.
const given = process.argv
  .slice(2)
  .filter((argument) => argument.startsWith('/'))
  .map((path) => (path === '/' ? hrefTo('home') : path))
const dataDir = await mkdtemp(join(tmpdir(), 'lighthouse-'))
const site = await startSiteProcess({ PUBLIC_ORIGIN: ORIGIN, DATA_DIR: dataDir }, { kind: 'built', port: PORT })
const missed: string[] = []
try {
  const rows: Record<string, Record<string, number | string>> = {}
  if (!isWholeSite) rows['an empty page'] = await measureEmpty()
  const paths = given.length > 0 ? given : isWholeSite ? await indexable() : PAGES
  for (const path of paths) {
    rows[path] = await measure(path)
    // A whole site takes long, so results are printed as they come.
    if (isWholeSite) console.log(path, Object.values(rows[path]).join(' '))
  }
  console.table(rows)
} finally {
  await site.stop()
  await rm(dataDir, { recursive: true, force: true })
}
if (missed.length > 0) {
  console.error(missed.join('\n'))
  process.exit(1)
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/**
 * A fresh Chromium for every page: cold cache. On a busy machine a trace can fail to start; then it is retried once.
 */
async function audit(address: string, mayRepeat = true): Promise<Result> {
  const chromium = await launch({ chromePath: findChromium(), chromeFlags: ['--headless', ...QUIET_FLAGS] })
  try {
    const result = await lighthouse(address, {
      port: chromium.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      // Without performance, throttling would only take time.
      ...(isWholeSite && { throttlingMethod: 'provided' as const }),
    })
    const failure = result ? result.lhr.runtimeError?.message : 'no result'
    if (result && !failure) return result.lhr
    if (!mayRepeat) throw new Error(`${address}: ${failure}`)
  } finally {
    chromium.kill()
  }
  return audit(address, false)
}

/** Performance of the same page and build differs by some points from run to run: the median is used. */
async function medianAudit(address: string): Promise<Result> {
  const results: Result[] = []
  for (let run = 0; run < (isWholeSite ? 1 : RUNS); run++) results.push(await audit(address))
  return results.length === 1 ? results[0]! : computeMedianRun(results)
}

async function measure(path: string) {
  const { categories, audits } = await medianAudit(ORIGIN + path)
  const score = (id: keyof typeof TARGETS) => Math.round((categories[id]?.score ?? 0) * 100)
  for (const id of CATEGORIES) {
    const target = TARGETS[id]
    if (score(id) >= target) continue
    missed.push(`MISSED ${path} ${id}: ${score(id)} (target ${target})`)
    for (const { id: name, weight } of categories[id]?.auditRefs ?? []) {
      const { score: own = null, title = name, displayValue = '' } = audits[name] ?? {}
      if (weight > 0 && own !== null && own < 1) missed.push(`  ${name}: ${title} ${displayValue}`)
    }
  }
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const scores = Object.fromEntries(CATEGORIES.map((id) => [id, score(id)]))
  if (isWholeSite) return scores
  return {
    ...scores,
    'LCP ms': Math.round(number('largest-contentful-paint')),
    CLS: number('cumulative-layout-shift').toFixed(3),
    'TBT ms': Math.round(number('total-blocking-time')),
    'total KB': Math.round(number('total-byte-weight') / 1024),
  }
}

/** The baseline: this machine's result for an empty page. */
async function measureEmpty() {
  const html = '<!doctype html><html lang="ru"><meta name="viewport" content="width=device-width"><title>.</title><p>.'
  const server = createServer((_req, res) => res.setHeader('content-type', 'text/html').end(html)).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const { categories, audits } = await medianAudit(`http://127.0.0.1:${port}/`)
  server.closeAllConnections()
  server.close()
  return {
    performance: Math.round((categories['performance']?.score ?? 0) * 100),
    'LCP ms': Math.round(audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
    'TBT ms': Math.round(audits['total-blocking-time']?.numericValue ?? Number.NaN),
  }
}

/** The pages of the sitemap: `tests/backend/site-files.test.ts` compares it with the routes table. */
async function indexable(): Promise<string[]> {
  const xml = await (await fetch(`${ORIGIN}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
