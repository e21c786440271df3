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

let directory = ''
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'site-drill-test-'))
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

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
