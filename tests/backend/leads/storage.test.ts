import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BRAND } from '#src/brand/brand.ts'
import type { Deliver } from '#src/backend/crm/deliver.ts'
import { receiveLead } from '#src/backend/crm/embedded.ts'
import { createMetrics } from '#src/backend/metrics.ts'
import { claim, settle } from '#src/backend/outbox/claim.ts'
import type { Message } from '#src/backend/outbox/message.ts'
import { createOutboxWorker } from '#src/backend/outbox/worker.ts'
import { eraseExpired } from '#src/backend/retention.ts'
import { leadMessages, type LeadReceipt } from '#src/domain/lead.ts'
import { visitorRequestShape, type NearestSlot, type VisitorRequest } from '#src/domain/shapes/visitor-request.ts'
import type { ScheduleMap } from '#src/domain/schedule.ts'
import { passedFields } from '#src/domain/passed-fields.ts'
import { createTestBackend, dataOf, messageOf, type TestBackend } from '../test-backend.ts'
import { databases, dropDatabases } from './databases.ts'
import { everyForm, lounge, testDrive, tradeIn, waitingList } from './forms.ts'

afterAll(dropDatabases)

const PERSONAL = /Иван|Петров|9161234567|example\.ru|Без звонка|xw7bf4/i
const DAY_MS = 86_400_000

