import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sqlitePlace } from './places.ts'
import { findPostgres, startCluster } from './postgres-cluster.ts'
import { printRow } from './rows.ts'
import { pause, startSiteProcess, type SiteProcess } from './site-process.ts'
import { send, waitingListForm } from './visitor.ts'

/**
 * `npm run prove:health`: /readyz says 503 while writes fail, on a full disk and without PostgreSQL, and recovers
 * by itself; the log is on the disk within a second, and a warning before anything else happens. `--short`: fewer
 * lines.
 */

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
const LINES = values.short ? 5 : 20
/** An information line may take this long; readiness is cached for a second, and a write may take two. */
const LINE_MS = 1_000
const READY_MS = 5_000
const DISK = '24m'

/** How long until /readyz answers so, ms; null when it did not within the timeout. */
async function until(site: SiteProcess, status: number): Promise<number | null> {
  const started = performance.now()
  while (performance.now() - started < READY_MS) {
    const answer = await fetch(`${site.url}/readyz`)
    await answer.text()
    if (answer.status === status) return Math.round(performance.now() - started)
    await pause(50)
  }
  return null
}

/** Status of a form to be stored. */
const post = async ({ url }: SiteProcess, person: number): Promise<number> =>
  (await send(url, waitingListForm(person))).status

type Fault = { break: () => Promise<void> | void; mend: () => Promise<void> | void }

/** Broken and repaired twice: the second time must be like the first. */
async function proveReadiness(name: string, place: string, site: SiteProcess, fault: Fault): Promise<void> {
  const report = { before: await post(site, 1), unreadyMs: [] as (number | null)[], broken: [] as number[] }
  const mended = { readyMs: [] as (number | null)[], after: [] as number[] }
  for (const round of [1, 2]) {
    await fault.break()
    report.unreadyMs.push(await until(site, 503))
    report.broken.push(await post(site, round * 10))
    await fault.mend()
    mended.readyMs.push(await until(site, 200))
    mended.after.push(await post(site, round * 10 + 1))
  }
  const isHeld =
    report.before === 200 &&
    [...report.unreadyMs, ...mended.readyMs].every((ms) => ms !== null) &&
    report.broken.every((status) => status === 500) &&
    mended.after.every((status) => status === 200)
  printRow({ isHeld, name, place, report: { ...report, ...mended } })
}

/** A separate disk, small enough to be full at once. */
async function fullDisk(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'site-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder])
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true })
    console.log('readiness under a full disk: left out, this user may not mount one')
    return
  }
  const site = await startSiteProcess({ DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'silent' })
  const filler = join(folder, 'filler')
  try {
    await proveReadiness('readiness under a full disk', 'SQLite', site, {
      break: () => fill(filler),
      mend: () => rmSync(filler),
    })
  } finally {
    await site.stop()
    spawnSync('umount', [folder])
    rmSync(folder, { recursive: true })
  }
}

function fill(file: string): void {
  const descriptor = openSync(file, 'a')
  try {
    for (const size of [1_048_576, 4_096]) fillBy(descriptor, Buffer.alloc(size))
  } finally {
    closeSync(descriptor)
  }
}

function fillBy(descriptor: number, block: Buffer): void {
  try {
    for (;;) writeFileSync(descriptor, block)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

async function stoppedPostgres(): Promise<void> {
  if (findPostgres() === null) {
    console.log('readiness without PostgreSQL: left out, it is not installed')
    return
  }
  const cluster = await startCluster({ durable: false })
  const env = { DATABASE_URL: await cluster.createDatabase('site'), LOG_LEVEL: 'silent' }
  const site = await startSiteProcess(env)
  try {
    await proveReadiness('readiness without its database', 'PostgreSQL', site, {
      break: cluster.halt,
      mend: cluster.resume,
    })
  } finally {
    await site.stop()
    await cluster.stop()
  }
}

/** A process that loses its database logs that; it is killed the moment it has answered 503: the line is there. */
async function errorBeforeKill(): Promise<void> {
  if (findPostgres() === null) return
  const folder = mkdtempSync(join(tmpdir(), 'site-log-'))
  const file = join(folder, 'log')
  const output = openSync(file, 'w')
  const cluster = await startCluster({ durable: false })
  const env = { DATABASE_URL: await cluster.createDatabase('site'), LOG_LEVEL: 'info' }
  const site = await startSiteProcess(env, { log: output })
  closeSync(output)
  await cluster.halt()
  const unreadyMs = await until(site, 503)
  await site.kill()
  const isThere = readFileSync(file, 'utf8').includes('not ready: what visitors send cannot be stored')
  printRow({
    isHeld: isThere && unreadyMs !== null,
    name: 'an error is in the log before a kill',
    place: 'PostgreSQL',
    report: { unreadyMs, isThere },
  })
  await cluster.stop()
  rmSync(folder, { recursive: true })
}

/** The time of each response's log line, from the response on. */
async function logLatency(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'site-log-'))
  const file = join(folder, 'log')
  const output = openSync(file, 'w')
  const place = sqlitePlace()
  const site = await startSiteProcess({ ...place.env, LOG_LEVEL: 'info' }, { log: output })
  closeSync(output)
  const lines: number[] = []
  try {
    for (let index = 0; index < LINES; index++) {
      await (await fetch(`${site.url}/no-such-${index}.html`)).text()
      const answered = performance.now()
      while (!readFileSync(file, 'utf8').includes(`no-such-${index}.html`) && performance.now() - answered < 5_000)
        await pause(5)
      lines.push(Math.round(performance.now() - answered))
    }
    const slowestMs = Math.max(...lines)
    printRow({
      isHeld: slowestMs <= LINE_MS,
      name: 'log latency',
      place: 'bare',
      report: { lines: lines.length, slowestMs },
    })
  } finally {
    await site.kill()
    await place.remove()
    rmSync(folder, { recursive: true })
  }
}

await logLatency()
await errorBeforeKill()
await fullDisk()
await stoppedPostgres()
