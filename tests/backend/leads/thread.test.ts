import { expect, test } from 'vitest'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { createTestBackend, dataOf } from '../test-backend.ts'
import { waitingList } from './forms.ts'

test('requests of one phone are one lead for a day from the first of them, and no longer', async () => {
  const backend = await createTestBackend()
  const send = async (at: string, phone = '8 (916) 123-45-67') => {
    backend.setNow(at)
    const { number } = dataOf<LeadReceipt>(await backend.post('/v1/request', waitingList({ phone })))
    const query = backend.db.selectFrom('lead').select('thread').where('number', '=', number)
    return { number, thread: (await query.executeTakeFirstOrThrow()).thread }
  }
  const first = await send('2021-07-14T09:00:00Z')
  expect(first.thread).toBe(first.number)
  const second = await send('2021-07-15T05:00:00Z', '+79161234567')
  expect(second.thread).toBe(first.number)
  const stranger = await send('2021-07-15T06:00:00Z', '+79161234568')
  expect(stranger.thread).toBe(stranger.number)
  // The second one is not a day old, but the first is: what goes on for weeks is not one lead.
  const third = await send('2021-07-15T15:00:00Z')
  expect(third.thread).toBe(third.number)
})
