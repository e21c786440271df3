import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Deliver } from '#src/backend/crm/deliver.ts'
import { receiveLead } from '#src/backend/crm/embedded.ts'
import { openDatabase, type Database } from '#src/backend/database.ts'
import { sweepErased } from '#src/backend/erasure.ts'
import { findAdvertising, refuseAdvertising } from '#src/backend/leads/advertising.ts'
import { calendarFile } from '#src/backend/leads/calendar.ts'
import { deleteOldEvidence } from '#src/backend/leads/evidence.ts'
import { createMetrics } from '#src/backend/metrics.ts'
import type { Message } from '#src/backend/outbox/message.ts'
import { createOutboxWorker } from '#src/backend/outbox/worker.ts'
import { eraseExpired } from '#src/backend/retention.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { createTestBackend, dataOf, type TestBackend } from '../test-backend.ts'
import { databases, dropDatabases } from './databases.ts'
import { testDrive, waitingList } from './forms.ts'

/** Terms of what is kept, and that what is erased is gone: from the tables and from the files under them. */

afterAll(dropDatabases)

const DAY_MS = 86_400_000
const PHONE = '+79161234567'
const START = '2021-07-14T09:00:00Z'

const drainTo = (backend: TestBackend, deliver: Deliver) =>
  createOutboxWorker({
    db: backend.db,
    deliver,
    now: backend.now,
    log: { warn: () => {}, error: () => {} },
    metrics: createMetrics(),
  }).drain()
const toStandIn = (backend: TestBackend) =>
  drainTo(backend, async (message) => {
    const { ResultCode } = await receiveLead(backend.db, message, backend.now())
    return ResultCode === 'Y' ? null : 'ResultCode N'
  })
const send = async (backend: TestBackend, form: Record<string, string>) =>
  dataOf<LeadReceipt>(await backend.post('/v1/request', form))
const later = (backend: TestBackend, ms: number) => backend.setNow(new Date(backend.now().getTime() + ms).toISOString())

/** Ways in which data are erased. */
const ways: [string, (backend: TestBackend, url: string) => Promise<unknown>][] = [
  ['a consent taken back', (backend, url) => backend.post(`/v1${url}`, { action: 'withdraw' })],
  [
    'a term that is over',
    (backend) => {
      later(backend, 90 * DAY_MS)
      return eraseExpired(backend.db, backend.now())
    },
  ],
]
/** Name, phone and words of the form; a part of the files in words: a failure would print them whole. */
const PERSONAL = /9161234567|Без звонка|Петров|ivan@example/
const tracesIn = (bytes: string): string | undefined => PERSONAL.exec(bytes)?.[0]

describe('the files of the embedded database', () => {
  let folder: string
  let backend: TestBackend
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'erasure-'))
    backend = await createTestBackend(START, openDatabase({ file: join(folder, 'site.db') }))
  })
  afterEach(async () => {
    await backend.db.destroy()
    rmSync(folder, { recursive: true })
  })
  const bytes = () =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name)).toString('utf8'))
      .join('')

  test.each(ways)('%s leaves nothing in them, nor does the note of the embedded CRM', async (_, erase) => {
    const { url } = await send(backend, testDrive())
    await toStandIn(backend)
    expect(tracesIn(bytes())).toBeDefined()
    await erase(backend, url)
    expect(tracesIn(bytes())).toBeUndefined()
    await toStandIn(backend)
    expect(tracesIn(bytes())).toBeUndefined()
  })

  test('a note that is written while the consent is taken back goes when the CRM hears of it', async () => {
    const { url } = await send(backend, testDrive())
    await drainTo(backend, async (message) => {
      if (message.fields['event'] === 'created') await backend.post(`/v1${url}`, { action: 'withdraw' })
      const { ResultCode } = await receiveLead(backend.db, message, backend.now())
      return ResultCode === 'Y' ? null : 'ResultCode N'
    })
    await toStandIn(backend)
    expect(tracesIn(bytes())).toBeUndefined()
  })

  test('while another process reads an older state the traces wait for the hourly sweep', async () => {
    const { url } = await send(backend, testDrive())
    const reader = openDatabase({ file: join(folder, 'site.db') })
    await sql`PRAGMA busy_timeout = 0`.execute(reader)
    await sql`PRAGMA busy_timeout = 0`.execute(backend.db)
    const { promise: read, resolve: stopReading } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const reading = reader.connection().execute(async (connection) => {
      // Kysely's own transactions take the writer's place.
      await sql`BEGIN DEFERRED`.execute(connection)
      await sql`SELECT count(*) FROM lead`.execute(connection)
      begin()
      await read
      await sql`COMMIT`.execute(connection)
    })
    await begun
    await backend.post(`/v1${url}`, { action: 'withdraw' })
    expect(tracesIn(bytes())).toBeDefined()
    stopReading()
    await reading
    expect(await sweepErased(backend.db)).toBe(true)
    expect(tracesIn(bytes())).toBeUndefined()
    expect(await sweepErased(backend.db)).toBe(false)
    await reader.destroy()
  })
})

