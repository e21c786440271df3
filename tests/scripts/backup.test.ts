import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { showLead } from '#src/backend/leads/operate.ts'
import { storePicture } from '#src/backend/pictures/store.ts'
import { StartError } from '#src/backend/start-error.ts'
import { isoOf, isSet } from '#src/office/server/auth/library-values.ts'
import { addUser } from '#src/office/server/auth/users.ts'
import { openExisting, prepareStorage } from '#src/server/data/storage.ts'
import { dropDatabases, emptyPostgres, hasPostgres } from '../backend/leads/databases.ts'
import { backUp, restore } from '../../scripts/backup/backup.ts'
import { backUpInto } from '../../scripts/backup/rotation.ts'
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

/** A database as a start makes it. */
async function emptySite(): Promise<Target> {
  const target = { dataDir: join(directory, 'a'), databaseUrl: null }
  const { db } = await prepareStorage({ ...target, dealerBase: null }, { warn: () => {} })
  await db.destroy()
  return target
}

let open: DatabaseSync[] = []
const closeAll = () => {
  for (const driver of open.splice(0)) driver.close()
}
afterEach(closeAll)

/** Commits a row of a table of its own; with the connection left open it stays in the write-ahead log. */
function writeInto({ dataDir }: Target, text: string) {
  const driver = new DatabaseSync(join(dataDir, 'site.db'))
  open = [...open, driver]
  driver.exec('PRAGMA wal_autocheckpoint = 0; CREATE TABLE IF NOT EXISTS mark (text TEXT)')
  driver.prepare('INSERT INTO mark VALUES (?)').run(text)
  return driver
}

/** Null without the table. */
function marksIn(path: string): unknown[] | null {
  const driver = new DatabaseSync(path)
  try {
    return driver
      .prepare('SELECT text FROM mark')
      .all()
      .map(({ text }) => text)
  } catch {
    return null
  } finally {
    driver.close()
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
    const { to } = places()
    await expect(restore(to, file, false)).rejects.toThrow(
      new StartError(`The file ${file} is no backup of the site: it is not a database.`),
    )
    const foreign = new DatabaseSync(join(directory, 'foreign'))
    foreign.exec('CREATE TABLE a (b)')
    foreign.close()
    await expect(restore(to, join(directory, 'foreign'), false)).rejects.toThrow(
      'it is a database of another application',
    )
    await expect(restore(to, directory, false)).rejects.toThrow('is not a file')
    expect(existsSync(to.dataDir)).toBe(false)
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

  test('a restore of a file of a newer version, which would only put the present database aside', async () => {
    const target = { dataDir: join(directory, 'a'), databaseUrl: null }
    const { db } = await prepareStorage({ ...target, dealerBase: null }, { warn: () => {} })
    await sql`INSERT INTO kysely_migration VALUES ('9999-later', '2030-01-01')`.execute(db)
    await db.destroy()
    await backUp(target, file)
    await expect(restore(target, file, true)).rejects.toThrow(
      `The file ${file} is of a newer version of the site (9999-later).`,
    )
    expect(readdirSync(target.dataDir).filter((name) => name.includes('.before-'))).toEqual([])
  })

  test('a restore of a file with a damaged page', async () => {
    const target = { dataDir: join(directory, 'a'), databaseUrl: null }
    const { db } = await prepareStorage({ ...target, dealerBase: null }, { warn: () => {} })
    await db.destroy()
    await backUp(target, file)
    const page = 4_096
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.fill(0xff, 5 * page, 9 * page))
    const failure = await restore({ dataDir: join(directory, 'b'), databaseUrl: null }, file, false).catch(String)
    expect(failure).toMatch(/^StartError: The file \S+ is damaged: [^\n]+\. Take another backup\.$/)
  })
})

test('a restore that fails on the way leaves the present database in its place', async () => {
  const target = { dataDir: join(directory, 'a'), databaseUrl: null }
  const { db } = await prepareStorage({ ...target, dealerBase: null }, { warn: () => {} })
  await db.destroy()
  await backUp(target, file)
  // As a full disk does: the copy cannot be written.
  mkdirSync(join(target.dataDir, 'site.db.restoring'))
  await expect(restore(target, file, true)).rejects.toThrow('EISDIR')
  const names = readdirSync(target.dataDir)
  expect(names).toContain('site.db')
  expect(names.filter((name) => name.includes('.before-'))).toEqual([])
})

