import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareStorage } from '#src/server/data/storage.ts'

/** The command itself, as an operator calls it, on a database without requests. */

let dataDir = ''
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'site-leads-'))
  const { db } = await prepareStorage({ dataDir, databaseUrl: null, dealerBase: null }, { warn: () => {} })
  await db.destroy()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

function leads(...args: string[]) {
  const env = { PATH: process.env['PATH'], SITE_ENV: 'none', DATA_DIR: dataDir }
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/leads.ts'), ...args], {
    encoding: 'utf8',
    env,
  })
  // Which database it works on is said first.
  return { status, said: stdout.trim() || stderr.trim().split('\n').slice(1).join('\n') }
}

test.each([
  [['list', '--phone', '123-45-67'], 0, 'No requests.'],
  [['list', '--phone', '123'], 1, '--phone needs 4 digits of it at least.'],
  [['withdraw', '--phone', '8 916 123-45-67', '--yes'], 0, 'No requests.'],
])('leads %j ends with %i and says «%s»', (args, code, text) => {
  expect(leads(...args)).toEqual({ status: code, said: text })
})

test.each(['withdraw', 'cancel', 'export'])(
  '%s takes no part of a phone: it may be that of somebody else',
  (command) => {
    const { status, said } = leads(command, '--phone', '123-45-67', '--yes')
    expect(status).toBe(1)
    expect(said).toMatch(/^--phone needs at least its last 10 digits here/)
  },
)
