import { beforeEach, describe, expect, test } from 'vitest'
import { withdrawByNumber } from '#src/backend/leads/change.ts'
import { toCsv } from '#src/backend/leads/csv.ts'
import { toTable } from '#src/backend/leads/lead-table.ts'
import { exportLeads, listLeads, retryLeads, showLead } from '#src/backend/leads/operate.ts'
import { createMetrics } from '#src/backend/metrics.ts'
import { measureOutbox } from '#src/backend/outbox/measure.ts'
import { createOutboxWorker } from '#src/backend/outbox/worker.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { createTestBackend, dataOf, type TestBackend } from '../test-backend.ts'
import { testDrive, waitingList } from './forms.ts'

let backend: TestBackend
let number: string
beforeEach(async () => {
  backend = await createTestBackend()
  number = dataOf<LeadReceipt>(await backend.post('/v1/request', testDrive())).number
})

/** The CRM refuses everything, and one refusal is enough to give up. */
const giveUp = () =>
  createOutboxWorker({
    db: backend.db,
    deliver: () => Promise.resolve('HTTP 500'),
    now: backend.now,
    log: { warn: () => {}, error: () => {} },
    metrics: createMetrics(),
    options: { tries: 1 },
  }).drain()

describe('an operator', () => {
  test('sees what waits and what was given up, and nobody’s data in the list', async () => {
    expect(await listLeads(backend.db, { limit: 10 })).toMatchObject([
      { number, delivery: { event: 'created', state: 'waiting', attempts: 0 } },
    ])
    await giveUp()
    const dead = await listLeads(backend.db, { state: 'dead', limit: 10 })
    expect(dead).toMatchObject([{ number, delivery: { state: 'dead', attempts: 1, last_error: 'HTTP 500' } }])
    expect(await listLeads(backend.db, { state: 'waiting', limit: 10 })).toEqual([])
    const lines = toTable(dead, { personal: false }).split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(/^NUMBER .* HOUR .* CRM .* TRIES/)
    expect(lines[1]).toMatch(/test-drive +accepted +gv70 +.* 2021-07-16 12:00 +created dead +1 +HTTP 500$/)
    expect(lines[1]).not.toMatch(/Иван|916/)
    expect(toTable(dead, { personal: true })).toMatch(/HTTP 500 +Иван Петров +\+79161234567$/)
  })

  test('sees one line for a request, however much was told of it; the worst of it', async () => {
    const { url } = dataOf<LeadReceipt>(await backend.post('/v1/request', waitingList()))
    await giveUp()
    await backend.post(`/v1${url}`, { action: 'cancel' })
    const [later, first, ...others] = await listLeads(backend.db, { limit: 10 })
    expect(others).toEqual([])
    expect([later, first].map((lead) => lead?.delivery.state)).toEqual(['dead', 'dead'])
  })

  test('sees one request whole, but not the visitor’s secret', async () => {
    const shown = JSON.stringify(await showLead(backend.db, number))
    expect(shown).toMatch(/Петров.*\+79161234567|\+79161234567.*Петров/)
    const { secret } = await backend.db.selectFrom('lead').select('secret').executeTakeFirstOrThrow()
    expect(shown).not.toContain(secret)
    expect(await showLead(backend.db, 'NOBODY22')).toBeUndefined()
  })

  test('lets what was given up go again', async () => {
    expect(await retryLeads(backend.db, backend.now())).toBe(0)
    await giveUp()
    expect(await retryLeads(backend.db, backend.now())).toBe(1)
    expect(await listLeads(backend.db, { limit: 1 })).toMatchObject([{ delivery: { state: 'waiting' } }])
    expect(await retryLeads(backend.db, backend.now(), 'NOBODY22')).toBe(0)
    expect(await retryLeads(backend.db, backend.now(), number)).toBe(1)
  })

  test('takes the consent back for a visitor who asks', async () => {
    expect(await withdrawByNumber(backend.db, 'NOBODY22', backend.now())).toBe(false)
    expect(await withdrawByNumber(backend.db, number, backend.now())).toBe(true)
    const shown = (await showLead(backend.db, number))!
    expect(shown).toMatchObject({ status: 'withdrawn', personal: 'erased' })
    expect(shown.consents).toMatchObject([{ withdrawn_at: backend.now().toISOString() }])
    expect(shown.outbox.map(({ event }) => event)).toContain('withdrawn')
    expect(await withdrawByNumber(backend.db, number, backend.now())).toBe(true)
    expect((await showLead(backend.db, number))!.outbox).toHaveLength(shown.outbox.length)
  })

  test('takes them to a spreadsheet', async () => {
    await backend.post('/v1/request', waitingList())
    const records = await exportLeads(backend.db, '2021-07-01')
    expect(records).toMatchObject([
      { number, phone: '+79161234567', slot_date: '2021-07-16', utm_source: 'letter' },
      { type: 'waiting-list', slot_date: '' },
    ])
    expect(await exportLeads(backend.db, '2021-07-15')).toEqual([])
    expect(toCsv(records).split('\r\n')[0]).toMatch(/^number,type,status/)
  })

  test('sees in the metrics what waits, since when, and what was given up', async () => {
    const { registry } = createMetrics(() => measureOutbox(backend.db, backend.now()))
    backend.setNow('2021-07-14T09:01:00Z')
    expect(await registry.metrics()).toMatch(/outbox_waiting 1\n[^]*outbox_oldest_seconds 60\n/)
    await giveUp()
    expect(await registry.metrics()).toMatch(/outbox_waiting 0\n[^]*outbox_dead 1\n/)
  })
})

test.each([
  ['a,b', '"a,b"'],
  ['say "yes"', '"say ""yes"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['@cmd', "'@cmd"],
  ['-1+1', "'-1+1"],
  ['+79161234567', '+79161234567'],
])('%j stands in CSV as %s', (value, cell) => {
  expect(toCsv([{ x: value }])).toBe(`x\r\n${cell}\r\n`)
})
