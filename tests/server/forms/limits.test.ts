import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { waitingList } from '../../backend/leads/forms.ts'
import { answerOf, eachSite } from './each-site.ts'
import { pair, startTestSite, type TestSite } from './site.ts'

const { site, post } = eachSite()

test('marks that turn text around are left out, for nobody sees them', async () => {
  expect((await post(waitingList({ name: '\u202eИ\u2066ван\u200f' }))).status).toBe(200)
  const { personal } = await site().db.selectFrom('lead').select('personal').executeTakeFirstOrThrow()
  expect(JSON.parse(personal ?? '{}')).toMatchObject({ name: 'Иван' })
})

describe('what is too much', () => {
  const refusal = async (init: RequestInit) => {
    const response = await site().fetch('/dealer/v1/request', {
      method: 'POST',
      ...init,
      headers: { ...pair, ...init.headers },
    })
    const { success, message } = await answerOf(response)
    expect(success).toBe(false)
    expect(message).toMatch(/[а-яё]{3}/)
    expect(await site().count()).toBe(0)
    return response.status
  }
  const json = { 'content-type': 'application/json' }

  test('a body over 64 KB', async () => expect(await refusal({ body: 'x'.repeat(70_000), headers: json })).toBe(413))
  test('nor one that does not say how long it is', async () => {
    // In pieces: a stream has no length.
    const body = new Blob([JSON.stringify(waitingList()), ' '.repeat(70_000)]).stream()
    const sent: RequestInit & { duplex: 'half' } = { body, headers: json, duplex: 'half' }
    const response = await site().fetch('/dealer/v1/request', {
      method: 'POST',
      ...sent,
      headers: { ...pair, ...json },
    })
    expect([response.status, await site().count()]).toEqual([413, 0])
  })
  test('a value over 4 000 signs', async () =>
    expect(
      await refusal({ body: JSON.stringify({ ...waitingList(), comment: 'а'.repeat(5_000) }), headers: json }),
    ).toBe(413))
  test('more than 60 fields', async () =>
    expect(
      await refusal({ body: new URLSearchParams(Array.from({ length: 61 }, (_, index) => [`f${index}`, ''])) }),
    ).toBe(400))
  test('the same field twice', async () =>
    expect(await refusal({ body: new URLSearchParams([...Object.entries(waitingList()), ['name', 'x']]) })).toBe(400))
  test('nested values', async () =>
    expect(await refusal({ body: JSON.stringify({ ...waitingList(), name: { a: 1 } }), headers: json })).toBe(400))
  test('signs that no keyboard makes', async () =>
    expect(await refusal({ body: JSON.stringify({ ...waitingList(), name: 'Ив\u0000ан' }), headers: json })).toBe(400))
  test('what a terminal obeys', async () =>
    expect(await refusal({ body: JSON.stringify({ ...waitingList(), name: 'Ив\u009b31mан' }), headers: json })).toBe(
      400,
    ))
  test('another kind of body', async () =>
    expect(await refusal({ body: '<a/>', headers: { 'content-type': 'application/xml' } })).toBe(415))
  test('a file', async () => {
    const form = new FormData()
    form.append('lead_type', 'lounge')
    form.append('photo', new Blob(['x']), 'x.png')
    expect(await refusal({ body: form })).toBe(400)
  })

  test('a body that does not come to its end', async () => {
    const slow = await startTestSite({ timeoutMs: 100 })
    const text = await new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(slow.url).port), '127.0.0.1')
      let received = ''
      socket.on('data', (chunk) => (received += String(chunk))).on('close', () => resolve(received))
      socket.write(
        `POST /dealer/v1/request HTTP/1.1\r\nHost: a\r\nCookie: ${pair.cookie}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{`,
      )
    })
    expect(text).toMatch(/^HTTP\/1\.1 408/)
    expect(text).toMatch(/Connection: close/i)
    await slow.stop()
  })
})

