import { afterEach, beforeEach, expect, test } from 'vitest'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { createTestBackend, dataOf, type TestBackend } from '../test-backend.ts'
import { waitingList } from './forms.ts'

let backend: TestBackend
beforeEach(async () => {
  backend = await createTestBackend()
})
afterEach(() => backend.db.destroy())

/** The page of the request that a form without a key has become. */
async function send(at: string, address = '203.0.113.7', agent = 'one'): Promise<string> {
  backend.setNow(at)
  const { request_key: _, ...fields } = waitingList()
  const input = { fields, address, agent }
  return dataOf<LeadReceipt>(await backend.answer({ base: 'dealer', method: 'POST', path: '/v1/request', input })).url
}

test('a second press is the same form over the end of ten minutes, too; twice as late it is another request', async () => {
  const first = await send('2021-07-14T09:09:58Z')
  expect(await send('2021-07-14T09:10:02Z')).toBe(first)
  expect(await send('2021-07-14T09:19:59Z')).toBe(first)
  expect(await send('2021-07-14T09:20:00Z')).not.toBe(first)
})

test('the same words from elsewhere get no page of the request, even from a browser of the same name', async () => {
  const first = await send('2021-07-14T09:00:00Z', '2001:db8:1:2::1')
  expect(await send('2021-07-14T09:00:01Z', '2001:db8:1:3::1')).not.toBe(first)
  expect(await send('2021-07-14T09:00:02Z', '203.0.113.7')).not.toBe(first)
  expect(await send('2021-07-14T09:00:03Z', '2001:db8:1:2::9')).toBe(first)
  // Nor does another browser behind the same address.
  expect(await send('2021-07-14T09:00:04Z', '2001:db8:1:2::1', 'two')).not.toBe(first)
})
