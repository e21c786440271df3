import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { showLead } from '#src/backend/leads/operate.ts'
import { StartError } from '#src/backend/start-error.ts'
import { openExisting, prepareStorage } from '#src/server/data/storage.ts'
import { backUp, restore } from '../../scripts/backup/backup.ts'
import { backUpInto } from '../../scripts/backup/rotation.ts'
import { findPostgres, startCluster, type Cluster } from '../../scripts/prove/postgres-cluster.ts'
import { startSiteProcess, type SiteProcess } from '../../scripts/prove/site-process.ts'
import { send, tradeInForm } from '../../scripts/prove/visitor.ts'

/** The round trip an operator makes, on real processes: copy while the site runs, lose all, bring it back. */

let directory = ''
let file = ''
let site: SiteProcess | undefined
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'site-backup-'))
  file = join(directory, 'copy')
})
afterEach(async () => {
  await site?.stop()
  site = undefined
  rmSync(directory, { recursive: true, force: true })
})

type Target = { dataDir: string; databaseUrl: string | null }

async function acceptLead({ dataDir, databaseUrl }: Target): Promise<string> {
  site = await startSiteProcess({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' })
  const { receipt } = await send(site.url, await tradeInForm(site.url, 7))
  return receipt!.number
}

async function phoneOf(target: Target, number: string): Promise<string> {
  const { db } = await openExisting(target, { warn: () => {} })
  try {
    return JSON.stringify(await showLead(db, number))
  } finally {
    await db.destroy()
  }
}

describe('on SQLite', () => {
  const places = () => ({
    from: { dataDir: join(directory, 'a'), databaseUrl: null },
    to: { dataDir: join(directory, 'b'), databaseUrl: null },
  })

  test('a request accepted before the copy can be read after the restore', async () => {
    const { from, to } = places()
    const number = await acceptLead(from)
    await backUp(from, file)
    expect(statSync(file).mode & 0o077).toBe(0)
    await restore(to, file, false)
    expect(await phoneOf(to, number)).toContain('+79160000007')
  })

  test('a database in use or not given up is not touched; replaced, it is put aside', async () => {
    const { from } = places()
    const number = await acceptLead(from)
    await backUp(from, file)
    await expect(restore(from, file, false)).rejects.toThrow('--replace')
    await expect(restore(from, file, true)).rejects.toThrow('Stop the site first')
    await site!.stop()
    site = undefined
    await restore(from, file, true)
    expect(await phoneOf(from, number)).toContain('+79160000007')
    expect(readdirSync(from.dataDir).some((name) => name.startsWith('site.db.before-'))).toBe(true)
  })

  test('what is no backup is refused, and nothing is overwritten by one', async () => {
    writeFileSync(file, 'no database')
    await expect(backUp(places().from, file)).rejects.toThrow('already there')
    await expect(restore(places().to, file, false)).rejects.toThrow('is not a database')
  })
})

describe('what cannot be done says so in one sentence', () => {
  test('a backup into a folder that is not there, a restore of a file that was cut short', async () => {
    const target = { dataDir: join(directory, 'a'), databaseUrl: null }
    await expect(backUp(target, join(directory, 'none/copy'))).rejects.toThrow(`There is no folder ${directory}/none.`)
    const { db } = await prepareStorage({ ...target, dealerBase: null }, { warn: () => {} })
    await db.destroy()
    await backUp(target, file)
    truncateSync(file, 20_000)
    const other = { dataDir: join(directory, 'b'), databaseUrl: null }
    const failure = await restore(other, file, false).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(StartError)
    expect(String(failure)).toMatch(/is damaged/)
    expect(existsSync(join(directory, 'b/site.db'))).toBe(false)
  })
})

test('of a folder the newest backups stay, and files that are none', async () => {
  const target = { dataDir: join(directory, 'a'), databaseUrl: null }
  const { db } = await prepareStorage({ ...target, dealerBase: null }, { warn: () => {} })
  await db.destroy()
  writeFileSync(join(directory, 'notes.backup'), '')
  for (const day of [1, 2, 3]) await backUpInto(target, directory, 2, new Date(Date.UTC(2026, 0, day)))
  expect(readdirSync(directory).sort()).toEqual([
    'a',
    'notes.backup',
    'site-20260102-000000.backup',
    'site-20260103-000000.backup',
  ])
})

test.skipIf(process.getuid?.() !== 0)(
  'made or restored as root, files belong to whom their folder belongs',
  async () => {
    const from = { dataDir: join(directory, 'a'), databaseUrl: null }
    const { db } = await prepareStorage({ ...from, dealerBase: null }, { warn: () => {} })
    await db.destroy()
    await backUp(from, file)
    mkdirSync(join(directory, 'b'))
    chownSync(join(directory, 'b'), 65_534, 65_534)
    await backUp(from, join(directory, 'b', 'copy'))
    await restore({ dataDir: join(directory, 'b'), databaseUrl: null }, file, false)
    for (const name of ['copy', 'site.db', '.site-data'])
      expect([name, statSync(join(directory, 'b', name)).uid]).toEqual([name, 65_534])
  },
)

describe.skipIf(findPostgres() === null)('on PostgreSQL (skipped without its binaries)', () => {
  let cluster: Cluster | undefined
  afterAll(async () => cluster?.stop())

  test('a request accepted before the copy can be read after the restore', async () => {
    cluster = await startCluster({ durable: false })
    const from = { dataDir: directory, databaseUrl: await cluster.createDatabase('a') }
    const to = { dataDir: directory, databaseUrl: await cluster.createDatabase('b') }
    const number = await acceptLead(from)
    await backUp(from, file)
    await restore(to, file, false)
    expect(await phoneOf(to, number)).toContain('+79160000007')
    await expect(restore(from, file, false)).rejects.toThrow('--replace')
    await expect(restore(from, file, true)).rejects.toThrow('Stop the site first')
    // What a newer version of the site has added goes too: its migrations will add it again.
    const newer = new Client(to.databaseUrl)
    await newer.connect()
    await newer.query('CREATE TABLE newer (id serial PRIMARY KEY, number text REFERENCES lead (number))')
    await newer.query("CREATE TYPE newer_kind AS ENUM ('a'); CREATE VIEW newer_view AS SELECT * FROM lead")
    await restore(to, file, true)
    expect(await phoneOf(to, number)).toContain('+79160000007')
    const { rows } = await newer.query("SELECT relname FROM pg_class WHERE relname LIKE 'newer%'")
    expect(rows).toEqual([])

    // A file that breaks in the middle leaves the database as it was.
    await newer.query('CREATE TABLE kept (id integer)')
    const whole = statSync(file).size
    truncateSync(file, whole - 2_000)
    await expect(restore(to, file, true)).rejects.toBeInstanceOf(StartError)
    expect(await phoneOf(to, number)).toContain('+79160000007')
    expect((await newer.query("SELECT relname FROM pg_class WHERE relname = 'kept'")).rows).toHaveLength(1)
    await newer.end()
  })
})
