import type { KyselyPlugin } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { closeByNumber } from '#src/backend/leads/change.ts'
import { eraseExpired } from '#src/backend/retention.ts'
import { toCsv } from '#src/backend/leads/csv.ts'
import { EXPORT_COLUMNS } from '#src/backend/leads/export-columns.ts'
import { terminalTable } from '#src/backend/leads/terminal-table.ts'
import { retryLeads, showLead } from '#src/backend/leads/operate.ts'
import { exportLeads } from '#src/backend/leads/export-leads.ts'
import { listLeads } from '#src/backend/leads/list-leads.ts'
import { printable } from '#src/backend/leads/printable.ts'
import { releaseLeads } from '#src/backend/leads/release.ts'
import { selectLeads, type LeadFilter } from '#src/backend/leads/select.ts'
import { createMetrics } from '#src/backend/metrics.ts'
import { measureOutbox } from '#src/backend/outbox/measure.ts'
import { createOutboxWorker } from '#src/backend/outbox/worker.ts'
import {
  ADVERTISING_EDITION_FIELD,
  EDITION_FIELD,
  HONEYPOT,
  IDEMPOTENCY_FIELD,
  NAMED_FIELD,
  type LeadReceipt,
} from '#src/domain/lead.ts'
import {
  configuratorLeadShape,
  loungeShape,
  testDriveShape,
  tradeInShape,
  waitingListShape,
} from '#src/domain/shapes/lead.ts'
import { createTestBackend, dataOf, type TestBackend } from '../test-backend.ts'
import { testDrive, waitingList } from './forms.ts'

let backend: TestBackend
let number: string
beforeEach(async () => {
  backend = await createTestBackend()
  number = dataOf<LeadReceipt>(await backend.post('/v1/request', testDrive())).number
})

