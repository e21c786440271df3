import { beforeEach, describe, expect, test } from 'vitest'
import { retryAfterOf } from '#src/backend/crm/retry-after.ts'
import type { Failure } from '#src/backend/crm/deliver.ts'
import { listLeads } from '#src/backend/leads/list-leads.ts'
import { terminalTable } from '#src/backend/leads/terminal-table.ts'
import { createMetrics } from '#src/backend/metrics.ts'
import { createOutboxWorker } from '#src/backend/outbox/worker.ts'
import { createTestBackend, type TestBackend } from './test-backend.ts'
import { testDrive, waitingList } from './leads/forms.ts'

const NOW = new Date('2021-07-14T09:00:00Z')
const read = (headers: Record<string, string | string[]>, status = 429) => retryAfterOf(status, headers, NOW)

describe('what a CRM asks by Retry-After', () => {
  test.each<[Record<string, string | string[]>, number]>([
    [{ 'retry-after': '120' }, 120_000],
    [{ 'retry-after': ' 0 ' }, 0],
    [{ 'retry-after': 'Wed, 14 Jul 2021 09:05:00 GMT' }, 300_000],
    [{ 'retry-after': 'Wed, 14 Jul 2021 08:00:00 GMT' }, 0],
    // Its clock is an hour ahead of ours.
    [{ 'retry-after': 'Wed, 14 Jul 2021 10:05:00 GMT', date: 'Wed, 14 Jul 2021 10:00:00 GMT' }, 300_000],
    [{ 'retry-after': 'Wed, 14 Jul 2021 09:05:00 GMT', date: 'noon' }, 300_000],
  ])('%j', (headers, ms) => {
    expect(read(headers)).toBe(ms)
    expect(read(headers, 503)).toBe(ms)
  })

  test('is nothing with another status', () => {
    expect(read({ 'retry-after': '120' }, 500)).toBeNull()
  })

  test.each<[Record<string, string | string[]>]>([
    [{}],
    [{ 'retry-after': '' }],
    [{ 'retry-after': '-5' }],
    [{ 'retry-after': '1.5' }],
    [{ 'retry-after': '1e9' }],
    [{ 'retry-after': '9999999999' }],
    [{ 'retry-after': 'soon 5' }],
    [{ 'retry-after': 'Wed, 99 Foo 2021 09:05:00 GMT' }],
    [{ 'retry-after': ['1', '2'] }],
  ])('cannot be read and is ignored: %j', (headers) => {
    expect(read(headers)).toBeNull()
  })
})

describe('a message that a CRM wants later', () => {
  let backend: TestBackend
  let calls: number
  let told: object[]
  let failure: Failure | null
  beforeEach(async () => {
    backend = await createTestBackend(NOW.toISOString())
    await backend.post('/v1/request', testDrive())
    calls = 0
    told = []
  })

  const worker = () =>
    createOutboxWorker({
      db: backend.db,
      deliver: () => Promise.resolve((calls++, failure)),
      now: backend.now,
      log: { warn: (details) => told.push(details), error: () => {} },
      metrics: createMetrics(),
      options: { retryMs: 2_000 },
      random: () => 0.5,
    })
  const drainAfter = async (ms: number) => {
    backend.setNow(new Date(NOW.getTime() + ms).toISOString())
    await worker().drain()
  }

  test.each([
    { asked: 600_000, waits: 600_000 },
    // Sooner than our own step.
    { asked: 500, waits: 2_000 },
    { asked: 999_999_999_000, waits: 3_600_000 },
  ])('is not sent sooner, within our limits: $asked ms', async ({ asked, waits }) => {
    failure = { reason: 'HTTP 503', retryAfterMs: asked }
    await worker().drain()
    expect(told).toMatchObject([{ retryInMs: waits }])
    await drainAfter(waits - 1)
    expect(calls).toBe(1)
    await drainAfter(waits)
    expect(calls).toBe(2)
  })

  test('one that cannot be written waits as if it were refused, and is given up in the end; others go meanwhile', async () => {
    await backend.db.updateTable('lead').set({ origin: '{' }).execute()
    await backend.post('/v1/request', waitingList({ phone: '+79160000000' }))
    failure = null
    await worker().drain()
    const rowOf = () =>
      backend.db.selectFrom('outbox').select(['state', 'last_error']).orderBy('last_error', 'desc').execute()
    const reason = { last_error: 'a message about a request could not be written' }
    expect([calls, ...(await rowOf())]).toMatchObject([1, { state: 'waiting', ...reason }, { state: 'delivered' }])
    expect(told).toMatchObject([{ retryInMs: 2_000 }])
    await backend.db.updateTable('outbox').set({ attempts: 119 }).where('state', '=', 'waiting').execute()
    await drainAfter(2_000)
    expect(await rowOf()).toMatchObject([{ state: 'dead', ...reason }, { state: 'delivered' }])
  })

  test('is shown with the reason and the time of the next attempt, in the log and in the list', async () => {
    failure = { reason: 'HTTP 429', retryAfterMs: 600_000 }
    await worker().drain()
    expect(told).toMatchObject([{ reason: 'HTTP 429, Retry-After 600 s' }])
    const table = terminalTable(await listLeads(backend.db, { limit: 1 }), { personal: false, hasCrm: true })
    expect(table).toMatch(/created waiting +1 +2021-07-14 12:10 +HTTP 429, Retry-After 600 s$/)
  })
})
