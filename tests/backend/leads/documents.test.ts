import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deleteUnusedBuilds, findBuild, storeBuild } from '#src/backend/configurations/builds.ts'
import { readTrims } from '#src/backend/configurations/car.ts'
import { watchedForDocument } from '#src/backend/configurations/document-follows.ts'
import type { FileLimits } from '#src/backend/configurations/file-limits.ts'
import { deleteExpiredFiles, fileOf, readFile } from '#src/backend/configurations/files.ts'
import { createDocumentMaker } from '#src/backend/configurations/lead-document-maker.ts'
import { openDocument } from '#src/backend/configurations/lead-document.ts'
import type { PrintConfiguration } from '#src/backend/configurations/pdf.ts'
import { withPassport } from '#src/backend/leads/passport.ts'
import { createMetrics } from '#src/backend/metrics.ts'
import { createOutboxWorker } from '#src/backend/outbox/worker.ts'
import { emptyChoice } from '#src/domain/configurator/choice.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import type { VisitorRequest } from '#src/domain/shapes/visitor-request.ts'
import { createTestBackend, dataOf, type TestBackend } from '../test-backend.ts'
import { databases, dropDatabases } from './databases.ts'
import { configuratorLead } from './forms.ts'

afterAll(dropDatabases)

const MINUTE_MS = 60_000
/** The poller's next look may be seconds away on a busy machine. */
const BOUND = { timeout: MINUTE_MS }
const DAY_MS = 86_400_000
const ADDRESS = /^\/upload\/configurations\/([\w-]{22})\.pdf$/
const idOf = (address: string) => ADDRESS.exec(address)?.[1] ?? ''