const told = () => ({ now: backend.now(), mail: null })
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
    const lines = terminalTable(dead, { personal: false, hasCrm: true }).split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(/^NUMBER .* HOUR .* CRM .* TRIES +NEXT TRY \(MSK\) +ERROR/)
    expect(lines[1]).toMatch(/test-drive +accepted +gv70 +.* 2021-07-16 12:00 +created dead +1 +- +HTTP 500$/)
    expect(lines[1]).not.toMatch(/Иван|916/)
    expect(terminalTable(dead, { personal: true, hasCrm: true })).toMatch(/HTTP 500 +Иван Петров +\+79161234567$/)
  })

  test('without a CRM nothing is said to have been delivered to one', async () => {
    const table = terminalTable(await listLeads(backend.db, { limit: 1 }), { personal: false, hasCrm: false })
    expect(table).toMatch(/ none is set/)
  })

  test('finds a request by what is remembered of a phone', async () => {
    const found = async (phone: string) => (await listLeads(backend.db, { phone, limit: 9 })).map((lead) => lead.number)
    for (const phone of ['+7 916 123-45-67', '8 (916) 123-45-67', '123-45-67', '4567', '+7916'])
      expect([phone, await found(phone)]).toEqual([phone, [number]])
    for (const phone of ['+7 916 123-45-68', '4568']) expect([phone, await found(phone)]).toEqual([phone, []])
  })

  test('sees one line for a request, however much was told of it; the worst of it', async () => {
    const { url } = dataOf<LeadReceipt>(await backend.post('/v1/request', waitingList()))
    await giveUp()
    await backend.post(`/v1${url}`, { action: 'cancel' })
    const [later, first, ...others] = await listLeads(backend.db, { limit: 10 })
    expect(others).toEqual([])
    expect([later, first].map((lead) => lead?.delivery?.state)).toEqual(['dead', 'dead'])
  })

  test('sees a suspected request, of which nobody is told, until its release', async () => {
    await backend.post('/v1/request', waitingList({ [HONEYPOT]: 'http://spam.example' }))
    const lines = async () =>
      terminalTable(await listLeads(backend.db, { limit: 10 }), { personal: false, hasCrm: true })
    expect(await lines()).toMatch(/waiting-list +accepted, suspected +gv80 +- +- +not told/)
    await releaseLeads(backend.db, { held: 'suspected' }, backend.now())
    expect(await lines()).toMatch(/waiting-list +accepted +gv80 +- +- +created waiting/)
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
    expect(await closeByNumber(backend.db, 'NOBODY22', 'withdraw', told())).toBe('missing')
    expect(await closeByNumber(backend.db, number, 'withdraw', told())).toBe('done')
    const shown = (await showLead(backend.db, number))!
    expect(shown).toMatchObject({ status: 'withdrawn', personal: 'erased' })
    expect(shown.consents).toMatchObject([{ withdrawn_at: backend.now().toISOString() }])
    expect(shown.outbox.map(({ event }) => event)).toContain('withdrawn')
    const at = backend.now().toISOString()
    const later = { ...told(), now: new Date(backend.now().getTime() + 60_000) }
    expect(await closeByNumber(backend.db, number, 'withdraw', later)).toEqual({ was: 'withdrawn', at })
    expect((await showLead(backend.db, number))!.outbox).toHaveLength(shown.outbox.length)
  })

  test('finds requests by dealer, type, day, phone and source, together or alone', async () => {
    await backend.post('/v1/request', waitingList())
    const found = async (filter: LeadFilter) => (await selectLeads(backend.db, filter)).map(({ type }) => type)
    const [lead] = await selectLeads(backend.db, { type: 'test-drive' })
    expect(await found({})).toHaveLength(2)
    expect(await found({ type: 'waiting-list' })).toEqual(['waiting-list'])
    expect(await found({ dealer: String(lead!.dealer_id) })).toEqual(['test-drive'])
    expect(await found({ dealer: lead!.dealer!.slice(2).toUpperCase() })).toEqual(['test-drive'])
    expect(await found({ dealer: '999' })).toEqual([])
    expect(await found({ phone: '8 (916) 123-45-67', type: 'test-drive' })).toEqual(['test-drive'])
    expect(await found({ phone: '+7 916 000-00-00' })).toEqual([])
    expect(await found({ source: 'LETTER' })).toEqual(['test-drive'])
    expect(await found({ since: '2021-07-14T00:00:00.000Z', before: '2021-07-15T00:00:00.000Z' })).toHaveLength(2)
    expect(await found({ before: '2021-07-14T00:00:00.000Z' })).toEqual([])
  })

  test('cancels for others: the hour is free, the data stay; what is closed stays as it is', async () => {
    const at = backend.now().toISOString()
    expect(await closeByNumber(backend.db, number, 'cancel', told())).toBe('done')
    expect(await closeByNumber(backend.db, number, 'cancel', told())).toEqual({ was: 'cancelled', at })
    expect(await showLead(backend.db, number)).toMatchObject({ status: 'cancelled', personal: { name: 'Иван' } })
    expect(await backend.db.selectFrom('slot_booking').selectAll().execute()).toEqual([])
    await closeByNumber(backend.db, number, 'withdraw', told())
    expect(await closeByNumber(backend.db, number, 'cancel', told())).toEqual({ was: 'withdrawn', at })
    expect(await showLead(backend.db, number)).toMatchObject({ status: 'withdrawn' })
  })

  test('is told that the data of a request were erased after their term', async () => {
    const { erase_at: at } = await backend.db.selectFrom('lead').select('erase_at').executeTakeFirstOrThrow()
    await eraseExpired(backend.db, new Date(at))
    for (const action of ['withdraw', 'cancel'] as const)
      expect(await closeByNumber(backend.db, number, action, told())).toEqual({ was: 'erased', at })
  })

  test('takes them to a spreadsheet', async () => {
    await backend.post('/v1/request', waitingList())
    const records = await exportLeads(backend.db, { since: '2021-07-01' })
    expect(records).toMatchObject([
      { number, phone: '+79161234567', slot_date: '2021-07-16', utm_source: 'letter' },
      { type: 'waiting-list', slot_date: '' },
    ])
    expect(await exportLeads(backend.db, { since: '2021-07-15' })).toEqual([])
    const [head = '', first = ''] = toCsv(EXPORT_COLUMNS, records).split('\r\n')
    expect(head).toMatch(/^\ufeffНомер;Создана \(МСК\);Вид;Состояние;Модель;Город;Дилер;/)
    const cells = new Map(head.split(';').map((title, index) => [title, first.split(';')[index]]))
    expect(cells.get('Создана (МСК)')).toBe('2021-07-14 12:00')
    expect(cells.get('Телефон')).toBe('+79161234567')
    expect(cells.get('Удостоверение')).toBe('да')
    expect(cells.get('Город')).toMatch(/^[А-Я]/)
    expect(cells.get('Согласие на обработку (МСК)')).toBe('2021-07-14 12:00')
    expect(cells.get('Согласие на рекламу (МСК)')).toBe('')
    expect(toCsv(EXPORT_COLUMNS, []).split('\r\n')[0]).toBe(head)
  })

  test('the file of some numbers costs as much as these, however many requests there are', async () => {
    await backend.post('/v1/request', testDrive({ phone: '9031112244', time: '13:00' }))
    let read = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult({ result }) {
        read += result.rows.filter((row) => 'secret' in row).length
        return Promise.resolve(result)
      },
    }
    const records = await exportLeads(backend.db.withPlugin(counting), { numbers: new Set([number]) })
    expect(records.map((record) => record['number'])).toEqual([number])
    expect(read).toBe(1)
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
  ['a;b', '"a;b"'],
  ['a,b', 'a,b'],
  [' =1+1', "' =1+1"],
  ['a\u009b2Jb', 'a 2Jb'],
  ['say "yes"', '"say ""yes"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['@cmd', "'@cmd"],
  ['-1+1', "'-1+1"],
  ['+79161234567', '+79161234567'],
])('%j stands in CSV as %s', (value, cell) => {
  expect(toCsv([{ key: 'x', title: 'Икс' }], [{ x: value }])).toBe(`\ufeffИкс\r\n${cell}\r\n`)
})

test('an export has a column for every field that a form has', () => {
  const shapes = [testDriveShape, tradeInShape(2026), loungeShape, waitingListShape, configuratorLeadShape]
  const fields = new Set(shapes.flatMap((shape) => Object.keys(shape.shape)))
  const columns = new Set(EXPORT_COLUMNS.map(({ key }) => key))
  // Told by another column, or of no use to anybody who calls.
  const unseen = [IDEMPOTENCY_FIELD, HONEYPOT, EDITION_FIELD, ADVERTISING_EDITION_FIELD, NAMED_FIELD]
  const others = ['lead_type', 'city_id', 'dealer_id', 'time', 'agree', 'agree_marketing', ...unseen]
  expect([...fields].filter((name) => !columns.has(name) && !others.includes(name))).toEqual([])
})

test('nothing that a terminal obeys reaches it', () => {
  expect(printable('a\u001b[2Jb\u009b3mc\u202ed\u2066\r\ne\tf')).toBe(
    'a\\u001b[2Jb\\u009b3mc\\u202ed\\u2066\\u000d\ne\\u0009f',
  )
  expect(printable('Иван «Ё» — 5\u00a0км 👨‍👩‍👧')).toBe('Иван «Ё» — 5\u00a0км 👨‍👩‍👧')
})