describe('too many from one address', () => {
  let limited: TestSite
  beforeEach(async () => {
    limited = await startTestSite({ leadLimit: 2 })
  })
  afterEach(() => limited.stop())
  const sendTo = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    limited.fetch('/dealer/v1/request', {
      method: 'POST',
      headers: { ...pair, ...headers },
      body: new URLSearchParams(fields),
    })

  test('are refused with the time to wait, a forged address or not; reading stays free', async () => {
    for (let sent = 0; sent < 2; sent++) expect((await sendTo(waitingList())).status).toBe(200)
    for (const headers of [{}, { 'x-forwarded-for': '198.51.100.1' }, { forwarded: 'for=198.51.100.1' }]) {
      const response = await sendTo(waitingList(), headers as Record<string, string>)
      expect(response.status).toBe(429)
      // Seconds: at most the same ten minutes.
      const wait = Number(response.headers.get('retry-after'))
      expect([wait > 0, wait <= 600], String(wait)).toEqual([true, true])
      expect((await answerOf(response)).message).toBe('Слишком много заявок. Попробуйте через 10 минут')
    }
    expect((await limited.fetch('/dealer/v1/model')).status).toBe(200)
    expect(await limited.count()).toBe(2)
  })

  test('mistakes cost a fifth of a stored request, no less and no more', async () => {
    // Two requests are ten fifths: five mistakes and one request are all there is.
    for (let sent = 0; sent < 5; sent++) expect((await sendTo(waitingList({ phone: '1' }))).status).toBe(422)
    expect((await sendTo(waitingList())).status).toBe(200)
    expect((await sendTo(waitingList())).status).toBe(429)
  })

  test('so do mistakes on a visitor’s own page: secrets are not guessed in any number', async () => {
    const guess = () =>
      limited.fetch(`/dealer/v1/request/${'a'.repeat(22)}`, {
        method: 'POST',
        headers: pair,
        body: new URLSearchParams({ action: 'cancel' }),
      })
    // A post counts as five fifths until it has turned out to be a mistake: the sixth still fits, the seventh does not.
    for (let sent = 0; sent < 6; sent++) expect((await guess()).status).toBe(404)
    expect((await guess()).status).toBe(429)
  })

  test('one subscriber is a whole /64 of IPv6, another one of the same provider counts by himself', async () => {
    const behind = await startTestSite({ leadLimit: 1, env: { TRUST_PROXY: 'loopback' } })
    const from = async (address: string) =>
      (
        await behind.fetch('/dealer/v1/request', {
          method: 'POST',
          headers: { ...pair, 'x-forwarded-for': address },
          body: new URLSearchParams(waitingList()),
        })
      ).status
    expect(await from('2001:db8:1:1::1')).toBe(200)
    expect(await from('2001:0DB8:1:1:9:9:9:9')).toBe(429)
    expect(await from('2001:db8:1:2::1')).toBe(200)
    await behind.stop()
  })

  test('behind a trusted proxy each visitor has his own count', async () => {
    const behind = await startTestSite({ leadLimit: 1, env: { TRUST_PROXY: 'loopback' } })
    const from = (address: string) =>
      behind.fetch('/dealer/v1/request', {
        method: 'POST',
        headers: { ...pair, 'x-forwarded-for': address },
        body: new URLSearchParams(waitingList()),
      })
    expect((await from('198.51.100.1')).status).toBe(200)
    // What the visitor wrote himself stands to the left of what the proxy saw.
    expect((await from('203.0.113.5, 198.51.100.1')).status).toBe(429)
    expect((await from('198.51.100.2')).status).toBe(200)
    await behind.stop()
  })
})

test('a form with mistakes shown as a page costs a page: too many are refused in words, with the time to wait', async () => {
  const read = await startTestSite({ readLimit: 1 })
  const send = () =>
    read.fetch('/dealer/v1/request', {
      method: 'POST',
      headers: { ...pair, accept: 'text/html' },
      body: new URLSearchParams(waitingList({ phone: '1' })),
    })
  expect((await send()).status).toBe(422)
  const refused = await send()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('content-type')).toMatch(/^text\/html/)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await read.stop()
})
