/* oxlint-disable no-console -- a table is what this program is for */
import { mkdir, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { requireBuild, startSiteProcess } from '../../scripts/prove/site-process.ts'
import { freePort } from '../../scripts/prove/free-port.ts'
import type { Driver, Engine, Size } from './driver.ts'
import { firefox } from './firefox.ts'
import { startFront, type Front } from './front.ts'
import { book, cancel, move, ownPage } from './journeys/booking.ts'
import { configure } from './journeys/configurator.ts'
import { leave, menus, search } from './journeys/header.ts'
import type { Journey, Story } from './journeys/journey.ts'
import { pages } from './journeys/pages.ts'
import { finance, gallery } from './journeys/reading.ts'
import { tradeIn } from './journeys/trade-in.ts'
import { visitorOf } from './visitor.ts'
import { webkit } from './webkit.ts'

/**
 * `npm run e2e:engines`: the main journeys in the engines that are not Chromium, on a phone's and on a wide screen.
 * SKIP_ENGINES=1 leaves all out; ENGINES=webkit WIDTHS=390 JOURNEYS=search,menus take only these.
 */
const ENGINES: readonly Engine[] = [firefox, webkit]
const SIZES: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
// The own page, its moving and its cancelling are of the booking before them.
const JOURNEYS: readonly Journey[] = [
  book,
  ownPage,
  move,
  cancel,
  configure,
  tradeIn,
  search,
  menus,
  leave,
  gallery,
  finance,
  pages,
]
const VAR = 'var/engines'
const JOURNEY_MS = 120_000

const only = (name: string): string[] | null => process.env[name]?.split(',') ?? null
const isWanted = (list: string[] | null, one: string) => list === null || list.some((part) => one.includes(part))

type Outcome = { seconds: number; fault: string | null; picture: string }

async function runAll(): Promise<number> {
  requireBuild()
  const engines = ENGINES.filter(({ name }) => isWanted(only('ENGINES'), name))
  const missing = engines.filter(({ needs }) => needs.some((file) => !existsSync(file)))
  for (const { name, install } of missing) console.error(`${name} is not here: ${install}`)
  if (missing.length > 0) return 1
  await rm(VAR, { recursive: true, force: true })
  await mkdir(VAR, { recursive: true })
  const port = Number(process.env['E2E_PORT'] ?? (await freePort()))
  const origin = `http://127.0.0.1:${port}`
  const site = await startSiteProcess({ DATA_DIR: `${VAR}/data`, PUBLIC_ORIGIN: origin }, { kind: 'built' })
  const front = await startFront(port, site.url)
  const started = Date.now()
  try {
    const columns = []
    // One after another: they share two cores and one site.
    // oxlint-disable-next-line no-await-in-loop
    for (const engine of engines) columns.push(...(await runEngine(engine, front)))
    return report(columns, (Date.now() - started) / 1000)
  } finally {
    await front.stop()
    await site.stop()
  }
}

type Column = { title: string; outcomes: Map<string, Outcome> }

async function runEngine(engine: Engine, front: Front): Promise<Column[]> {
  const { version, visit, stop } = await engine.start()
  console.log(`${engine.name}: ${version}`)
  const columns: Column[] = []
  try {
    for (const size of SIZES.filter(({ width }) => isWanted(only('WIDTHS'), String(width)))) {
      const outcomes = new Map<string, Outcome>()
      columns.push({ title: `${engine.name} ${size.width}`, outcomes })
      const story: Story = { phone: '', own: '' }
      for (const journey of JOURNEYS.filter(({ name }) => isWanted(only('JOURNEYS'), name))) {
        // Nobody else has it: the booking's own page is told from others by its phone.
        story.phone = journey === book || !story.phone ? newPhone() : story.phone
        const picture = `${VAR}/${engine.name}-${size.width}-${journey.name.replaceAll(' ', '-')}.png`
        // oxlint-disable-next-line no-await-in-loop
        const outcome = await runJourney(journey, await visit(size), front, size, { story, picture })
        outcomes.set(journey.name, outcome)
        const { seconds, fault } = outcome
        const title = `${engine.name} ${size.width}, ${journey.name}`
        console.log(`${fault === null ? 'ok  ' : 'FAIL'} ${title}, ${seconds.toFixed(1)} s`)
        if (fault !== null) console.log(`     ${fault}\n     ${picture}`)
      }
    }
  } finally {
    await stop()
  }
  return columns
}

let phones = 0
const newPhone = () => `916000${String(++phones).padStart(4, '0')}`

async function runJourney(
  { walk }: Journey,
  driver: Driver,
  front: Front,
  size: Size,
  { story, picture }: { story: Story; picture: string },
): Promise<Outcome> {
  const started = Date.now()
  front.told()
  front.letCode()
  const faults: string[] = []
  let timer: NodeJS.Timeout | undefined
  try {
    const end = new Promise<never>((_, refuse) => {
      timer = setTimeout(() => refuse(new Error(`Not done in ${JOURNEY_MS / 1000} s`)), JOURNEY_MS)
    })
    await Promise.race([walk(visitorOf(driver, front, size.width < 768), story), end])
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
  }
  clearTimeout(timer)
  const seconds = (Date.now() - started) / 1000
  faults.push(...front.told())
  if (faults.length > 0) await driver.screenshot(picture).catch((error) => faults.push(`no picture: ${error}`))
  await driver.close().catch((error) => faults.push(`not closed: ${error}`))
  return { seconds, fault: faults.length > 0 ? faults.join('\n     ') : null, picture }
}

function report(columns: readonly Column[], seconds: number): number {
  const names = JOURNEYS.map(({ name }) => name).filter((name) => columns.some(({ outcomes }) => outcomes.has(name)))
  const wide = Math.max(...names.map(({ length }) => length))
  const cell = (outcome: Outcome | undefined) =>
    outcome ? `${outcome.fault === null ? 'ok' : 'FAIL'} ${outcome.seconds.toFixed(1)} s` : '–'
  console.log(`\n${['journey'.padEnd(wide), ...columns.map(({ title }) => title.padEnd(12))].join(' | ')}`)
  for (const name of names)
    console.log([name.padEnd(wide), ...columns.map(({ outcomes }) => cell(outcomes.get(name)).padEnd(12))].join(' | '))
  const all = columns.flatMap(({ outcomes }) => [...outcomes.values()])
  const failed = all.filter(({ fault }) => fault !== null).length
  console.log(`\n${all.length - failed} of ${all.length} journeys passed in ${Math.round(seconds)} s`)
  return failed > 0 ? 1 : 0
}

if (process.env['SKIP_ENGINES'] === '1') {
  console.log('SKIP_ENGINES=1: Firefox and WebKit are left out.')
} else {
  process.exitCode = await runAll()
}
