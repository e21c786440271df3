import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { announcePrices, markAnnounced } from '#src/backend/leads/announcements.ts'
import { waitingText } from '#src/backend/leads/waiting-text.ts'
import { listAnnouncements, listWaiting } from '#src/backend/leads/waiting-list.ts'
import { releaseLeads } from '#src/backend/leads/release.ts'
import { createMetrics } from '#src/backend/metrics.ts'
import { claim } from '#src/backend/outbox/claim.ts'
import { measureOutbox } from '#src/backend/outbox/measure.ts'
import { createOutboxWorker } from '#src/backend/outbox/worker.ts'
import { eraseExpired } from '#src/backend/retention.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { visitorRequestShape } from '#src/domain/shapes/visitor-request.ts'
import { createTestBackend, dataOf, type TestBackend } from '../test-backend.ts'
import { databases, dropDatabases } from './databases.ts'
import { testDrive, waitingList } from './forms.ts'
import { setPrices } from './set-prices.ts'

afterAll(dropDatabases)

for (const { database, skip, open } of databases)
  describe.skipIf(skip)(`on ${database}: who waits for a price`, () => {
    let backend: TestBackend
    let logged: object[]
    const log = { info: (details: object) => void logged.push(details) }
    beforeEach(async () => {
      logged = []
      backend = await createTestBackend('2021-07-14T09:00:00Z', await open())
    })
    afterEach(() => backend.db.destroy())

    const send = async (form: Record<string, string>) => dataOf<LeadReceipt>(await backend.post('/v1/request', form))
    const own = async ({ url }: LeadReceipt) => visitorRequestShape.parse(dataOf(await backend.get(`/v1${url}`)))
    const sweep = () => announcePrices(backend.db, backend.now(), log)
    const price = (model: string) => setPrices(backend.db, model)
    const rowsOf = () => backend.db.selectFrom('outbox').select(['state']).where('event', '=', 'announcement').execute()

    test('is promised two years at most, and told so; any other request has its 90 days', async () => {
      expect((await own(await send(waitingList()))).keptUntil).toBe('2023-07-14T09:00:00.000Z')
      expect((await own(await send(testDrive()))).keptUntil).toBe('2021-10-12T09:00:00.000Z')
    })

    test('hears nothing before there is a price, and once when there is one, however often it is looked for', async () => {
      const first = await send(waitingList({ email: 'anna@example.ru' }))
      await send(waitingList({ phone: '9160000001', model: 'new-g80' }))
      await sweep()
      expect(await rowsOf()).toEqual([])
      await price('gv80')
      await Promise.all([sweep(), sweep()])
      await sweep()
      expect(await rowsOf()).toEqual([{ state: 'waiting' }])
      expect(logged).toContainEqual({ model: 'gv80', count: 1 })
      expect(await listAnnouncements(backend.db)).toMatchObject([
        { number: first.number, model: 'gv80', email: 'anna@example.ru', price: expect.stringMatching(/^от 5.900/) },
      ])
      expect((await listWaiting(backend.db)).map(({ model }) => model)).toEqual(['new-g80'])
      expect((await own(first)).announcement).toBe('announced')
      // Until somebody has mailed or called; the promise of two years is over.
      expect((await own(first)).keptUntil).toBe('2021-10-12T09:00:00.000Z')
    })

    test('whose two years are nearly over is not kept for longer because of the price', async () => {
      const receipt = await send(waitingList())
      backend.setNow('2023-07-01T09:00:00Z')
      await price('gv80')
      await sweep()
      expect(await rowsOf()).toEqual([{ state: 'waiting' }])
      expect((await own(receipt)).keptUntil).toBe('2023-07-14T09:00:00.000Z')
    })

    test('the message is nobody’s but an operator’s: no CRM gets it, no alert counts it', async () => {
      await send(waitingList())
      await price('gv80')
      await sweep()
      const told: string[] = []
      await createOutboxWorker({
        db: backend.db,
        deliver: async ({ fields }) => {
          told.push(fields['event'] ?? '')
          return null
        },
        now: backend.now,
        log: { warn: () => {}, error: () => {} },
        metrics: createMetrics(),
      }).drain()
      expect(told).toEqual(['created'])
      expect(await measureOutbox(backend.db, backend.now())).toMatchObject({ waiting: 0 })
      expect(await rowsOf()).toEqual([{ state: 'waiting' }])
    })

    test('is not called about a letter that is being sent, when mail is taken out of the settings', async () => {
      await send(waitingList({ email: 'anna@mail.internal' }))
      await price('gv80')
      await announcePrices(backend.db, backend.now(), log, true)
      expect(await claim(backend.db, 1, backend.now(), 60_000, 'letters')).toMatchObject([{ event: 'announcement' }])
      await announcePrices(backend.db, backend.now(), log, false)
      expect(await listAnnouncements(backend.db)).toEqual([])
    })

    test('is marked as told once; then the data have thirty days', async () => {
      const receipt = await send(waitingList())
      expect(await markAnnounced(backend.db, receipt.number, backend.now())).toBe(false)
      await price('gv80')
      await sweep()
      expect(await markAnnounced(backend.db, receipt.number, backend.now())).toBe(true)
      expect(await markAnnounced(backend.db, receipt.number, backend.now())).toBe(false)
      expect(await listAnnouncements(backend.db)).toEqual([])
      expect(await own(receipt)).toMatchObject({ announcement: 'told', keptUntil: '2021-08-13T09:00:00.000Z' })
      await sweep()
      expect(await rowsOf()).toEqual([{ state: 'delivered' }])
      backend.setNow('2021-08-13T09:00:00.000Z')
      expect(await eraseExpired(backend.db, backend.now())).toBe(1)
    })

    test('who has cancelled or taken the consent back is not told', async () => {
      const [one, other] = [await send(waitingList()), await send(waitingList({ phone: '9160000001' }))]
      await backend.post(`/v1${one.url}`, { action: 'cancel' })
      await price('gv80')
      await sweep()
      await backend.post(`/v1${other.url}`, { action: 'withdraw' })
      expect(await listAnnouncements(backend.db)).toEqual([])
      expect(await rowsOf()).toEqual([{ state: 'dropped' }])
    })

    test('a suspected request is told of its price only once it is released, and ends in silence', async () => {
      await send(waitingList({ website: 'http://spam.example' }))
      await price('gv80')
      await sweep()
      expect([await rowsOf(), await listWaiting(backend.db)]).toEqual([[], []])
      await releaseLeads(backend.db, {}, backend.now())
      await sweep()
      expect(await rowsOf()).toEqual([{ state: 'waiting' }])
      await send(waitingList({ website: 'http://spam.example', phone: '9160000002' }))
      await eraseExpired(backend.db, new Date('2024-01-01T00:00:00Z'))
      const expired = backend.db.selectFrom('outbox').select('id').where('event', '=', 'expired')
      expect(await expired.execute()).toHaveLength(1)
    })

    test('the list for an operator names the model, those to mail and those to call', async () => {
      await send(waitingList({ email: 'anna@example.ru' }))
      await send(waitingList({ phone: '9160000001', name: 'Пётр' }))
      const text = waitingText(await listWaiting(backend.db))
      expect(text).toMatch(/^GV80\n to mail: 1\n .*anna@example\.ru\n to call: 1\n .*Пётр {2}\+79160000001$/)
      expect(waitingText([])).toBe('Nobody.')
    })

    test('the list has the day in Moscow since when somebody waits', async () => {
      backend.setNow('2021-07-14T21:30:00Z')
      await send(waitingList())
      expect(await listWaiting(backend.db)).toMatchObject([{ since: '2021-07-15' }])
    })
  })