for (const { database, skip, open } of databases)
  describe.skipIf(skip)(`on ${database}`, () => {
    let backend: TestBackend
    let config: string
    const print = vi.fn<PrintConfiguration>()
    beforeEach(async () => {
      backend = await createTestBackend('2021-07-14T09:00:00Z', await open())
      const [trim] = await readTrims(backend.db)
      config = `#slide=7&model=${trim!.conf_code}&comp=${trim!.id}`
      print.mockReset().mockImplementation(async () => Buffer.from('%PDF'))
    })
    afterEach(() => backend.db.destroy())

    const later = (ms: number) => backend.setNow(new Date(backend.now().getTime() + ms).toISOString())
    const context = (limits?: FileLimits) => ({
      db: backend.db,
      publicOrigin: 'https://site.example',
      now: backend.now,
      print,
      ...(limits && { limits }),
    })
    const log = { warn: vi.fn(), error: vi.fn() }
    const maker = (limits?: FileLimits) =>
      createDocumentMaker({ context: context(limits), log, metrics: createMetrics(), onMade: () => {} })

    /** A worker whose CRM keeps what it was told. */
    function outbox() {
      const told: Readonly<Record<string, string>>[] = []
      const metrics = createMetrics()
      const crm = withPassport(
        async ({ fields }) => {
          told.push(fields)
          return null
        },
        context(),
        log,
      )
      const deliver = watchedForDocument(crm, { db: backend.db, metrics, log })
      const { drain } = createOutboxWorker({ db: backend.db, deliver, now: backend.now, log, metrics })
      const tooEarly = async () => (await metrics.registry.getSingleMetric('leads_before_document_total')!.get()).values
      return { drain, told, tooEarly }
    }

    async function accepted(changes: Record<string, string> = {}): Promise<LeadReceipt> {
      const { file: _, ...form } = configuratorLead({ config })
      return dataOf<LeadReceipt>(await backend.post('/v1/request', { ...form, ...changes }))
    }
    const own = async ({ url }: LeadReceipt) => dataOf<VisitorRequest>(await backend.get(`/v1${url}`))
    /** The address stored with the request. */
    const promised = async ({ number }: LeadReceipt) => {
      const row = await backend.db
        .selectFrom('lead')
        .select('personal')
        .where('number', '=', number)
        .executeTakeFirstOrThrow()
      return (JSON.parse(row.personal!) as { file: string }).file
    }

    test('a request without its document waits for it, and goes with it as soon as it is made', async () => {
      const receipt = await accepted()
      const crm = outbox()
      await crm.drain()
      expect([crm.told.length, (await own(receipt)).file]).toEqual([0, null])
      await maker().drain()
      await crm.drain()
      const file = await promised(receipt)
      expect(crm.told).toMatchObject([
        { file, passport: expect.stringContaining(`Документ: https://site.example${file}`) },
      ])
      expect(crm.told[0]!['passport']).not.toContain('следует')
      expect((await own(receipt)).file).toBe(file)
      expect(await openDocument(backend.db, idOf(file), backend.now())).toMatchObject({ name: expect.any(String) })
      expect((await crm.tooEarly()).map(({ value }) => value)).toEqual([0])
    })

    test('after half an hour it goes with the address alone, says so, and the document is made all the same', async () => {
      print.mockRejectedValue(new Error('the printer is full'))
      const receipt = await accepted()
      const crm = outbox()
      await maker().drain()
      later(30 * MINUTE_MS - 1)
      await crm.drain()
      expect(crm.told).toHaveLength(0)
      later(1)
      await crm.drain()
      const file = await promised(receipt)
      expect(crm.told).toMatchObject([
        { file, passport: expect.stringContaining(`https://site.example${file} (документ следует)`) },
      ])
      expect((await crm.tooEarly()).map(({ value }) => value)).toEqual([1])
      expect(await openDocument(backend.db, idOf(file), backend.now())).toBe('waiting')

      print.mockResolvedValue(Buffer.from('%PDF'))
      later(5 * MINUTE_MS)
      await maker().drain()
      expect(await openDocument(backend.db, idOf(file), backend.now())).toHaveProperty('content')
    })

    test('a maker that died with one in hand loses it to the next', async () => {
      const receipt = await accepted()
      let isHanging = true
      print.mockImplementation(() => (isHanging ? new Promise(() => {}) : Promise.resolve(Buffer.from('%PDF'))))
      void maker().drain()
      await vi.waitFor(() => expect(print).toHaveBeenCalledOnce(), BOUND)
      isHanging = false
      await maker().drain()
      expect((await own(receipt)).file).toBeNull()
      later(MINUTE_MS)
      await maker().drain()
      expect((await own(receipt)).file).toBe(await promised(receipt))
    })

    test.skipIf(database !== 'SQLite')(
      'a process that is alone takes back at start what a dead one had in hand',
      async () => {
        const receipt = await accepted()
        print.mockImplementationOnce(() => new Promise(() => {}))
        void maker().drain()
        await vi.waitFor(() => expect(print).toHaveBeenCalledOnce(), BOUND)
        const parts = { context: context(), log, metrics: createMetrics(), onMade: () => {} }
        const next = createDocumentMaker({ ...parts, isAlone: true })
        next.start()
        await vi.waitFor(async () => expect((await own(receipt)).file).not.toBeNull(), BOUND)
        await next.stop()
      },
    )

    test('two makers at once make each document once', async () => {
      for (let index = 0; index < 4; index++)
        await accepted({ phone: `91600000${10 + index}`, dealer_id: String(1 + (index % 2)) })
      await Promise.all([maker().drain(), maker().drain()])
      // The same car for the same dealer is one content, whoever asked.
      expect(print.mock.calls.length).toBeLessThanOrEqual(4)
      const rows = await backend.db.selectFrom('lead_document').select(['made_at', 'attempts']).execute()
      expect(rows.map(({ made_at, attempts }) => [made_at !== null, attempts])).toEqual(
        Array.from({ length: 4 }, () => [true, 1]),
      )
    })

    test('it is made for the dealer of the form, not for the one the address had', async () => {
      await accepted({ config: `${config}&dealer=1`, dealer_id: '2' })
      await maker().drain()
      const row = await backend.db.selectFrom('dealer').select('document').where('id', '=', 2).executeTakeFirstOrThrow()
      const { name } = JSON.parse(row.document) as { name: string }
      expect(print).toHaveBeenCalledWith(expect.objectContaining({ dealer: expect.objectContaining({ name }) }))
    })

    test('a request that is erased has no document made', async () => {
      const receipt = await accepted()
      await backend.post(`/v1${receipt.url}`, { action: 'withdraw' })
      await maker().drain()
      expect(print).not.toHaveBeenCalled()
    })

    describe('a document the visitor has made', () => {
      const store = (content: string, limits: FileLimits, network: string | null = null) =>
        fileOf(backend.db, content, {
          make: async () => Buffer.from(content),
          name: 'Car.pdf',
          save: true,
          now: backend.now(),
          network,
          limits,
        })
      const roomy: FileLimits = { network: 1_000, all: 1_000 }
      const isThere = async (id: string) => (await readFile(backend.db, id, backend.now())) !== null

      test('is kept as long as the request that names it, and the request goes at once', async () => {
        const id = await store('0123456789', roomy)
        const file = `/upload/configurations/${id}.pdf`
        const receipt = await accepted({ file })
        const crm = outbox()
        await crm.drain()
        expect(crm.told).toMatchObject([{ file }])
        later(89 * DAY_MS)
        await deleteExpiredFiles(backend.db, backend.now())
        expect([await isThere(id), (await own(receipt)).file]).toEqual([true, file])
        later(DAY_MS)
        await deleteExpiredFiles(backend.db, backend.now())
        expect(await isThere(id)).toBe(false)
      })

      test('that is gone when the request comes is made anew', async () => {
        const id = await store('0123456789', roomy)
        later(2 * DAY_MS)
        await deleteExpiredFiles(backend.db, backend.now())
        const receipt = await accepted({ file: `/upload/configurations/${id}.pdf` })
        await maker().drain()
        const file = (await own(receipt)).file!
        expect(idOf(file)).not.toBe(id)
        expect(await openDocument(backend.db, idOf(file), backend.now())).toHaveProperty('content')
      })

      test('that has expired is made anew for whoever wants it, also before it is swept away', async () => {
        const id = await store('0123456789', roomy)
        later(2 * DAY_MS)
        expect(await isThere(id)).toBe(false)
        const next = await store('0123456789', roomy)
        expect([next === id, await isThere(next)]).toEqual([false, true])
      })

      test('of one network give way to its newer ones, and to nobody else’s', async () => {
        const limits = { network: 25, all: 1_000 }
        const other = await store('others-----', limits, 'b')
        const ids: string[] = []
        for (const content of ['first-----', 'second----', 'third-----']) {
          ids.push(await store(content, limits, 'a'))
          later(1_000)
        }
        expect(await Promise.all([...ids, other].map(isThere))).toEqual([false, true, true, true])
      })

      test('all together keep their limit; one that a request names goes last and comes back when it is opened', async () => {
        const limits = { network: 1_000, all: 25 }
        const named = await store('named-----', limits, 'a')
        const receipt = await accepted({ file: `/upload/configurations/${named}.pdf` })
        const [first, second] = [await store('first-----', limits, 'b'), await store('second----', limits, 'c')]
        expect(await Promise.all([named, first, second].map(isThere))).toEqual([true, false, true])
        const big = await store('a document as big as all'.padEnd(25, '.'), limits, 'd')
        expect(await Promise.all([named, second, big].map(isThere))).toEqual([false, false, true])

        expect(await openDocument(backend.db, named, backend.now())).toBe('waiting')
        expect((await own(receipt)).file).toBeNull()
        await maker(limits).drain()
        expect(await openDocument(backend.db, named, backend.now())).toHaveProperty('content')
        expect((await own(receipt)).file).toBe(`/upload/configurations/${named}.pdf`)
      })
    })

    test('a short code lives for a year after its last use; of too many the oldest go', async () => {
      const codes: string[] = []
      for (const comp of [201, 202, 203]) {
        codes.push(await storeBuild(backend.db, { ...emptyChoice, model: 'gv70', comp }, backend.now()))
        later(1_000)
      }
      const known = async () =>
        Promise.all(codes.map(async (code) => (await findBuild(backend.db, code, backend.now())) !== null))
      later(300 * DAY_MS)
      await findBuild(backend.db, codes[0]!, backend.now())
      later(100 * DAY_MS)
      expect(await deleteUnusedBuilds(backend.db, backend.now())).toBe(2)
      expect(await known()).toEqual([true, false, false])
      codes[1] = await storeBuild(backend.db, { ...emptyChoice, model: 'gv70', comp: 202 }, backend.now())
      later(1_000)
      codes[2] = await storeBuild(backend.db, { ...emptyChoice, model: 'gv70', comp: 203 }, backend.now())
      expect(await deleteUnusedBuilds(backend.db, backend.now(), 1)).toBe(2)
      expect(await known()).toEqual([false, false, true])
    })
  })

test('without the database the metrics are readable all the same', async () => {
  const { db, now } = await createTestBackend()
  const metrics = createMetrics()
  const log = { warn: vi.fn(), error: vi.fn() }
  const context = { db, now, publicOrigin: 'https://site.example', print: vi.fn<PrintConfiguration>() }
  createDocumentMaker({ context, log, metrics, onMade: () => {} })
  // A connection is open from its first use on; one that was never used has nothing to close.
  expect(await metrics.registry.metrics()).toMatch(/^lead_documents_waiting 0$/m)
  await db.destroy()
  expect(await metrics.registry.metrics()).toMatch(/^lead_documents_waiting Nan$/m)
})
