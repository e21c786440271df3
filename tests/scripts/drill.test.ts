import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareStorage } from '#src/server/data/storage.ts'
import { projectFile } from '#src/project-file.ts'
import { backUp } from '../../scripts/backup/backup.ts'
import { isSameDatabase } from '../../scripts/backup/same-database.ts'
import { dropDatabases, emptyPostgres, hasPostgres } from '../backend/leads/databases.ts'

let directory = ''
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'site-drill-test-'))
})
afterAll(async () => {
  rmSync(directory, { recursive: true, force: true })
  await dropDatabases()
})

test('a backup of an older version is tried with the migrations that a start would make', async () => {
  const target = { dataDir: join(directory, 'a'), databaseUrl: null }
  const { db } = await prepareStorage({ ...target, dealerBase: null }, { warn: () => {} })
  // As before the last migration.
  await sql`DROP INDEX made_link_network`.execute(db)
  await sql`ALTER TABLE made_link DROP COLUMN network`.execute(db)
  await sql`DELETE FROM kysely_migration WHERE name = '0071-link-network'`.execute(db)
  await db.destroy()
  const file = join(directory, 'old')
  await backUp(target, file)
  const { stdout } = await promisify(execFile)(process.execPath, [projectFile('scripts/drill.ts'), file], {
    env: { ...process.env, SITE_ENV: 'none', DATA_DIR: target.dataDir },
  })
  expect(stdout).toMatch(/is whole: 0 requests/)
})

test.skipIf(!hasPostgres)('the database of the service is known by any spelling of its address', async () => {
  const [own, other] = [await emptyPostgres(), await emptyPostgres()]
  const spelt = new URL(own)
  spelt.searchParams.set('application_name', 'drill')
  spelt.hostname = spelt.hostname === 'localhost' ? '127.0.0.1' : 'localhost'
  expect([await isSameDatabase(own, spelt.href), await isSameDatabase(own, other)]).toEqual([true, false])
  const drill = promisify(execFile)(process.execPath, [projectFile('scripts/drill.ts'), join(directory, 'none')], {
    env: { ...process.env, SITE_ENV: 'none', DATABASE_URL: own, DRILL_DATABASE_URL: spelt.href },
  })
  await expect(drill).rejects.toThrow('the database of the service itself')
})