const [, postgres] = databases
describe.skipIf(postgres!.skip)(`the files of ${postgres!.database}`, () => {
  let backend: TestBackend
  beforeEach(async () => {
    backend = await createTestBackend(START, await postgres!.open())
  })
  afterEach(() => backend.db.destroy())

  /** Everything of this database as it is on the disk. */
  async function bytes(db: Database): Promise<string> {
    await sql`CHECKPOINT`.execute(db)
    const { rows } = await sql<{ folder: string }>`
      SELECT current_setting('data_directory') || '/base/' || oid AS folder FROM pg_database
      WHERE datname = current_database()`.execute(db)
    const folder = rows[0]!.folder
    return readdirSync(folder)
      .map((name) => join(folder, name))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file).toString('latin1'))
      .join('')
  }
  const PHONE_BYTES = /9161234567|ivan@example/
  /** Hour after hour: other test files write on the same server, and a sweep waits for what is older than itself. */
  const sweepToEnd = async (db: Database) => {
    await expect.poll(() => sweepErased(db).catch(() => 'held back'), { timeout: 240_000 }).toBe(false)
  }

  test.each(ways)(
    '%s leaves nothing in them after the hourly sweep, nor in the planner’s samples',
    async (_, erase) => {
      const { url } = await send(backend, testDrive())
      await send(backend, waitingList({ phone: '9031112233' }))
      await toStandIn(backend)
      await sql`ANALYZE`.execute(backend.db)
      expect(await bytes(backend.db)).toMatch(PHONE_BYTES)
      await erase(backend, url)
      await toStandIn(backend)
      await sweepToEnd(backend.db)
      expect(PHONE_BYTES.exec(await bytes(backend.db))?.[0]).toBeUndefined()
    },
  )

  test.each([
    ['reads an older state', 'BEGIN ISOLATION LEVEL REPEATABLE READ', 'SELECT count(*) FROM lead'],
    ['has written and not ended', 'BEGIN', 'SELECT pg_current_xact_id()'],
  ])('while somebody %s the traces wait for the next sweep', async (_, begin, statement) => {
    const { url } = await send(backend, testDrive())
    await toStandIn(backend)
    await backend.db.connection().execute(async (connection) => {
      await sql.raw(begin).execute(connection)
      await sql.raw(statement).execute(connection)
      await backend.post(`/v1${url}`, { action: 'withdraw' })
      await expect(sweepErased(backend.db)).rejects.toThrow(/older than the erasure/)
      await sql`COMMIT`.execute(connection)
    })
    // What the first sweep has left is not forgotten.
    await sweepToEnd(backend.db)
    await toStandIn(backend)
    await sweepToEnd(backend.db)
    expect(PHONE_BYTES.exec(await bytes(backend.db))?.[0]).toBeUndefined()
  })

  test('a table that somebody holds is left for the next sweep', async () => {
    const { url } = await send(backend, testDrive())
    await backend.post(`/v1${url}`, { action: 'withdraw' })
    await backend.db.transaction().execute(async (transaction) => {
      await sql`LOCK TABLE lead IN ACCESS SHARE MODE`.execute(transaction)
      await expect(sweepErased(backend.db)).rejects.toThrow(/older than the erasure/)
    })
    await sweepToEnd(backend.db)
    expect(PHONE_BYTES.exec(await bytes(backend.db))?.[0]).toBeUndefined()
  })
})

