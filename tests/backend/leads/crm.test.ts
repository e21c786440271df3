import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createCrmClient } from '#src/backend/crm/client.ts'
import { createCrmRouter } from '#src/backend/crm/router.ts'
import { startCrmServer, type CrmBehaviour, type CrmServer } from '../../../scripts/prove/crm-server.ts'
import { freePort } from '../../../scripts/prove/free-port.ts'
import { createTestBackend } from '../test-backend.ts'

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

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads/api/`
}

test('a CRM is shown the token of the settings, and none where there is none', async () => {
  const shown: (string | undefined)[] = []
  const base = await serve((req, res) => {
    shown.push(req.headers.authorization)
    res.end('{"ResultCode":"Y"}')
  })
  for (const token of ['secret', null])
    expect(await createCrmClient({ base, token, now: () => new Date() })(message)).toBeNull()
  expect(shown).toEqual(['Bearer secret', undefined])
})

test('the embedded one takes nothing over the network while it has no token', async () => {
  const { db, now } = await createTestBackend()
  const base = await serve(express().use(createCrmRouter({ db, token: null, now, log: { error: () => {} } })))
  const whole = { ...message, fields: { ...message.fields, thread: 'T' } }
  for (const token of [null, 'null', ''])
    expect(await createCrmClient({ base, token, now })(whole), String(token)).toBe('Неверный ответ сервера')
  expect(await db.selectFrom('crm_note').selectAll().execute()).toEqual([])
})
