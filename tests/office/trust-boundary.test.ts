import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CallError } from '#src/backend/call-error.ts'
import { createOfficeApp } from '#src/office/server/app.ts'

/** What the port lets in, whatever the calls behind it say. */

const ORIGIN = 'http://localhost:3100'
let server: Server
let asked: string[] = []
let input: unknown
let isEditor = false
let shown: string[] = []
let uploaded: [bytes: number, name: string][] = []

beforeAll(async () => {
  const app = createOfficeApp({
    answer: (name, given) => {
      input = given
      return Promise.resolve(asked.push(name))
    },
    pictures: {
      requireEditor: () => (isEditor ? Promise.resolve() : Promise.reject(new CallError(401, 'Войдите'))),
      upload: (content, name) => {
        uploaded.push([content.length, name])
        return Promise.resolve({ id: 'made' })
      },
      thumbnail: (id) => {
        shown.push(id)
        return Promise.resolve(null)
      },
    },
    origin: ORIGIN,
    trustProxy: false,
    page: '<meta content="__OFFICE_NONCE__">',
    files: (_req, _res, next) => next(),
    sitePictures: (_req, _res, next) => next(),
    count: () => Promise.resolve(),
    logRequest: () => {},
    log: { info: () => {}, warn: () => {}, error: () => {} },
  })
  server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

type Answer = { status: number; headers: Record<string, unknown>; text: string }

function ask(path: string, headers: Record<string, string>, body?: string): Promise<Answer> {
  return new Promise((done, fail) => {
    const { port } = server.address() as AddressInfo
    const sent = request({ port, host: '127.0.0.1', path, method: body === undefined ? 'GET' : 'POST', headers })
    sent.on('error', fail)
    sent.on('response', (res) => {
      let text = ''
      res.setEncoding('utf8')
      res.on('data', (part: string) => (text += part))
      res.on('end', () => done({ status: res.statusCode ?? 0, headers: res.headers, text }))
    })
    sent.end(body)
  })
}

const own = { host: 'localhost:3100', origin: ORIGIN, 'content-type': 'application/json' }

test.each([
  ['our own page', own, 200],
  ['another site', { ...own, origin: 'https://evil.example' }, 403],
  ['another site that says nothing of itself', { host: own.host, 'content-type': own['content-type'] }, 403],
  ['a page of the same site', { ...own, 'sec-fetch-site': 'same-site' }, 403],
  ['a plain form', { ...own, 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['a name that leads here by foreign DNS', { ...own, host: 'evil.example' }, 421],
])('%s', async (_who, headers, status) => {
  asked = []
  expect((await ask('/api/users.list', headers, '{}')).status).toBe(status)
  expect(asked).toEqual(status === 200 ? ['users.list'] : [])
})

test('a table of as many rows as it may have comes in', async () => {
  const cell = 'Комплектация с длинным названием и пакетами опций'.repeat(2)
  const rows = Array.from({ length: 300 }, () => ({ model: 'GV80', trim: cell, price: '12 990 000 ₽' }))
  for (const call of ['prices.compare', 'prices.take', 'dealers.compare', 'dealers.take'])
    expect([call, (await ask(`/api/${call}`, own, JSON.stringify({ rows }))).status]).toEqual([call, 200])
  expect((await ask('/api/requests.note', own, JSON.stringify({ rows }))).status).toBe(413)
})

test('words that objects know are no calls', async () => {
  for (const name of ['constructor', '__proto__', 'toString'])
    expect((await ask(`/api/${name}`, own, '{}')).status).toBe(404)
})

test('a character that PostgreSQL accepts in no text does not come in', async () => {
  await ask('/api/requests.note', own, JSON.stringify({ number: 'AAAA2222', text: 'Перезвонить\0 завтра' }))
  expect(input).toEqual({ number: 'AAAA2222', text: 'Перезвонить завтра' })
})

test('a picture is looked for by what can be its number', async () => {
  for (const id of ['%00', 'x', '0123456789abcdef0', '0123456789abcdef'])
    expect((await ask(`/picture/${id}`, own)).status).toBe(404)
  expect(shown).toEqual(['0123456789abcdef'])
})

test('every page has a nonce of its own, and nobody keeps it', async () => {
  const pages = [await ask('/', own), await ask('/', own)]
  const nonces = pages.map(({ text }) => /content="([^"]+)"/.exec(text)?.[1])
  expect(new Set(nonces).size).toBe(2)
  for (const [index, { headers }] of pages.entries()) {
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`'nonce-${nonces[index]}'`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|https?:/)
    expect(headers['cache-control']).toBe('no-store')
  }
})

const picture = { ...own, 'content-type': 'application/octet-stream', 'x-file-name': encodeURIComponent('Салон.jpg') }

test.each([
  ['an editor', true, picture, 200],
  ['a stranger', false, picture, 401],
  ['a page of another site, in an editor’s browser', true, { ...picture, origin: 'https://evil.example' }, 403],
])('a picture of %s', async (_who, who, headers, status) => {
  isEditor = who
  uploaded = []
  expect((await ask('/upload', headers, 'content')).status).toBe(status)
  expect(uploaded).toEqual(status === 200 ? [[7, 'Салон.jpg']] : [])
})

test('the name of a picture has no character that PostgreSQL refuses', async () => {
  isEditor = true
  uploaded = []
  expect((await ask('/upload', { ...picture, 'x-file-name': 'front%00.jpg' }, 'content')).status).toBe(200)
  expect(uploaded).toEqual([[7, 'front.jpg']])
})

test('more than thirty megabytes are refused in words, and a stranger’s are not even read', async () => {
  const large = 'x'.repeat(30 * 1024 * 1024 + 1)
  isEditor = true
  const refused = await ask('/upload', picture, large)
  expect([refused.status, refused.text]).toEqual([413, '{"message":"Файл больше 30 МБ"}'])
  isEditor = false
  expect((await ask('/upload', { ...picture, expect: '100-continue' }, large)).status).toBe(401)
})

test('pictures that arrive at once have an end, and who breaks off makes room', async () => {
  isEditor = true
  const { port } = server.address() as AddressInfo
  const slow = Array.from({ length: 4 }, () => {
    const sent = request({ port, host: '127.0.0.1', path: '/upload', method: 'POST', headers: picture })
    sent.on('error', () => {})
    sent.write('the first bytes')
    return sent
  })
  await vi.waitFor(async () => expect((await ask('/upload', picture, 'content')).status).toBe(503))
  for (const sent of slow) sent.destroy()
  await vi.waitFor(async () => expect((await ask('/upload', picture, 'content')).status).toBe(200))
})

test('a text is as long as a policy may be, other calls stay short; whoever sends more is told what is too long', async () => {
  const letters = (count: number) => JSON.stringify({ text: 'ж'.repeat(count) })
  const send = async (call: string, count: number) => {
    const { status, text } = await ask(`/api/${call}`, own, letters(count))
    return [status, status === 200 ? '' : text]
  }
  expect(await send('content.save', 120_000)).toEqual([200, ''])
  expect(await send('content.save', 140_000)).toEqual([413, expect.stringContaining('Слишком много текста')])
  expect(await send('requests.list', 40_000)).toEqual([413, expect.stringContaining('Слишком много текста')])
})
