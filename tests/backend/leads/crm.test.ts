import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCrmClient } from '#src/backend/crm/client.ts'
import { startCrmServer, type CrmBehaviour, type CrmServer } from '../../../scripts/prove/crm-server.ts'
import { freePort } from '../../../scripts/prove/free-port.ts'

let crm: CrmServer
// The client loads it with its first call: on a busy machine that alone takes longer than the shortest wait below.
beforeAll(async () => void (await import('undici')))
beforeEach(async () => {
  crm = await startCrmServer()
})
afterEach(() => crm.stop())

const message = { key: 'key-1', fields: { request: 'AB', event: 'created', phone: '+79161234567', name: 'Иван' } }
const SHORT_MS = 200
/** Only one that does not answer is waited for briefly: any answer may take longer on a busy machine. */
const client = (base = crm.base, timeoutMs = 10_000) =>
  createCrmClient({ base, token: null, now: () => new Date(), timeoutMs })

test('a CRM that takes the message gets it with its key', async () => {
  expect(await client()(message)).toBeNull()
  expect([...crm.received()]).toEqual([['AB created', new Set(['key-1'])]])
})

test.each<[CrmBehaviour, string]>([
  ['garbage', 'Неверный ответ сервера'],
  ['error', 'HTTP 500'],
  ['refuses', 'Неверный ответ сервера'],
])('a failing one (%s) did not take it', async (behaviour, reason) => {
  crm.behave(behaviour)
  expect(await client()(message)).toBe(reason)
})

test('one that does not answer in time did not take it', async () => {
  crm.behave('slow')
  expect(await client(crm.base, SHORT_MS)(message)).toBe(`no answer in ${SHORT_MS} ms`)
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
