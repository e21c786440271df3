import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { openExisting, prepareStorage } from '#src/server/data/storage.ts'
import { testDrive } from '../backend/leads/forms.ts'
import { createTestBackend, dataOf } from '../backend/test-backend.ts'
import { callCommand } from './operator.ts'

/** The command itself, as an operator calls it, on a database without requests. */

let dataDir = ''
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'site-leads-'))
  const { db } = await prepareStorage({ dataDir, databaseUrl: null, dealerBase: null }, { warn: () => {} })
  await db.destroy()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

function leads(...args: string[]) {
  const { status, stdout, stderr } = callCommand('leads', args, { DATA_DIR: dataDir })
  // Which database it works on is said first.
  return { status, said: stdout.trim() || stderr.trim().split('\n').slice(1).join('\n'), all: stdout + stderr }
}

test.each([
  [['list', '--phone', '123-45-67'], 0, 'No requests.'],
  [['list', '--phone', '123'], 1, '--phone needs 4 digits of it at least.'],
  [['withdraw', '--phone', '8 916 123-45-67', '--yes'], 0, 'No requests.'],
])('leads %j ends with %i and says «%s»', (args, code, text) => {
  expect(leads(...args)).toMatchObject({ status: code, said: text })
})

test.each([
  [['free-hours', '--since', '2026-01-31', '--source', 'bot'], /^«free-hours» takes no --source\. It takes --network,/],
  [['list', '--since', '2026-03-30', '--until', '2026-03-01'], /^--until is a day before --since\.$/m],
  [
    ['free-hours', '--dealer', '1', '--since', '2026-02-30'],
    /^A moment is 2021-12-31 or, in UTC, 2021-12-31T18:30\.$/m,
  ],
  [['free-hours', '--network', '4f1c09abo2e0d7b1'], /^--network is a hash that «busy» prints, or an address\.$/m],
  [['busy', '--since', '2026-01-31T25:00'], /^A moment is 2021-12-31 or, in UTC, 2021-12-31T18:30\.$/m],
  [['withdraw', 'K7MN4P2R'], /^No request has the number K7MN4P2R\.$/m],
  [['told', 'k7mn4p2r', 'K7MN4P2S'], /^No request has the number K7MN4P2R, K7MN4P2S\.$/m],
  [['release', 'k7mn4p2r'], /^0 released\.\nNo request has the number K7MN4P2R\.$/m],
])('leads %j is refused', (args, sentence) => {
  const { status, all } = leads(...args)
  expect([status, all.trim()]).toEqual([1, expect.stringMatching(sentence)])
})

test('a request that had been cancelled or withdrawn is told so, and when', async () => {
  const { db } = await openExisting({ dataDir, databaseUrl: null }, { warn: () => {} })
  const backend = await createTestBackend('2021-07-14T09:00:00Z', db)
  const { number } = dataOf<LeadReceipt>(await backend.post('/v1/request', testDrive()))
  await db.destroy()
  const before = (was: string) =>
    new RegExp(`^${number}: nothing to do, it had been ${was} already \\([-\\d]{10} [\\d:]{5}, Moscow\\)\\.$`)
  expect(leads('told', number)).toMatchObject({ status: 0, said: `${number}: nothing waits to be told.` })
  expect(leads('release', number)).toMatchObject({ status: 0, said: `${number}: nothing to release\n0 released.` })
  expect(leads('cancel', number).said).toBe('Cancelled: 1. Their hours are free.')
  expect(leads('cancel', number)).toMatchObject({ status: 0, said: expect.stringMatching(before('cancelled')) })
  expect(leads('withdraw', number).said).toMatch(/^Withdrawn: 1\. /)
  expect(leads('withdraw', number)).toMatchObject({ status: 0, said: expect.stringMatching(before('withdrawn')) })
})

test.each(['withdraw', 'cancel', 'export'])(
  '%s takes no part of a phone: it may be that of somebody else',
  (command) => {
    const { status, said } = leads(command, '--phone', '123-45-67')
    expect(status).toBe(1)
    expect(said).toMatch(/^--phone needs at least its last 10 digits here/)
  },
)
