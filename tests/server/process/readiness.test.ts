import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Registry } from 'prom-client'
import type { Database } from '#src/backend/database.ts'
import { createMetrics } from '#src/backend/metrics.ts'
import { migrate } from '#src/backend/migrations.ts'
import { probeWrite } from '#src/backend/write-probe.ts'
import { createHttpMetrics } from '#src/server/metrics/http-metrics.ts'
import { createReadiness, measureReadiness } from '#src/server/process/readiness.ts'
import { databases, dropDatabases } from '../../backend/leads/databases.ts'

const log = { error: vi.fn(), info: vi.fn() }
beforeEach(() => {
  vi.useFakeTimers()
  log.error.mockReset()
  log.info.mockReset()
})
afterEach(() => void vi.useRealTimers())

describe('readiness', () => {
  test('asks once a second however often it is asked, and once at a time', async () => {
    let time = 0
    const write = vi.fn(() => Promise.resolve())
    const { check } = createReadiness({ write, log, now: () => time })
    await Promise.all([check(), check(), check()])
    await check()
    expect(write).toHaveBeenCalledTimes(1)
    time = 1_000
    expect(await check()).toBeNull()
    expect(write).toHaveBeenCalledTimes(2)
    expect(log.error).not.toHaveBeenCalled()
  })

  test('says why it is not, tells the log once, and recovers by itself', async () => {
    let time = 0
    let fault: Error | null = new Error('database or disk is full')
    const write = () => (fault ? Promise.reject(fault) : Promise.resolve())
    const registry = new Registry()
    const readiness = createReadiness({ write, log, now: () => time })
    measureReadiness(registry, readiness)
    expect(await readiness.check()).toBe('database or disk is full')
    time = 1_500
    expect(await registry.metrics()).toMatch(/^site_ready 0$/m)
    expect(log.error).toHaveBeenCalledTimes(1)
    fault = null
    time = 3_000
    expect(await registry.metrics()).toMatch(/^site_ready 1$/m)
    expect(log.info).toHaveBeenCalledTimes(1)
  })

  test('a database that hangs is no longer waited for, and not asked again meanwhile', async () => {
    let time = 0
    let release = () => {}
    const write = vi.fn(() => new Promise<void>((done) => (release = done)))
    const { check } = createReadiness({ write, log, now: () => time })
    const first = check()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await first).toBe('no answer within 2 s')
    time = 5_000
    const second = check()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await second).toBe('no answer within 2 s')
    expect(write).toHaveBeenCalledTimes(1)
    release()
    await vi.advanceTimersByTimeAsync(0)
    time = 10_000
    const third = check()
    release()
    expect(await third).toBeNull()
  })
})

describe.each(databases)('the write on $database', ({ open, skip }) => {
  let db: Database
  afterEach(() => db?.destroy())
  afterAll(dropDatabases)

  test.skipIf(skip)('leaves one row, however often', async () => {
    vi.useRealTimers()
    db = await open()
    await migrate(db)
    const tables = async () => (await db.introspection.getTables()).map(({ name }) => name).toSorted()
    const before = await tables()
    for (const minute of [1, 2, 3]) await probeWrite(db, new Date(Date.UTC(2026, 0, 1, 0, minute)))
    const rows = await db.selectFrom('site_state').select('value').where('key', '=', 'write_probe').execute()
    expect(rows.map(({ value }) => value.trim())).toEqual(['2026-01-01T00:03:00.000Z'])
    expect(await tables()).toEqual(before)
    await db.schema.dropTable('site_state').execute()
    await expect(probeWrite(db, new Date())).rejects.toThrow('site_state')
  })
})

test('what alerts count is there before the first event', async () => {
  vi.useRealTimers()
  const { registry } = createMetrics()
  createHttpMetrics(registry)
  const text = await registry.metrics()
  for (const series of [
    'leads_accepted_total{type="test-drive"} 0',
    'leads_refused_total{status="500"} 0',
    'leads_refused_total{status="429"} 0',
    'outbox_deliveries_total{result="dead"} 0',
    'http_requests_total{route="api",status="5xx"} 0',
    'bookings_total 0',
    'page_render_failures_total 0',
  ])
    expect(text.split('\n')).toContain(series)
})

test('without the database the other metrics are told on', async () => {
  vi.useRealTimers()
  const { registry } = createMetrics(() => Promise.reject(new Error('gone')))
  expect(await registry.metrics()).toMatch(/^outbox_dead Nan$/m)
})
