import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSocket, sendRaw } from '../../../scripts/prove/raw-client.ts'
import { encodedTarget } from '#src/server/http/encoded-target.ts'
import { startTestSite, type TestSite } from '../forms/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

const ask = (target: string | Buffer, method = 'GET') =>
  sendRaw(
    site.url,
    Buffer.concat([Buffer.from(`${method} `), Buffer.from(target), Buffer.from(' HTTP/1.1\r\nHost: x\r\n\r\n')]),
  )

/** «дилеры» in the code page of Russian Windows. */
const IN_1251 = Buffer.from('e4e8ebe5f0fb', 'hex')

test.each([
  ['/search.html?q=дилеры', `/search.html?q=${encodeURIComponent('дилеры')}`],
  ['/дилеры', `/${encodeURIComponent('дилеры')}`],
  ['/search.html?q=to gv70&type=100%25', '/search.html?q=to%20gv70&type=100%25'],
  [Buffer.concat([Buffer.from('/search.html?q='), IN_1251]), `/search.html?q=${encodeURIComponent('дилеры')}`],
])('%s, not percent-encoded, is redirected to its encoding', async (target, location) => {
  const answer = await ask(target)
  expect(answer?.status).toBe(301)
  expect(answer?.headers.get('location')).toBe(location)
  expect(answer?.headers.get('x-content-type-options')).toBe('nosniff')
  const url = new URL(location, site.url)
  expect((await fetch(url, { redirect: 'manual' })).status).toBe(200)
})

test('no other host, no other method and no target that is malformed in another way is redirected', async () => {
  for (const [target, method] of [
    ['//evil.example/ж', 'GET'],
    ['/\\evil.example/ж', 'GET'],
    ['http://evil.example/ж', 'GET'],
    ['ж', 'GET'],
    ['/ж', 'POST'],
  ] as const) {
    const answer = await ask(target, method)
    expect(answer?.status, target).toBe(400)
    expect(Buffer.from(answer?.body ?? '', 'latin1').toString(), target).toMatch(/^Сервер не понял/)
  }
})

test('only the first line of what was received counts, and only whole', () => {
  expect(encodedTarget(Buffer.from('GET /ok HTTP/1.1\r\nX: GET /ж HTTP/1.1\r\n\r\n'))).toBeNull()
  expect(encodedTarget(Buffer.from('GET /ж HTTP/1.1'))).toBeNull()
  expect(encodedTarget(Buffer.from('T /ж HTTP/1.1\r\n'))).toBeNull()
  expect(encodedTarget(Buffer.from('GET /\r/evil/ж HTTP/1.1\r\n'))).toBeNull()
})

test('headers that are too long are refused in words', async () => {
  const answer = await ask(`/${'a'.repeat(40_000)}`)
  expect(answer?.status).toBe(431)
  expect(Buffer.from(answer?.body ?? '', 'latin1').toString()).toMatch(/cookie/)
})

test('it is logged by its code, with nothing of the request, and counted; what is only redirected is not', async () => {
  const [lines, counted] = [site.logged.length, site.malformed.length]
  const added = () => site.logged.slice(lines).filter((line) => line.includes('malformed'))
  await ask('/search.html?q=дилеры')
  expect(added()).toEqual([])
  for (let i = 0; i < 3; i += 1)
    // One after another: the first one is logged.
    // oxlint-disable-next-line no-await-in-loop
    await sendRaw(site.url, 'GET /secret HTTP/1.1\r\nHost: x\r\nSecret header\r\n\r\n')
  expect(added()).toEqual([JSON.stringify([{ code: 'HPE_INVALID_HEADER_TOKEN' }, 'malformed requests are rejected'])])
  expect(site.malformed.slice(counted)).toEqual(Array.from({ length: 3 }, () => 'HPE_INVALID_HEADER_TOKEN'))
})

test('a connection that is closed without a request, or in the middle of one, is not logged', async () => {
  const [lines, counted] = [site.logged.length, site.malformed.length]
  for (const bytes of ['', 'GET / HTTP/1.1\r\nHo']) {
    const socket = await openSocket(site.url)
    socket.on('error', () => {})
    socket.resume()
    socket.end(bytes)
    await once(socket, 'close')
  }
  await site.fetch('/search.html')
  expect(site.logged.slice(lines).filter((line) => line.includes('malformed'))).toEqual([])
  expect(site.malformed.length).toBe(counted)
})
