import { beforeEach, expect, test } from 'vitest'
import { claim, renew, settle } from '#src/backend/outbox/claim.ts'
import { sendNow } from '#src/backend/outbox/queue.ts'
import { testDrive } from './leads/forms.ts'
import { createTestBackend, type TestBackend } from './test-backend.ts'

const LEASE_MS = 60_000

let backend: TestBackend
beforeEach(async () => {
  backend = await createTestBackend()
  await backend.post('/v1/request', testDrive())
})
const later = (ms: number) => new Date(backend.now().getTime() + ms)
const taken = async () => {
  const [message] = await claim(backend.db, 1, backend.now(), LEASE_MS)
  return message!
}
const stored = () => backend.db.selectFrom('outbox').select(['claimed_until', 'next_at']).executeTakeFirstOrThrow()

test('a claim is prolonged while somebody has it, and not once he has put the message back', async () => {
  const { id } = await taken()
  await renew(backend.db, id, later(LEASE_MS / 2), LEASE_MS)
  expect((await stored()).claimed_until).toBe(later(LEASE_MS * 1.5).toISOString())
  await settle(backend.db, id, { nextAt: later(1_000), error: 'HTTP 500' })
  // On its way when the delivery failed.
  await renew(backend.db, id, later(LEASE_MS / 2), LEASE_MS)
  expect((await stored()).claimed_until).toBeNull()
})

test('a message whose document is ready goes at once, but not before the time that its recipient has asked for', async () => {
  const wait = (at: Date) => backend.db.updateTable('outbox').set({ next_at: at.toISOString() }).execute()
  await wait(later(1_800_000))
  const { lead_id } = await backend.db.selectFrom('outbox').select('lead_id').executeTakeFirstOrThrow()
  await sendNow(backend.db, lead_id, 'created', backend.now())
  expect((await stored()).next_at).toBe(backend.now().toISOString())
  const { id } = await taken()
  await settle(backend.db, id, { nextAt: later(3_600_000), error: 'HTTP 429, Retry-After 3600 s' })
  await sendNow(backend.db, lead_id, 'created', backend.now())
  expect((await stored()).next_at).toBe(later(3_600_000).toISOString())
})