describe('beside what a crash has left', () => {
  let target: Target
  beforeEach(async () => {
    target = await emptySite()
    await backUp(target, file)
  })

  test('a lost database of which the log is left: its rows do not get into the restored one', async () => {
    writeInto(target, 'later')
    const source = join(target.dataDir, 'site.db')
    const left = readFileSync(`${source}-wal`)
    closeAll()
    rmSync(source)
    writeFileSync(`${source}-wal`, left)
    await restore(target, file, false)
    expect(marksIn(source)).toBeNull()
    const aside = readdirSync(target.dataDir).find((name) => /^site\.db\.before-.*-wal$/.test(name))
    expect(readFileSync(join(target.dataDir, aside ?? ''))).toEqual(left)
  })

  test('a database that is none any more is put aside like any other', async () => {
    const source = join(target.dataDir, 'site.db')
    writeFileSync(source, readFileSync(source).fill(0xff, 0, 4_096))
    await restore(target, file, true)
    expect(marksIn(source)).toBeNull()
    expect(readdirSync(target.dataDir).filter((name) => /\.before-.*Z$/.test(name))).toHaveLength(1)
  })

  test('a plain copy of a database with its log is restored with what is in the log, and left as it is', async () => {
    writeInto(target, 'in the log')
    const copied = join(directory, 'plain')
    for (const side of ['', '-wal']) cpSync(join(target.dataDir, `site.db${side}`), copied + side)
    closeAll()
    const other = { dataDir: join(directory, 'b'), databaseUrl: null }
    await restore(other, copied, false)
    expect(marksIn(join(other.dataDir, 'site.db'))).toEqual(['in the log'])
    expect(statSync(`${copied}-wal`).size).toBeGreaterThan(0)
    expect(existsSync(join(directory, 'copy-shm'))).toBe(false)
  })
})

test('a backup is finished while the site writes all the time', async () => {
  const target = await emptySite()
  // More than SQLite copies in one step by default.
  writeInto(target, 'x'.repeat(4_000_000))
  const writer = writeInto(target, 'begin')
  let writes = 0
  const most = 3_000
  const writing = setInterval(
    () =>
      writes < most &&
      writes++ &&
      writer.exec(`UPDATE mark SET text = '${writes}'
    WHERE rowid = 2`),
  )
  await backUp(target, file)
  clearInterval(writing)
  closeAll()
  expect(writes).toBeLessThan(most)
})

test('after a clock that was ahead the backup just made stays', async () => {
  const target = await emptySite()
  for (const year of [2030, 2031]) writeFileSync(join(directory, `site-${year}0101-000000.backup`), 'of the future')
  await backUpInto(target, directory, 2, new Date(Date.UTC(2026, 0, 1)))
  expect(readdirSync(directory).sort()).toEqual(['a', 'site-20260101-000000.backup', 'site-20310101-000000.backup'])
})

test('a backup that fails leaves no file that the folder counts as one, nor does one that was killed', async () => {
  const target = { dataDir: join(directory, 'a'), databaseUrl: null }
  const { db } = await prepareStorage({ ...target, dealerBase: null }, { warn: () => {} })
  await db.destroy()
  const name = 'site-20251231-000000.backup.half'
  writeFileSync(join(directory, name), 'half of it')
  utimesSync(join(directory, name), 0, 0)
  const page = 4_096
  const source = join(target.dataDir, 'site.db')
  writeFileSync(source, readFileSync(source).fill(0xff, 5 * page, 9 * page))
  await expect(backUpInto(target, directory, 2, new Date(Date.UTC(2026, 0, 1)))).rejects.toThrow('is damaged')
  expect(readdirSync(directory)).toEqual(['a'])
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
    for (const name of ['copy', 'site.db', '.site-data', '.start-lock'])
      expect([name, statSync(join(directory, 'b', name)).uid]).toEqual([name, 65_534])
  },
)

