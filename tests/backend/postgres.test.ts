import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, Socket, type AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { inStartOrder, openPostgres } from '#src/backend/postgres.ts'
import { keyedHash } from '#src/backend/leads/secrets.ts'
import { migrate, requireCurrent } from '#src/backend/migrations.ts'
import { seed } from '#src/backend/seed.ts'
import { StartError } from '#src/backend/start-error.ts'
import { createLeadTraffic } from '#src/server/forms/lead-traffic.ts'
import { createLimits } from '#src/server/limits/limits.ts'
import { fixtureRows } from './test-backend.ts'
import { freePort } from '../../scripts/prove/free-port.ts'
import { findPostgres, startCluster, type Cluster } from '../../scripts/prove/postgres-cluster.ts'

describe.skipIf(findPostgres() === null)('PostgreSQL (skipped without its binaries)', () => {
  let cluster: Cluster
  let url: string
  beforeAll(async () => {
    cluster = await startCluster({ durable: false })
    url = await cluster.createDatabase('site')
  })
  afterAll(() => cluster.stop())

  const open = (address: string) => openPostgres(address, () => {})

  test('two processes that start at once make one schema and one content', async () => {
    const both = await Promise.all([open(url), open(url)])
    const wrote = await Promise.all(
      both.map(({ db }) =>
        inStartOrder(db, async () => {
          await migrate(db)
          return seed(db, fixtureRows)
        }),
      ),
    )
    expect(wrote.toSorted()).toEqual([false, true])
    const [{ db }] = both
    await requireCurrent(db)
    expect(await db.selectFrom('news').select('id').execute()).toHaveLength(fixtureRows.news.length)
    await Promise.all(both.map((one) => one.db.destroy()))
  })

  test('every connection is asked whether its server is still there, so that none is waited for without end', async () => {
    const kept = vi.spyOn(Socket.prototype, 'setKeepAlive')
    const { db } = await open(url)
    expect(kept.mock.calls).toEqual([[true, 30_000]])
    kept.mockRestore()
    await db.destroy()
  })

  test('a connection that is ended between the steps of a transaction fails that transaction, not the process', async () => {
    const { db, pool } = await open(url)
    const died: unknown[] = []
    const note = (error: unknown) => died.push(error)
    process.on('uncaughtException', note)
    const work = db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(transaction)
      await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
      // As between two steps of a booking: nothing is asked when the end is heard of.
      await new Promise((heard) => {
        setTimeout(heard, 300)
      })
      await sql`SELECT 1`.execute(transaction)
    })
    await expect(work).rejects.toThrow(/terminat|connection|ended/i)
    process.off('uncaughtException', note)
    expect(died).toEqual([])
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await db.destroy()
  })

  test.each([
    [
      'LATIN1',
      /^The encoding of the PostgreSQL database is LATIN1: create one with ENCODING 'UTF8' TEMPLATE template0\./,
    ],
    ['SQL_ASCII', null],
  ])(
    'a database in %s, as a server without a locale makes one, is refused before anything is written',
    async (encoding, sentence) => {
      const { db } = await open(url)
      const name = `in_${encoding.toLowerCase()}`
      await sql.raw(`CREATE DATABASE ${name} ENCODING '${encoding}' LOCALE 'C' TEMPLATE template0`).execute(db)
      await db.destroy()
      const opened = open(url.replace(/site$/, name))
      if (sentence === null) return void (await (await opened).db.destroy())
      await expect(opened).rejects.toThrow(sentence)
      await expect(opened).rejects.toBeInstanceOf(StartError)
    },
  )

  test('an empty database is no site yet, for tools that change nothing', async () => {
    const { db } = await open(await cluster.createDatabase('empty'))
    await expect(requireCurrent(db)).rejects.toThrow(/older than this version/)
    await db.destroy()
  })

  test('processes count the posts of an address together', async () => {
    const both = await Promise.all([open(url), open(url)])
    const [first, second] = both.map(({ db, pool }) =>
      createLimits(1, { pool, what: 'lead', hash: (text) => keyedHash(db, text) }),
    ) as [ReturnType<typeof createLimits>, ReturnType<typeof createLimits>]
    await first.count('198.51.100.1')
    await expect(second.count('198.51.100.1')).rejects.toMatchObject({ status: 429 })
    await second.count('198.51.100.2')
    const keys = await both[0]!.pool.query<{ key: string }>('SELECT key FROM rate_limit')
    expect(keys.rows).toHaveLength(2)
    // A plain hash of an address is read by trying all addresses.
    for (const plain of ['198.51.100.1', 'counter 198.51.100.1'])
      expect(JSON.stringify(keys.rows)).not.toContain(createHash('sha256').update(plain).digest('hex'))
    expect(JSON.stringify(keys.rows)).not.toContain('198.51')
    // Addresses, networks, phones and dealers of forms alike: nothing but keyed hashes is stored.
    const { db, pool } = both[0]!
    const sender = { address: '203.0.113.7', phone: '+79161234567', dealer: '1' }
    await createLeadTraffic(20, pool, (text) => keyedHash(db, text)).count(sender)
    const stored = (await pool.query<{ key: string }>('SELECT key FROM rate_limit')).rows.map(({ key }) => key)
    expect(stored).toHaveLength(6)
    const plain = ['203.0.113.7', '203.0.113', '+79161234567', '1'].flatMap((text) =>
      [text, `counter ${text}`, `counter network ${text}`, `counter phone ${text}`, `counter dealer ${text}`].map(
        (line) => createHash('sha256').update(line).digest('hex'),
      ),
    )
    for (const key of stored) {
      expect(key).toMatch(/^[a-z-]+:[\da-f]{64}$/)
      expect(plain).not.toContain(key.split(':')[1])
    }
    await Promise.all(both.map((one) => one.db.destroy()))
  })

  test.each([
    [
      'no such database',
      () => url.replace(/\/site$/, '/nowhere'),
      /has no database "nowhere": create it\. See DATABASE_URL/,
    ],
    ['no such user', () => url.replace('site@', 'nobody:secret@'), /refuses the user "nobody"/],
    [
      'nobody there',
      async () => `postgres://site:secret@127.0.0.1:${await freePort()}/site`,
      /does not answer: start it/,
    ],
    [
      'no such host',
      () => 'postgres://site:secret@no-such-host.invalid/site',
      /host no-such-host\.invalid:5432 is not known/,
    ],
  ])('%s stops the start with an exact sentence that holds no password', async (_, address, sentence) => {
    const refusal: unknown = await open(await address()).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(StartError)
    expect(String(refusal)).toMatch(sentence)
    expect(String(refusal)).not.toContain('secret')
  })
})

test('a database that is slow to answer is asked again before the site gives up', async () => {
  const asked: Socket[] = []
  // Takes connections and says nothing.
  const silent = createServer((socket) => void asked.push(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const start = openPostgres(`postgres://site@127.0.0.1:${port}/site`, () => {}, 50)
  await expect(start).rejects.toThrow(/^PostgreSQL at 127\.0\.0\.1:\d+ cannot be used: .*See DATABASE_URL\.$/)
  expect(asked).toHaveLength(4)
  for (const socket of asked) socket.destroy()
  silent.close()
})
