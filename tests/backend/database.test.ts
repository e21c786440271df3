import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase, settleDatabase } from '#src/backend/database.ts'
import { migrate, requireCurrent } from '#src/backend/migrations.ts'
import { seed } from '#src/backend/seed.ts'
import { StartError } from '#src/backend/start-error.ts'
import { inWrite } from '#src/backend/write.ts'
import { fixtureRows } from './test-backend.ts'

let directory: string
let file: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'site-data-'))
  file = join(directory, 'site.db')
})
afterEach(() => {
  chmodSync(directory, 0o755)
  rmSync(directory, { recursive: true })
})

async function makeDatabase(): Promise<void> {
  const db = openDatabase({ file })
  await migrate(db)
  await seed(db, fixtureRows)
  await settleDatabase(db, { file })
  await db.destroy()
}

const snapshot = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(directory)
      .filter((name) => statSync(join(directory, name)).isFile())
      .map((name) => [name, readFileSync(join(directory, name), 'base64')]),
  )

/** The words with which opening is refused; it must be for the operator, and nothing on the disk may change. */
function refusal(): string {
  const before = snapshot()
  let error: unknown
  try {
    openDatabase({ file })
  } catch (caught) {
    error = caught
  }
  expect(error).toBeInstanceOf(StartError)
  expect(snapshot()).toEqual(before)
  return String(error)
}

describe('a usable database', () => {
  test('is made at the first start, directory included, and opened again later', async () => {
    file = join(directory, 'deep', 'er', 'site.db')
    await makeDatabase()
    const db = openDatabase({ file })
    expect(await db.selectFrom('news').select('id').execute()).toHaveLength(fixtureRows.news.length)
    await db.destroy()
  })

  test('is in a directory that nobody else of the machine reads', async () => {
    file = join(directory, 'own', 'site.db')
    await makeDatabase()
    expect(statSync(join(directory, 'own')).mode & 0o777).toBe(0o700)
  })

  test('leaves the log on and the writes full', async () => {
    await makeDatabase()
    const driver = new DatabaseSync(file)
    expect(driver.prepare('PRAGMA journal_mode').get()).toMatchObject({ journal_mode: 'wal' })
    driver.close()
  })

  test('an empty file of a first start is taken', async () => {
    writeFileSync(file, '')
    await expect(makeDatabase()).resolves.toBeUndefined()
  })

  test('is opened after a crash that left a write-ahead log', async () => {
    const db = openDatabase({ file })
    await migrate(db)
    await seed(db, fixtureRows)
    const copy = snapshot()
    await db.destroy()
    for (const [name, bytes] of Object.entries(copy)) writeFileSync(join(directory, name), Buffer.from(bytes, 'base64'))
    const again = openDatabase({ file })
    expect(await again.selectFrom('news').select('id').execute()).toHaveLength(fixtureRows.news.length)
    await again.destroy()
  })
})

describe('start is refused, and nothing is touched, when', () => {
  test('the directory cannot be made', () => {
    writeFileSync(join(directory, 'taken'), '')
    file = join(directory, 'taken', 'site.db')
    expect(refusal()).toMatch(/taken cannot be made/)
  })

  test('the directory is not writable', () => {
    chmodSync(directory, 0o555)
    expect(refusal()).toMatch(/data directory .* is not writable/)
  })

  test('the file is a directory', () => {
    mkdirSync(file)
    expect(refusal()).toMatch(/is not a file/)
  })

  test('the file is not writable, even for root', async () => {
    await makeDatabase()
    chmodSync(file, 0o444)
    expect(refusal()).toMatch(/site\.db is not writable/)
  })

  test.each(['short', 'garbage '.repeat(100)])('the file is not a database: %j', (text) => {
    writeFileSync(file, text)
    expect(refusal()).toMatch(/is not a database/)
  })

  test('the database belongs to another application', () => {
    const other = new DatabaseSync(file)
    other.exec('CREATE TABLE notes (text)')
    other.close()
    expect(refusal()).toMatch(/belongs to another application/)
  })

  test('a part of the database is overwritten', async () => {
    await makeDatabase()
    const bytes = readFileSync(file)
    bytes.fill(0xff, 4096, bytes.length)
    writeFileSync(file, bytes)
    expect(refusal()).toMatch(/is damaged/)
  })

  test('the end of the database is missing', async () => {
    await makeDatabase()
    truncateSync(file, 8192)
    expect(refusal()).toMatch(/is damaged/)
  })

  test('the database is gone though the directory was used', async () => {
    await makeDatabase()
    rmSync(file)
    expect(refusal()).toMatch(/gone or empty\. Restore it from a backup, or remove .*\.site-data/)
  })

  test('the database is empty though the directory was used', async () => {
    await makeDatabase()
    truncateSync(file, 0)
    expect(refusal()).toMatch(/gone or empty/)
  })

  test('the schema is newer than the code', async () => {
    await makeDatabase()
    const driver = new DatabaseSync(file)
    driver.exec("INSERT INTO kysely_migration VALUES ('9999-future', '2030-01-01')")
    driver.close()
    const db = openDatabase({ file })
    await expect(migrate(db)).rejects.toThrow(/newer version of the site \(9999-future\)/)
    await db.destroy()
  })
})

test('a full disk is named by the error, although SQLite has already rolled back by itself', async () => {
  await makeDatabase()
  const db = openDatabase({ file })
  await sql`PRAGMA max_page_count = 1`.execute(db)
  const write = inWrite(db, async (one) => {
    await one
      .insertInto('site_state')
      .values({ key: 'large', value: 'x'.repeat(9_000_000) })
      .execute()
  })
  await expect(write).rejects.toThrow('database or disk is full')
  // The connection goes on.
  await inWrite(db, (one) => one.insertInto('site_state').values({ key: 'small', value: '' }).execute())
  await db.destroy()
})

test('a step with a lower number than the last one is made up; until then tools refuse the database', async () => {
  const db = openDatabase({ file })
  await migrate(db)
  await requireCurrent(db)
  await sql`DROP INDEX made_link_network`.execute(db)
  await sql`ALTER TABLE made_link DROP COLUMN network`.execute(db)
  await sql`DELETE FROM kysely_migration WHERE name = '0071-link-network'`.execute(db)
  await expect(requireCurrent(db)).rejects.toThrow(/older than this version/)
  await migrate(db)
  await requireCurrent(db)
  expect(await db.selectFrom('made_link').select('network').execute()).toEqual([])
  await db.destroy()
})