for (const { database, skip, open } of databases)
  describe.skipIf(skip)(`on ${database}`, () => {
    let backend: TestBackend
    beforeEach(async () => {
      backend = await createTestBackend('2021-07-14T09:00:00Z', await open())
    })
    afterEach(() => backend.db.destroy())

    const send = (form: Record<string, string>) => backend.post('/v1/request', form)
    async function accepted(form: Record<string, string>): Promise<LeadReceipt> {
      const response = await send(form)
      expect(response).toMatchObject({ status: 200, data: { success: true, message: '' } })
      return dataOf(response)
    }
    const secretOf = ({ url }: LeadReceipt) => url.split('/').at(-1) ?? ''
    const own = async (receipt: LeadReceipt): Promise<VisitorRequest> =>
      visitorRequestShape.parse(dataOf(await backend.get(`/v1/request/${secretOf(receipt)}`)))
    const act = (receipt: LeadReceipt, fields: Record<string, string>) =>
      backend.post(`/v1/request/${secretOf(receipt)}`, fields)
    const isFree = async (date: string, time: string) =>
      dataOf<ScheduleMap>(await backend.get('/schedule', { method: 'getShedule', dealer_id: 1 }))[date]?.[time]
        ?.available
    const count = async (table: 'lead' | 'consent' | 'outbox' | 'slot_booking' | 'crm_lead' | 'crm_note') => {
      const row = await backend.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    }
    const everything = async () =>
      JSON.stringify(
        await Promise.all(
          (['lead', 'consent', 'outbox', 'slot_booking', 'crm_lead', 'crm_note'] as const).map((table) =>
            backend.db.selectFrom(table).selectAll().execute(),
          ),
        ),
      )
    const toStandIn: Deliver = async (message) => {
      const { ResultCode } = await receiveLead(backend.db, message, backend.now())
      return ResultCode === 'Y' ? null : 'ResultCode N'
    }
    const worker = (deliver: Deliver, options: { tries?: number; leaseMs?: number } = {}) =>
      createOutboxWorker({
        db: backend.db,
        deliver,
        now: backend.now,
        log: { warn: () => {}, error: () => {} },
        metrics: createMetrics(),
        options: { retryMs: 1_000, ...options },
        random: () => 0.5,
      })
    const later = (ms: number) => backend.setNow(new Date(backend.now().getTime() + ms).toISOString())

    describe('a request', () => {
      test.each(Object.entries(everyForm))('%s is stored with its consent and its message', async (_, form) => {
        const receipt = await accepted(form())
        expect(receipt.number).toMatch(/^[2345679ACDEFHJKMNPRTUVWXYZ]{8}$/)
        expect(receipt.url).toMatch(/^\/request\/[\w-]{22}$/)
        expect([await count('lead'), await count('consent'), await count('outbox')]).toEqual([1, 1, 1])
        const consent = await backend.db.selectFrom('consent').selectAll().executeTakeFirstOrThrow()
        expect(consent).toMatchObject({
          kind: 'processing',
          given_at: '2021-07-14T09:00:00.000Z',
          page: '/test-drive.html',
        })
        expect(consent.text_hash).toMatch(/^[\da-f]{64}$/)
        expect(consent.address_hash).toMatch(/^[\da-f]{64}$/)
      })

      test('is read back as it was typed, phone and hour in their normal form', async () => {
        // A browser's mail field has turned the domain into ASCII.
        const address = 'анна@xn--80a1acny.xn--p1ai'
        expect(await own(await accepted(testDrive({ email: address })))).toMatchObject({
          type: 'test-drive',
          status: 'accepted',
          model: 'gv70',
          city: 'Москва',
          booking: { date: '16.07.2021', time: '12:00' },
          sent: {
            phone: '+79161234567',
            surname: 'Петров',
            email: 'анна@почта.рф',
            comment: 'Без звонка до обеда 🙂',
          },
        })
      })

      test('the consent names the dealer; advertising is a consent of its own', async () => {
        await accepted(testDrive({ agree_marketing: 'on' }))
        await accepted(testDrive({ dealer_id: '2', time: '13:00' }))
        const rows = await backend.db.selectFrom('consent').select(['kind', 'text_hash']).execute()
        const processing = rows.filter(({ kind }) => kind === 'processing')
        expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['advertising', 'processing', 'processing'])
        expect(processing[0]?.text_hash).not.toBe(processing[1]?.text_hash)
      })

      test('sent again is the same one, even ten times at once', async () => {
        const form = testDrive()
        const receipts = await Promise.all(Array.from({ length: 10 }, () => accepted(form)))
        expect(new Set(receipts.map(({ url }) => url)).size).toBe(1)
        expect(await accepted(form)).toEqual(receipts[0])
        expect([await count('lead'), await count('outbox'), await count('slot_booking')]).toEqual([1, 1, 1])
        // The document is made anew for a second attempt, or is not made in time.
        const { file, ...order } = everyForm.configuratorLead()
        const first = await accepted({ ...order, file: file ?? '' })
        expect(await accepted({ ...order, file: '/upload/configurations/ijklmnop12345678.pdf' })).toEqual(first)
        expect(await accepted(order)).toEqual(first)
      })

      test('without a key its content is the key, until it is changed or cancelled', async () => {
        const { request_key: _, ...form } = testDrive()
        const receipts = await Promise.all(Array.from({ length: 5 }, () => accepted(form)))
        expect(new Set(receipts.map(({ url }) => url)).size).toBe(1)
        expect(await count('lead')).toBe(1)
        await act(receipts[0]!, { action: 'cancel' })
        expect((await accepted(form)).url).not.toBe(receipts[0]!.url)
        expect([await count('lead'), await count('slot_booking')]).toEqual([2, 1])
      })

      test('another one under the same key is refused', async () => {
        const form = waitingList()
        await accepted(form)
        expect(await send({ ...form, name: 'Пётр' })).toMatchObject({ status: 409 })
        expect(await count('lead')).toBe(1)
      })

      test('without an hour is taken where the schedule could not be loaded', async () => {
        const receipt = await accepted(testDrive({ date: '', time: '' }))
        expect(receipt.calendar).toBeNull()
        expect(await count('slot_booking')).toBe(0)
      })
    })

    describe('an hour', () => {
      test('that is taken is refused, and nothing of the request stays', async () => {
        await accepted(testDrive())
        const before = await everything()
        const refused = await send(testDrive({ phone: '9161112233' }))
        expect(refused.status).toBe(409)
        expect(messageOf(refused)).toBe(leadMessages.slotTaken)
        expect(await everything()).toBe(before)
        expect(await isFree('16.07.2021', '12:00')).toBe(false)
      })

      test('is one visitor’s, however many want it at once', async () => {
        const statuses = await Promise.all(
          Array.from(
            { length: 25 },
            async (_, index) => (await send(testDrive({ phone: `91600000${10 + index}` }))).status,
          ),
        )
        expect(statuses.filter((status) => status === 200)).toHaveLength(1)
        expect(statuses.filter((status) => status === 409)).toHaveLength(24)
      })

      test('is the only one of its request, by the database itself', async () => {
        await accepted(testDrive())
        const { lead_id } = await backend.db.selectFrom('slot_booking').select('lead_id').executeTakeFirstOrThrow()
        const second = { dealer_id: 1, date: '2021-07-17', time: '10:00', lead_id }
        await expect(backend.db.insertInto('slot_booking').values(second).execute()).rejects.toThrow(/unique/i)
      })

      test('moved: the old one is free again, the new one is taken, the calendar counts', async () => {
        const receipt = await accepted(testDrive())
        const moved = await act(receipt, { action: 'move', date: '17.07.2021', time: '10:00' })
        expect(dataOf(moved)).toMatchObject({ booking: { date: '17.07.2021', time: '10:00' } })
        expect([await isFree('16.07.2021', '12:00'), await isFree('17.07.2021', '10:00')]).toEqual([true, false])
        const { sequence } = await backend.db.selectFrom('lead').select('sequence').executeTakeFirstOrThrow()
        expect(sequence).toBe(1)
      })

      test('moved to a taken one: the visitor keeps the old one', async () => {
        const receipt = await accepted(testDrive())
        await accepted(testDrive({ time: '13:00' }))
        expect(await act(receipt, { action: 'move', date: '16.07.2021', time: '13:00' })).toMatchObject({ status: 409 })
        expect((await own(receipt)).booking).toEqual({ date: '16.07.2021', time: '12:00' })
        expect(await isFree('16.07.2021', '12:00')).toBe(false)
      })

      test('cancelled is free at once; cancelling twice is once', async () => {
        const receipt = await accepted(testDrive())
        for (let time = 0; time < 2; time++)
          expect(await act(receipt, { action: 'cancel' })).toMatchObject({ status: 200 })
        expect(await isFree('16.07.2021', '12:00')).toBe(true)
        expect(await own(receipt)).toMatchObject({ status: 'cancelled', booking: { time: '12:00' } })
        expect(await count('outbox')).toBe(2)
        expect(await act(receipt, { action: 'move', date: '17.07.2021', time: '10:00' })).toMatchObject({ status: 409 })
        await accepted(testDrive())
      })

      test.each([
        [{ action: 'move', date: '14.07.2021', time: '12:00' }, 422, 'date'],
        [{ action: 'move', date: '16.07.2021', time: '03:00' }, 422, 'time'],
        [{ action: 'move' }, 422, 'date'],
      ])('%j is refused', async (fields, status, field) => {
        const refused = await act(await accepted(testDrive()), fields as Record<string, string>)
        expect(refused.status).toBe(status)
        expect(dataOf<{ errors: object }>(refused).errors).toHaveProperty(field)
      })

      test('anything else done to it is refused', async () => {
        expect(await act(await accepted(testDrive()), { action: 'fly' })).toMatchObject({ status: 400 })
      })

      test('the nearest free one of every dealer nearby, soonest first', async () => {
        const nearest = async () =>
          dataOf<NearestSlot[]>(await backend.get('/v1/nearest-slots', { city_id: 1, model: 'gv70' }))
        const [first, second] = await nearest()
        expect(first).toMatchObject({ date: '15.07.2021' })
        expect(second).toBeDefined()
        await accepted(testDrive({ dealer_id: String(first!.dealer_id), date: first!.date, time: first!.time }))
        const slot = (await nearest()).find(({ dealer_id }) => dealer_id === first!.dealer_id)
        expect(slot).not.toEqual(first)
        const all = await nearest()
        const keys = all.map(({ date, time }) => `${date.split('.').reverse().join('-')} ${time}`)
        expect(keys).toEqual(keys.toSorted())
        expect(all.every(({ distance_km }) => distance_km <= 100)).toBe(true)
      })

      test('a dealer of the city itself is among them, however far from its middle', async () => {
        const ids = async () =>
          dataOf<NearestSlot[]>(await backend.get('/v1/nearest-slots', { city_id: 1, model: 'gv70' })).map(
            ({ dealer_id }) => dealer_id,
          )
        expect(await ids()).toContain(1)
        const { db } = backend
        const row = await db.selectFrom('dealer').select('document').where('id', '=', 1).executeTakeFirstOrThrow()
        const far = { ...(JSON.parse(row.document) as object), lat: 58 }
        await db
          .updateTable('dealer')
          .set({ document: JSON.stringify(far) })
          .where('id', '=', 1)
          .execute()
        expect(await ids()).toContain(1)
      })
    })

    describe('a consent taken back', () => {
      test('erases what is known of the person, here and in the CRM; the evidence and the count stay', async () => {
        const receipt = await accepted(testDrive({ agree_marketing: 'on', email: 'ivan@example.ru' }))
        await worker(toStandIn).drain()
        expect(await everything()).toMatch(PERSONAL)
        const before = await backend.db.selectFrom('lead').selectAll().executeTakeFirstOrThrow()
        expect(await act(receipt, { action: 'withdraw' })).toMatchObject({ status: 200 })
        await worker(toStandIn).drain()
        expect(await everything()).not.toMatch(PERSONAL)
        // Nor anything that could be found again by trying names and phones. The counter's number of the browser is one
        // of them.
        const browser = '1637526000123456789'
        expect(before.origin).toContain(browser)
        for (const trace of [before.phone_hash, before.email_hash, before.content_hash, before.request_key, browser]) {
          expect(trace).toMatch(/^.{8}/)
          expect(await everything()).not.toContain(trace)
        }
        expect(await own(receipt)).toMatchObject({
          status: 'withdrawn',
          sent: null,
          number: receipt.number,
          updated: backend.now().toISOString(),
          consents: [
            { kind: 'processing', withdrawn: backend.now().toISOString() },
            { kind: 'advertising', withdrawn: backend.now().toISOString() },
          ],
        })
        expect(await isFree('16.07.2021', '12:00')).toBe(true)
        const consents = await backend.db.selectFrom('consent').select('withdrawn_at').execute()
        expect(consents).toHaveLength(2)
        for (const { withdrawn_at } of consents) expect(withdrawn_at).not.toBeNull()
        expect(await act(receipt, { action: 'withdraw' })).toMatchObject({ status: 200 })
      })

      test('before the CRM was told: it is never told who it was', async () => {
        const receipt = await accepted(testDrive())
        await act(receipt, { action: 'withdraw' })
        const told: Message[] = []
        await worker(async (message) => {
          told.push(message)
          return null
        }).drain()
        expect(told.map(({ fields }) => fields['event'])).toEqual(['withdrawn'])
        expect(JSON.stringify(told)).not.toMatch(PERSONAL)
      })

      test('is also what the term of 90 days does', async () => {
        const receipt = await accepted(tradeIn())
        await worker(toStandIn).drain()
        later(90 * DAY_MS - 1)
        expect(await eraseExpired(backend.db, backend.now())).toBe(0)
        later(1)
        expect(await eraseExpired(backend.db, backend.now())).toBe(1)
        expect(await everything()).not.toMatch(PERSONAL)
        expect(await own(receipt)).toMatchObject({ status: 'expired', sent: null })
        expect(await count('lead')).toBe(1)
      })
    })

    describe('the outbox', () => {
      test('tells the CRM the fields of the specification, once', async () => {
        await accepted(testDrive())
        const told: Message[] = []
        const { drain } = worker(async (message) => {
          told.push(message)
          return null
        })
        await drain()
        await drain()
        expect(told).toHaveLength(1)
        expect(told[0]?.fields).toMatchObject({
          lead_type: 'test-drive',
          model: `${BRAND} GV70`,
          file: '',
          city: 'Москва',
          name: 'Иван',
          surname: 'Петров',
          phone: '+79161234567',
          email: 'ivan@example.ru',
          agree: 'on',
          date: '16.07.2021',
          time: '12:00',
          utm_source: 'letter',
          client_id: '1637526000123456789',
        })
        expect(told[0]?.fields['dealer']).not.toBe('')
        const filled = Object.entries(told[0]?.fields ?? {}).flatMap(([name, value]) => (value === '' ? [] : [name]))
        expect(passedFields('test-drive')).toEqual(expect.arrayContaining(filled))
      })

      test('a number no counter gives is left out, and the request is taken', async () => {
        await accepted(testDrive({ client_id: 'Анна' }))
        expect(await backend.db.selectFrom('lead').select('origin').execute()).toEqual([
          { origin: JSON.stringify({ utm_source: 'letter' }) },
        ])
      })

      test('tries again, later each time, and gives up after so many tries', async () => {
        await accepted(waitingList())
        let tries = 0
        const { drain } = worker(
          async () => {
            tries++
            return 'HTTP 500'
          },
          { tries: 3 },
        )
        await drain()
        await drain()
        expect(tries).toBe(1)
        later(1_000)
        await drain()
        later(1_000)
        await drain()
        expect(tries).toBe(2)
        later(1_000)
        await drain()
        later(DAY_MS)
        await drain()
        expect(tries).toBe(3)
        expect(await backend.db.selectFrom('outbox').select(['state', 'last_error']).execute()).toEqual([
          { state: 'dead', last_error: 'HTTP 500' },
        ])
      })

      test('keeps the order of one request and lets the others pass', async () => {
        const receipt = await accepted(testDrive())
        await act(receipt, { action: 'cancel' })
        await accepted(waitingList({ phone: '9031112233' }))
        const told: string[] = []
        let isFailing = true
        const { drain } = worker(async ({ fields }) => {
          if (isFailing && fields['request'] === receipt.number) return 'timeout'
          told.push(`${fields['lead_type']} ${fields['event']}`)
          return null
        })
        await drain()
        expect(told).toEqual(['waiting-list created'])
        isFailing = false
        later(60_000)
        await drain()
        expect(told.slice(1)).toEqual(['test-drive created', 'test-drive cancelled'])
      })

      test('gives a dead worker’s messages to another when their time is over', async () => {
        await accepted(waitingList())
        expect(await claim(backend.db, 5, backend.now(), 1_000)).toHaveLength(1)
        expect(await claim(backend.db, 5, backend.now(), 1_000)).toHaveLength(0)
        later(1_001)
        expect(await claim(backend.db, 5, backend.now(), 1_000)).toMatchObject([{ attempts: 2 }])
      })

      test.each([
        ['an hour', 3_600_000],
        ['a year', 365 * DAY_MS],
      ])('goes although the clock was %s ahead when it was stored', async (_, ahead) => {
        await accepted(waitingList())
        later(-ahead)
        expect(await claim(backend.db, 5, backend.now(), 1_000)).toHaveLength(1)
      })

      test('goes on although the clock was a year ahead when it was tried, and when a worker died with it', async () => {
        await accepted(waitingList())
        await accepted(lounge())
        await worker(() => Promise.resolve('HTTP 500')).drain()
        later(10_000)
        expect(await claim(backend.db, 1, backend.now(), 1_000)).toHaveLength(1)
        later(-365 * DAY_MS)
        expect(await claim(backend.db, 5, backend.now(), 1_000)).toHaveLength(2)
        expect(await claim(backend.db, 5, backend.now(), 1_000)).toEqual([])
      })

      test('what was dropped while a worker had it for too long stays dropped', async () => {
        const receipt = await accepted(waitingList())
        const [claimed] = await claim(backend.db, 5, backend.now(), 1_000)
        later(1_001)
        await act(receipt, { action: 'withdraw' })
        await settle(backend.db, claimed?.id ?? '', { state: 'delivered', at: backend.now() })
        const rows = await backend.db.selectFrom('outbox').select(['event', 'state']).orderBy('step').execute()
        expect(rows).toEqual([
          { event: 'created', state: 'dropped' },
          { event: 'withdrawn', state: 'waiting' },
        ])
      })

      test('waits a quarter of an hour at most, however often it has tried', async () => {
        await accepted(waitingList())
        await backend.db.updateTable('outbox').set({ attempts: 30 }).execute()
        await worker(async () => 'HTTP 500').drain()
        const { next_at } = await backend.db.selectFrom('outbox').select('next_at').executeTakeFirstOrThrow()
        expect(Date.parse(next_at) - backend.now().getTime()).toBe(900_000)
      })

      test('two workers share the work', async () => {
        for (let index = 0; index < 12; index++) await accepted(waitingList({ phone: `91600000${10 + index}` }))
        const told: string[] = []
        const deliver: Deliver = async ({ key }) => {
          told.push(key)
          return null
        }
        await Promise.all([worker(deliver).drain(), worker(deliver).drain()])
        expect(told).toHaveLength(12)
        expect(new Set(told).size).toBe(12)
      })

      test('one person within 24 hours is one lead with two notes, later another', async () => {
        await Promise.all([accepted(testDrive()), accepted(lounge())])
        later(DAY_MS + 1)
        await accepted(waitingList())
        await worker(toStandIn).drain()
        expect([await count('crm_lead'), await count('crm_note')]).toEqual([2, 3])
      })

      test('the same delivery again is one note', async () => {
        await accepted(waitingList())
        await worker(async (message) => {
          await toStandIn(message)
          return toStandIn(message)
        }).drain()
        expect([await count('crm_lead'), await count('crm_note')]).toEqual([1, 1])
      })
    })
  })