describe.skipIf(!hasPostgres)('on PostgreSQL (skipped without its binaries)', () => {
  afterAll(dropDatabases)

  test('a request accepted before the copy can be read after the restore', async () => {
    const from = { dataDir: directory, databaseUrl: await emptyPostgres() }
    const to = { dataDir: directory, databaseUrl: await emptyPostgres() }
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

  test('a backup of a newer version, or none at all, is refused before anything is changed', async () => {
    const target = { dataDir: directory, databaseUrl: await emptyPostgres() }
    const embedded = { dataDir: join(directory, 'a'), databaseUrl: null }
    for (const settings of [target, embedded]) {
      const { db } = await prepareStorage({ ...settings, dealerBase: null }, { warn: () => {} })
      await sql`INSERT INTO kysely_migration VALUES ('9999-later', '2030-01-01')`.execute(db)
      await backUp(settings, join(directory, settings === target ? 'newer' : 'newer-embedded'))
      await sql`DELETE FROM kysely_migration WHERE name = '9999-later'`.execute(db)
      await db.destroy()
    }
    const client = new Client(target.databaseUrl)
    await client.connect()
    await client.query('CREATE TABLE kept (id integer)')
    for (const name of ['newer', 'newer-embedded'])
      await expect(restore(target, join(directory, name), true)).rejects.toThrow(
        `The file ${join(directory, name)} is of a newer version of the site (9999-later).`,
      )

    writeFileSync(file, 'no backup')
    await expect(restore(target, file, true)).rejects.toThrow(`The file ${file} is no backup of the site, or damaged: `)
    const other = { dataDir: directory, databaseUrl: await emptyPostgres() }
    await backUp(other, join(directory, 'other'))
    await expect(restore(target, join(directory, 'other'), true)).rejects.toThrow('tables are missing')
    expect((await client.query("SELECT relname FROM pg_class WHERE relname = 'kept'")).rows).toHaveLength(1)
    await client.end()
  })

  test('a backup of the embedded database moves into it, with everything that the office has', async () => {
    const from = { dataDir: join(directory, 'a'), databaseUrl: null }
    const to = { dataDir: directory, databaseUrl: await emptyPostgres() }
    const number = await acceptLead(from)
    await site!.stop()
    site = undefined
    await addOfficeData(from)
    await backUp(from, file)
    await restore(to, file, false)
    expect(await phoneOf(to, number)).toContain('+79160000007')
    expect(await contentOf(to)).toEqual(await contentOf(from))
    await expect(restore(to, file, false)).rejects.toThrow('--replace')
    await restore(to, file, true)
    expect(await contentOf(to)).toEqual(await contentOf(from))

    // One that cannot be moved leaves the database as it was.
    const broken = new DatabaseSync(file)
    broken.exec("PRAGMA foreign_keys = OFF; INSERT INTO office_user_dealer VALUES ('nobody', 1)")
    broken.close()
    await expect(restore(to, file, true)).rejects.toThrow('office_user_dealer')
    expect(await contentOf(to)).toEqual(await contentOf(from))

    // The site runs on it: the next request comes beside the first.
    site = await startSiteProcess({ DATA_DIR: directory, DATABASE_URL: to.databaseUrl })
    const { receipt } = await send(site.url, await tradeInForm(site.url, 8))
    expect(await phoneOf(to, receipt!.number)).toContain('+79160000008')
  })
})

/** A user, as the sign-in's library writes one, and a picture. */
async function addOfficeData(target: Target): Promise<void> {
  const { db } = await openExisting(target, { warn: () => {} })
  await addUser(db, { name: 'Иван', email: 'owner@site.example', role: 'owner', dealers: [] }, new Date())
  const bytes = Buffer.from([0, 255, 39, 92])
  const read = { original: bytes, thumbnail: bytes, width: 1920, height: 864 }
  await storePicture({ db, pictures: null }, { ...read, name: 'a.jpg', userId: 'editor' }, new Date(0))
  await db.destroy()
}

/** What must be the same on both databases: how many rows each table has, the user, the bytes of the picture. */
async function contentOf(target: Target) {
  const { db } = await openExisting(target, { warn: () => {} })
  try {
    const tables = (await db.introspection.getTables()).map(({ name }) => name).toSorted()
    const counts = await Promise.all(
      tables.map(async (name) => {
        const { rows } = await sql<{ rows: number }>`SELECT count(*) AS rows FROM ${sql.table(name)}`.execute(db)
        return [name, Number(rows[0]?.rows)] as const
      }),
    )
    const user = await db.selectFrom('office_user').selectAll().executeTakeFirstOrThrow()
    const { original } = await db.selectFrom('picture').select('original').executeTakeFirstOrThrow()
    return {
      counts: Object.fromEntries(counts),
      user: [user.id, user.name, user.role, isoOf(user.created_at), isSet(user.email_verified)],
      original: [...original],
    }
  } finally {
    await db.destroy()
  }
}
