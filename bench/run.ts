import { resolve } from 'node:path'
import { measureFirstLoad } from './bytes.ts'
import { LONG_TASK_MS, measureLongTasks } from './long-tasks.ts'
import { measureJourneys, measurePresses, TARGET_MS } from './journeys.ts'
import { measureConfigurator } from './configurator.ts'
import { measureEntryParts } from './entry-parts.ts'
import { limitOf, measurePageScripts, PAGE_JS_LIMIT, PREFETCH_JS_LIMIT, STAGE_JS_LIMIT } from './page-scripts.ts'
import { measureCachedPage, measureOtherAnswers, measureUncachedPage } from './load.ts'
import { measureRenders } from './render.ts'
import { measureSearch } from './search.ts'
import { measureStarts, type Starts } from './starts.ts'

/** `npm run bench`: the measured targets, one table each. A missed target makes the exit code 1. */

const root = resolve(import.meta.dirname, '..')
process.env['NODE_ENV'] = 'production'

const TARGETS = {
  cpuRatio: 2,
  rateRatio: 0.6,
  otherCpuRatio: 2,
  uncachedCpuRatio: 0.7,
  searchCpuRatio: 3,
  colourMs: 100,
}
const missed: string[] = []
const check = (met: boolean, text: string) => {
  console.info(`${met ? 'met   ' : 'MISSED'} ${text}`)
  if (!met) missed.push(text)
}

/** What whoever works on the site waits for. */
const STARTS: Starts = { 'second start, s': 10, 'dev server, s': 3, 'edit on screen, s': 0.5 }

console.info('\nStarts and an edit, nothing changed since the last build')
const starts = await measureStarts(root)
console.table([starts])
for (const name of Object.keys(STARTS) as (keyof Starts)[])
  check(starts[name] <= STARTS[name], `${name}: ${starts[name]} (target ≤ ${STARTS[name]})`)

console.info('\nCached page beside bare node:http, 50 connections, interleaved, medians of 5 rounds')
const cached = await measureCachedPage(root)
console.table(cached.rows)
check(
  cached.cpuRatio <= TARGETS.cpuRatio,
  `CPU per request ${cached.cpuRatio.toFixed(2)}× (target ≤ ${TARGETS.cpuRatio}×)`,
)
check(
  cached.rateRatio >= TARGETS.rateRatio,
  `requests per second ${cached.rateRatio.toFixed(2)}× (target ≥ ${TARGETS.rateRatio}×)`,
)

console.info('\nAnswers that are no page beside a cached page, one process, interleaved, medians of 5 rounds')
const others = await measureOtherAnswers(root)
console.table(others.rows)
check(
  others.cpuRatio <= TARGETS.otherCpuRatio,
  `CPU of the dearest ${others.cpuRatio.toFixed(2)}× (target ≤ ${TARGETS.otherCpuRatio}×)`,
)

console.info(
  '\nHome page that is not in memory beside plain Express and React Router, interleaved, medians of 5 rounds; of 5 pairs',
)
const uncached = await measureUncachedPage(root)
console.table(uncached.rows)
check(
  uncached.cpuRatio <= TARGETS.uncachedCpuRatio,
  `CPU per request ${uncached.cpuRatio.toFixed(2)}× (target ≤ ${TARGETS.uncachedCpuRatio}×)`,
)

console.info('\nPages that are not in memory, in process')
console.table(await measureRenders(root))

console.info('\nA search beside the bare library, in process')
const search = await measureSearch()
console.table(search.rows)
check(
  search.cpuRatio <= TARGETS.searchCpuRatio,
  `CPU of a search ${search.cpuRatio.toFixed(2)}× (target ≤ ${TARGETS.searchCpuRatio}×)`,
)

console.info('\nFirst load by page kind, brotli 11')
console.table(await measureFirstLoad(root))

console.info('\nAll JavaScript of the page itself: load, a slow scroll to the end, thirty seconds of rest; brotli 11')
const scripts = await measurePageScripts(root)
console.table(scripts)
for (const { page, 'own JS bytes br': own, 'turning car br': stage, 'ahead bytes br': ahead } of scripts) {
  if (own > limitOf(page)) check(false, `JS of ${page}: ${own} bytes (target ≤ ${limitOf(page)})`)
  if (stage > STAGE_JS_LIMIT) check(false, `the turning car on ${page}: ${stage} bytes (target ≤ ${STAGE_JS_LIMIT})`)
  if (ahead > PREFETCH_JS_LIMIT)
    check(false, `fetched ahead on ${page}: ${ahead} bytes (target ≤ ${PREFETCH_JS_LIMIT})`)
}
const above = scripts.filter((row) => row['own JS bytes br'] > PAGE_JS_LIMIT)
console.info(`above ${PAGE_JS_LIMIT} bytes: ${above.map((row) => `${row.page} ${row['own JS bytes br']}`).join(', ')}`)

console.info('\nTasks of the main thread after the first paint, processor time ×4, medians of 5 loads, interleaved')
const tasks = await measureLongTasks(root)
console.table(tasks.rows)
check(
  tasks.over.length === 0,
  `pages with more tasks over ${LONG_TASK_MS} ms than an empty page: ${tasks.over.map(({ page }) => page).join(', ') || 'none'}`,
)

console.info(
  '\nPresses and keys on journeys: CPU time of the main thread until the frame, ×4, medians of 3 rounds, interleaved',
)
const presses = await measurePresses(root)
console.table(presses.rows)
check(
  presses.over.length === 0,
  `journeys with presses over ${TARGET_MS} ms: ${presses.over.map(({ journey }) => journey).join(', ') || 'none'}`,
)

console.info(
  '\nThe same by the wall clock at CPU ×4 beside an empty page: INP of each, medians of 3 rounds, interleaved; needs an idle machine',
)
const journeys = await measureJourneys(root)
console.table(journeys.rows)
// A goal, not a budget: without a graphics card painting takes longer than the page's own work.
console.info(
  `journeys with an INP over ${journeys.limit} ms: ${journeys.over.map(({ journey }) => journey).join(', ') || 'none'}`,
)

console.info('\nConfigurator on a phone, main thread ×4 slower')
const feel = await measureConfigurator(root)
console.table([feel])
check(
  feel.colourWorst <= TARGETS.colourMs,
  `press to painted colour, drawing: ${feel.colourWorst} ms (target ≤ ${TARGETS.colourMs})`,
)
check(
  feel.turnedWorst <= TARGETS.colourMs,
  `press to the colour, three dimensions, in the hands of the thread that draws ${feel.turnedWorst} ms (target ≤ ${TARGETS.colourMs})`,
)
check(feel.colourRequests === 0, `requests while changing colours: ${feel.colourRequests} (target 0)`)
check(feel.meshTasks === 0, `tasks over 50 ms while the mesh is made: ${feel.meshTasks} (target 0)`)

console.info('\nWhere the entry’s bytes go')
console.table(await measureEntryParts(root))

process.exit(missed.length > 0 ? 1 : 0)
