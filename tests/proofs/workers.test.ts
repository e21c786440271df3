import { execFileSync } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { lockProcess } from '#src/backend/process-lock.ts'
import { sqlitePlace, type Place } from '../../scripts/prove/places.ts'
import { freePort } from '../../scripts/prove/free-port.ts'
import { pause, startSiteProcess, type SiteProcess } from '../../scripts/prove/site-process.ts'
import { beginSend, freeHours, send, testDriveForm, waitingListForm } from '../../scripts/prove/visitor.ts'

/** WEB_CONCURRENCY: real processes that share a port, the same ones for all tests: each works on those it finds. */
let place: Place
let site: SiteProcess
let metrics = ''
let logFile = ''

const start = (env: Record<string, string> = {}, log?: number) =>
  startSiteProcess(
    { ...place.env, RATE_LIMIT: '1', LOG_LEVEL: 'silent', WEB_CONCURRENCY: '2', ...env },
    log === undefined ? {} : { log },
  )

beforeAll(async () => {
  place = sqlitePlace()
  logFile = join(place.env['DATA_DIR'] ?? '', 'log')
  const log = openSync(logFile, 'a')
  const port = await freePort()
  metrics = `http://127.0.0.1:${port}/metrics`
  site = await start({ METRICS_PORT: String(port), LOG_LEVEL: 'info' }, log)
  closeSync(log)
  await vi.waitUntil(async () => (await runsSeen(8)).size === 2, { timeout: 240_000, interval: 200 })
})
afterAll(async () => {
  await site.stop()
  await place.remove()
})

/** Request ids begin with a part that is one process's own. */
const runOf = (answer: Response) => answer.headers.get('x-request-id')!.split('-')[0]!
const ask = async () => {
  const answer = await fetch(`${site.url}/warranty.html`, { headers: { connection: 'close' } })
  await answer.text()
  return answer
}
const runsSeen = async (asked: number) =>
  new Set((await Promise.all(Array.from({ length: asked }, ask))).map((answer) => runOf(answer)))
const workerPids = (of = site) =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(of.pid)], { encoding: 'utf8' })
    .trim()
    .split(/\s+/)
    .map(Number)

/** None of an earlier test is still on its way out. */
const bothWorkers = () =>
  vi.waitUntil(() => workerPids().length === 2 && workerPids(), { timeout: 240_000, interval: 200 })

test('SIGHUP replaces every worker and breaks no request', async () => {
  const before = await runsSeen(8)
  const statuses = new Map<string, number>()
  const load = new AbortController()
  const visitor = async () => {
    while (!load.signal.aborted) {
      const outcome = await fetch(`${site.url}/warranty.html`).then(
        async (answer) => (await answer.text(), String(answer.status)),
        (error: Error) => String(error.cause ?? error),
      )
      statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1)
    }
  }
  const visitors = Array.from({ length: 6 }, visitor)
  process.kill(site.pid, 'SIGHUP')
  await vi.waitUntil(async () => (await runsSeen(8)).isDisjointFrom(before), { timeout: 240_000, interval: 300 })
  await pause(300)
  load.abort()
  await Promise.all(visitors)
  expect([...statuses.keys()]).toEqual(['200'])
})

test('a SIGHUP for the whole group of processes is the business of the primary alone', async () => {
  const before = await bothWorkers()
  for (const pid of before) process.kill(pid, 'SIGHUP')
  expect((await runsSeen(8)).size).toBeGreaterThan(0)
  expect(workerPids()).toEqual(before)
})

const timesReplaced = () => readFileSync(logFile, 'utf8').split('all workers are replaced').length - 1

test('a worker that is killed is replaced, once also while all are replaced', async () => {
  const [first = 0, second = 0] = await bothWorkers()
  const times = timesReplaced()
  process.kill(site.pid, 'SIGHUP')
  process.kill(second, 'SIGKILL')
  await vi.waitUntil(() => timesReplaced() > times, { timeout: 240_000, interval: 200 })
  await vi.waitUntil(() => workerPids().length === 2, { timeout: 240_000, interval: 200 })
  expect(workerPids()).not.toContain(first)
  await vi.waitFor(async () => expect((await runsSeen(8)).size).toBe(2), { timeout: 240_000, interval: 200 })
})

test('a second start on the same database is told, also when it has workers', () => {
  expect(lockProcess(place.env['DATA_DIR'] ?? '')).toBeNull()
})

test('posts are limited over all workers together', async () => {
  const hours = await freeHours(site.url, 1)
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => send(site.url, testDriveForm(index, hours[index]!))),
  )
  expect(answers.filter(({ receipt }) => receipt)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  expect(await (await fetch(metrics)).text()).toMatch(/^bookings_total 1$/m)
})

test('metrics of all workers are on their own port, by route names, and not on the public one', async () => {
  await runsSeen(20)
  await fetch(`${site.url}/request/a-secret-of-somebody`)
  // Whatever the other tests have sent is delivered soon.
  const text = await vi.waitFor(
    async () => {
      const said = await (await fetch(metrics)).text()
      expect(said).toMatch(/^outbox_waiting 0$/m)
      return said
    },
    { timeout: 240_000, interval: 200 },
  )
  const [, pages = ''] = /^http_requests_total\{route="warranty",status="2xx"\} (\d+)$/m.exec(text) ?? []
  expect(Number(pages)).toBeGreaterThanOrEqual(18)
  expect(text).toMatch(/^page_cache_total\{result="hit"\} [1-9]/m)
  expect(text).toMatch(/^page_render_seconds_count\{route="warranty"\} [1-9]/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  expect(text).not.toMatch(/secret|\.html/)
  expect(await (await fetch(`${site.url}/metrics`)).text()).not.toContain('http_requests_total')
})

test('SIGTERM, to the whole group too, ends all of them with 0 when they have answered what came', async () => {
  const own = sqlitePlace()
  const ended = await start(own.env)
  const pids = await vi.waitUntil(
    () => {
      const found = workerPids(ended)
      return found.length === 2 && found
    },
    { timeout: 240_000 },
  )
  const end = await beginSend(ended.url, waitingListForm(1))
  for (const pid of pids) process.kill(pid, 'SIGTERM')
  const stopped = ended.stop()
  expect(await end()).toBe(200)
  expect(await stopped).toBe(0)
  await own.remove()
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('an office that cannot be served ends the start, and no worker has taken requests', async () => {
  const taken = createServer().listen(await freePort(), '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  await expect(start({ OFFICE_PORT: String(port) })).rejects.toThrow('The server ended with 1')
  taken.close()
})
