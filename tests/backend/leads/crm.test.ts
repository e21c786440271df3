import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCrmClient } from '#src/backend/crm/client.ts'
import { startCrmServer, type CrmBehaviour, type CrmServer } from '../../../scripts/prove/crm-server.ts'
import { freePort } from '../../../scripts/prove/free-port.ts'

let crm: CrmServer
// The client loads it with its first call: on a busy machine that alone takes longer than the 200 ms below.
beforeAll(async () => void (await import('undici')))
beforeEach(async () => {
  crm = await startCrmServer()
})
afterEach(() => crm.stop())

const message = { key: 'key-1', fields: { request: 'AB', event: 'created', phone: '+79161234567', name: 'Иван' } }
const client = (base = crm.base) => createCrmClient({ base, token: null, now: () => new Date(), timeoutMs: 200 })

test('a CRM that takes the message gets it with its key', async () => {
  expect(await client()(message)).toBeNull()
  expect([...crm.received()]).toEqual([['AB created', new Set(['key-1'])]])
})

test.each<[CrmBehaviour, string]>([
  ['slow', 'no answer in 200 ms'],
  ['garbage', 'Неверный ответ сервера'],
  ['error', 'HTTP 500'],
  ['refuses', 'Неверный ответ сервера'],
])('a failing one (%s) did not take it', async (behaviour, reason) => {
  crm.behave(behaviour)
  expect(await client()(message)).toBe(reason)
})

test('one that asks to be called later is heard', async () => {
  crm.behave('busy')
  expect(await client()(message)).toEqual({ reason: 'HTTP 429', retryAfterMs: 1_000 })
})

test('one that hangs up or is not there did not take it, and the reason names nobody', async () => {
  crm.behave('hangs-up')
  const reasons = [await client()(message), await client(`http://127.0.0.1:${await freePort()}/leads/api/`)(message)]
  for (const reason of reasons) {
    expect(reason).toMatch(/^[A-Z_]+$/)
    expect(reason).not.toMatch(/916|AB/)
  }
})
