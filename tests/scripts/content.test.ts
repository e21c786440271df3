import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectFile } from '#src/project-file.ts'
import { prepareStorage } from '#src/server/data/storage.ts'

let directory = ''
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'site-content-'))
  const { db } = await prepareStorage({ dataDir: directory, databaseUrl: null, dealerBase: null }, { warn: () => {} })
  await db.destroy()
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

test('a folder that is none is named in one sentence', () => {
  const file = join(directory, 'file')
  writeFileSync(file, '')
  const { status, stderr } = spawnSync(process.execPath, [projectFile('scripts/content.ts'), 'export', file, '--all'], {
    encoding: 'utf8',
    env: { ...process.env, SITE_ENV: 'none', DATA_DIR: directory },
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^E[A-Z]+: [^\n]*file[^\n]*$/m)
  expect(stderr).not.toMatch(/\n\s+at /)
})
