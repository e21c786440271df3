import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareStorage } from '#src/server/data/storage.ts'
import { callCommand } from './operator.ts'

/** The command itself, where an installation has the office's port in one unit of systemd and its origin for all. */

let dataDir = ''
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'site-office-'))
  const { db } = await prepareStorage({ dataDir, databaseUrl: null, dealerBase: null }, { warn: () => {} })
  await db.destroy()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

function office(args: readonly string[], settings: Record<string, string> = {}) {
  const { status, stdout, stderr } = callCommand('office', args, { DATA_DIR: dataDir, ...settings })
  return { status, said: stdout + stderr }
}

const OWNER = 'owner@site.ru'

test('links begin with the office’s origin; without any nothing is done', () => {
  const create = ['create-owner', '--email', OWNER, '--name', 'Ольга']
  expect(office(create).said).toContain('Neither OFFICE_ORIGIN nor OFFICE_PORT is set')
  expect(office(create, { OFFICE_ORIGIN: 'https://office.site.ru' }).said).toContain('https://office.site.ru/#/link/')
})

test.each([
  [['list'], OWNER],
  [['unlock', OWNER], 'may try again'],
  [['reset-factor', OWNER], 'sets up the code anew'],
  [['renew-key'], 'Restart the processes'],
])('office %j needs no setting of the office', (args, text) => {
  expect(office(args)).toEqual({ status: 0, said: expect.stringContaining(text) })
})