for (const { database, skip, open } of databases)
  describe.skipIf(skip)(`terms on ${database}`, () => {
    let backend: TestBackend
    beforeEach(async () => {
      backend = await createTestBackend(START, await open())
    })
    afterEach(() => backend.db.destroy())

    async function told(): Promise<Message['fields'][]> {
      const messages: Message['fields'][] = []
      await drainTo(backend, async ({ fields }) => {
        messages.push(fields)
        return null
      })
      return messages
    }
    const consents = () => backend.db.selectFrom('consent').select('kind').orderBy('kind').execute()

    test('a CRM elsewhere is told that the term is over, and whether advertising is still agreed to', async () => {
      await send(backend, testDrive())
      await send(backend, waitingList({ phone: '9031112233', agree_marketing: 'on' }))
      await send(backend, testDrive({ phone: '9031112244', time: '13:00', agree_marketing: 'on' }))
      await told()
      later(backend, 90 * DAY_MS)
      await eraseExpired(backend.db, backend.now())
      const messages = await told()
      expect(messages.map(({ event, agree_marketing = '' }) => `${event} ${agree_marketing}`).toSorted()).toEqual([
        'expired ',
        'expired on',
      ])
      expect(JSON.stringify(messages)).not.toMatch(/916|903|Иван/)
      await eraseExpired(backend.db, backend.now())
      expect(await told()).toEqual([])
    })

    test('a drive of three months ago is not struck out of the visitor’s calendar with his data', async () => {
      const { url } = await send(backend, testDrive())
      const read = async () => {
        const context = { publicOrigin: 'https://site.example', organizer: null }
        return await calendarFile(backend.db, url.split('/').at(-1) ?? '', context)
      }
      expect(await read()).toContain('METHOD:PUBLISH')
      later(backend, 90 * DAY_MS)
      expect(await eraseExpired(backend.db, backend.now())).toBe(1)
      expect(await read()).toMatch(/METHOD:PUBLISH[^]*STATUS:TENTATIVE/)
    })

    test('two processes that sweep at the same moment erase each request once', async () => {
      await send(backend, testDrive())
      await send(backend, testDrive({ phone: '9031112244', time: '13:00' }))
      await told()
      later(backend, 90 * DAY_MS)
      const sweep = () => eraseExpired(backend.db, backend.now())
      const [one, other] = await Promise.all([sweep(), sweep()])
      expect(one + other).toBe(2)
      expect((await told()).map(({ event }) => event)).toEqual(['expired', 'expired'])
    })

    test('evidence goes three years after the data, not a day before', async () => {
      await send(backend, testDrive())
      later(backend, 90 * DAY_MS)
      await eraseExpired(backend.db, backend.now())
      backend.setNow('2024-10-11T00:00:00Z')
      expect(await deleteOldEvidence(backend.db, backend.now())).toBe(0)
      backend.setNow('2024-10-12T09:00:00Z')
      expect(await deleteOldEvidence(backend.db, backend.now())).toBe(1)
      expect(await consents()).toEqual([])
    })

    test('evidence of what was taken back goes three years after that', async () => {
      const { url } = await send(backend, testDrive({ agree_marketing: 'on' }))
      backend.setNow('2021-08-01T00:00:00Z')
      await backend.post(`/v1${url}`, { action: 'withdraw' })
      backend.setNow('2024-07-31T23:59:59Z')
      expect(await deleteOldEvidence(backend.db, backend.now())).toBe(0)
      backend.setNow('2024-08-01T00:00:00Z')
      expect(await deleteOldEvidence(backend.db, backend.now())).toBe(2)
    })

    test('a consent to advertising says whose it is until it is taken back, long after the data', async () => {
      const { number } = await send(backend, testDrive({ agree_marketing: 'on' }))
      later(backend, 90 * DAY_MS)
      await eraseExpired(backend.db, backend.now())
      backend.setNow('2030-01-01T00:00:00Z')
      await deleteOldEvidence(backend.db, backend.now())
      expect(await consents()).toEqual([{ kind: 'advertising' }])
      expect(await findAdvertising(backend.db, PHONE)).toMatchObject([
        { request: number, given: '2021-07-14T09:00:00.000Z', withdrawn: null, proved: true },
      ])
      expect(await findAdvertising(backend.db, '+79161234568')).toEqual([])

      await told()
      expect(await refuseAdvertising(backend.db, PHONE, backend.now())).toBe(1)
      expect(await refuseAdvertising(backend.db, PHONE, backend.now())).toBe(0)
      const messages = await told()
      expect(messages).toMatchObject([{ event: 'refused', request: number }])
      expect(messages[0]).not.toHaveProperty('agree_marketing')
      backend.setNow('2033-01-01T00:00:00Z')
      await deleteOldEvidence(backend.db, backend.now())
      expect(await findAdvertising(backend.db, PHONE)).toEqual([])
    })

    test('what the CRM was sent of a request before it heard of the end is erased when it hears of it', async () => {
      const fields = { request: 'AB', thread: 'T', name: 'Иван' }
      // Begun before the erasure, arrived after it.
      await receiveLead(backend.db, { key: 'created', fields: { ...fields, event: 'created' } }, backend.now())
      const notes = () => backend.db.selectFrom('crm_note').select('fields').execute()
      expect(JSON.stringify(await notes())).toContain('Иван')
      const end = { request: 'AB', thread: 'T', event: 'withdrawn' }
      await receiveLead(backend.db, { key: 'withdrawn', fields: end }, backend.now())
      expect(await notes()).toEqual([{ fields: null }, { fields: null }])
    })

    test('a consent to advertising that was taken back before keeps the day of that', async () => {
      const { url } = await send(backend, testDrive({ agree_marketing: 'on' }))
      backend.setNow('2021-08-01T00:00:00Z')
      await refuseAdvertising(backend.db, PHONE, backend.now())
      backend.setNow('2021-09-01T00:00:00Z')
      await backend.post(`/v1${url}`, { action: 'withdraw' })
      const days = await backend.db.selectFrom('consent').select(['kind', 'withdrawn_at']).orderBy('kind').execute()
      expect(days).toEqual([
        { kind: 'advertising', withdrawn_at: '2021-08-01T00:00:00.000Z' },
        { kind: 'processing', withdrawn_at: '2021-09-01T00:00:00.000Z' },
      ])
    })

    test('who takes all consents back is found by his phone no more', async () => {
      const { url } = await send(backend, testDrive({ agree_marketing: 'on' }))
      expect(await findAdvertising(backend.db, PHONE)).toHaveLength(1)
      await backend.post(`/v1${url}`, { action: 'withdraw' })
      expect(await findAdvertising(backend.db, PHONE)).toEqual([])
    })
  })
