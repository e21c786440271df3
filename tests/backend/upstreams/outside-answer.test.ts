import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Answer } from '#src/backend/answer.ts'
import { cookieRule } from '#src/backend/upstreams/cookies.ts'
import { createOutsideAnswer } from '#src/backend/upstreams/outside-answer.ts'
import { createUpstreamMetrics } from '#src/backend/upstreams/upstream-metrics.ts'
import { createUpstream, type Upstream } from '#src/backend/upstreams/upstream.ts'

const city = {
  id: 1,
  name: 'Москва',
  name_in: 'в Москве',
  code: 'moskva',
  lat: 55.7,
  lng: 37.6,
  timezone: 'Europe/Moscow',
  dealers_count: 2,
  sort: 1,
}

/** An outside service whose answer a test sets, and all that it was asked. */
let respond: RequestListener
let asked: { url: string; cookie: string | undefined; socket: number }[]
let upstream: Upstream
let instant: number
let metrics: Registry
let answer: Answer
let stop: () => Promise<void>
let warned: object[]
const embedded = vi.fn<Answer>(async () => ({ status: 200, statusText: 'OK', data: 'embedded' }))

const json =
  (body: unknown, status = 200): RequestListener =>
  (_req, res) =>
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const good = (data: unknown) => json({ success: true, data, message: '' })

beforeEach(async () => {
  asked = []
  warned = []
  instant = 0
  respond = good([city])
  embedded.mockClear()
  const server = createServer((req, res) => {
    asked.push({ url: req.url ?? '', cookie: req.headers.cookie, socket: req.socket.remotePort ?? 0 })
    respond(req, res)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  metrics = new Registry()
  upstream = createUpstream({
    name: 'dealer',
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`,
    metrics: createUpstreamMetrics(metrics),
    log: { warn: (details) => void warned.push(details), info: () => {} },
    now: () => instant,
  })
  answer = createOutsideAnswer({ embedded, upstreams: { dealer: upstream }, cookies: cookieRule(['session']) })
  stop = async () => {
    await upstream.stop()
    server.closeAllConnections()
    server.close()
  }
})
afterEach(() => stop())

const cities = (extra: Partial<Parameters<Answer>[0]> = {}) =>
  answer({ base: 'dealer', method: 'GET', path: '/v1/city', ...extra })
const older = () => void (instant += 60_000)
const failures = async () =>
  (await metrics.getSingleMetric('upstream_failures_total')!.get()).values.map(({ value, labels }) => [labels, value])

describe('who is asked', () => {
  test('the outside service, under its base, with the parameters of the call and no others', async () => {
    const query = new URLSearchParams('certified=1&utm_source=x&__proto__=1')
    const { status, data } = await cities({ query })
    expect({ status, data }).toEqual({ status: 200, data: { success: true, data: [city], message: '' } })
    expect(asked.map(({ url }) => url)).toEqual(['/base/v1/city?certified=1'])
  })

  test.each([
    ['a write', { method: 'POST', path: '/v1/request', input: { fields: {}, address: '' } }],
    ['what is this site’s own', { path: '/v1/request/secret' }],
    ['another base', { base: 'api' as const }],
    ['a path that is no number', { path: '/v1/feature/..%2F..%2Fadmin' }],
    ['an unknown path', { path: '/v1/admin' }],
  ])('the embedded backend for %s', async (_name, request) => {
    await cities(request)
    expect([embedded.mock.calls.length, asked.length]).toEqual([1, 0])
  })
})

test('many who ask the same at once are one call; later ones share its connection', async () => {
  await Promise.all([cities(), cities(), cities()])
  expect(asked).toHaveLength(1)
  for (let count = 0; count < 8; count++) {
    older()
    await cities()
  }
  expect(asked).toHaveLength(9)
  expect(new Set(asked.map(({ socket }) => socket)).size).toBeLessThanOrEqual(2)
})

describe('cookies', () => {
  test('only those that mean something go along, and their answers are nobody else’s', async () => {
    const { isPersonal } = await cities({ cookie: 'XSRF-TOKEN=secret; session=ivan; other=1' })
    expect(isPersonal).toBe(true)
    respond = good([])
    await expect(cities({ cookie: 'XSRF-TOKEN=secret' })).resolves.toMatchObject({ data: { data: [] } })
    expect(asked.map(({ cookie }) => cookie)).toEqual(['session=ivan', undefined])
  })
})

describe('a failing service', () => {
  const badAnswers: [string, RequestListener][] = [
    ['500', json({ success: true, data: [city] }, 500)],
    ['a redirect', (_req, res) => res.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['HTML', (_req, res) => res.writeHead(200, { 'content-type': 'text/html' }).end('<html>')],
    ['a reset', (req) => req.socket.destroy()],
    ['another shape', good([{ id: '1' }])],
    ['no envelope', json([city])],
  ]
  test.each(badAnswers)('%s: the last good answer serves, marked as old', async (_name, badAnswer) => {
    await cities()
    older()
    respond = badAnswer
    await expect(cities()).resolves.toMatchObject({ status: 200, isStale: true, data: { data: [city] } })
  })

  const texts = new Map([
    ['500', /^Internal Server Error$/],
    ['a redirect', /^Found$/],
  ])
  test.each(badAnswers)(
    '%s, and never a good answer: its status text, or the synthetic one, in Russian',
    async (name, badAnswer) => {
      respond = badAnswer
      const { status, statusText, data } = await cities()
      expect(status).toBe(name === 'a redirect' ? 302 : 500)
      expect(statusText).toMatch(texts.get(name) ?? /^API request error: /)
      expect(data).toEqual({ success: false, data: null, message: 'Сервис временно недоступен' })
      expect(await failures()).toEqual([[{ upstream: 'dealer' }, 1]])
      expect(warned).toEqual([{ upstream: 'dealer', reason: expect.stringMatching(/\w/) }])
    },
  )

  test('silence: the old answer does not wait for the new one', async () => {
    await cities()
    older()
    respond = () => {}
    await expect(cities()).resolves.toMatchObject({ isStale: true })
    // The call itself goes on: it has not failed yet.
    expect(await failures()).toEqual([])
  })

  test.each([404, 410])('what it has taken off (%i) does not come back when it fails', async (status) => {
    await cities()
    older()
    respond = json({ success: false, data: null, message: 'Нет' }, status)
    await expect(cities()).resolves.toMatchObject({ status })
    older()
    respond = json({}, 500)
    expect((await cities()).isStale).toBeUndefined()
  })

  test('an old answer of more than a day is none', async () => {
    await cities()
    instant += 2 * 86_400_000
    respond = json({}, 503)
    await expect(cities()).resolves.toMatchObject({ status: 503, statusText: 'Service Unavailable' })
  })

  test('after five failures nothing is asked for a while; one good answer ends it', async () => {
    respond = json({}, 503)
    for (let count = 0; count < 8; count++) await cities()
    expect([asked.length, upstream.state()]).toEqual([5, 'open'])
    respond = good([city])
    older()
    await expect(cities()).resolves.toMatchObject({ status: 200 })
    expect(upstream.state()).toBe('closed')
  })

  test('each failed call is logged once with its reason and its request; calls that are held back are not', async () => {
    respond = json({}, 503)
    for (let count = 1; count <= 8; count++) await cities({ id: `request-${count}` })
    expect(warned).toEqual([
      ...[1, 2, 3, 4].map((count) => ({ id: `request-${count}`, upstream: 'dealer', reason: 'HTTP 503' })),
      // The line that says that calls are held back.
      { upstream: 'dealer', reason: 'HTTP 503' },
    ])
  })

  test('a crowd that waits for it has an end: the next call fails at once', async () => {
    const held: ServerResponse[] = []
    respond = (_req, res) => void held.push(res)
    const crowd = Array.from({ length: 96 }, (_, index) => cities({ cookie: `session=${index}` }))
    await expect(cities({ cookie: 'session=last' })).resolves.toMatchObject({ status: 500 })
    expect(await failures()).toEqual([[{ upstream: 'dealer' }, 1]])
    await vi.waitFor(() => expect(held.length).toBeGreaterThan(0))
    respond = good([city])
    for (const res of held) res.destroy()
    await Promise.all(crowd)
  })

  test.each([
    ['a wrong shape', good('none')],
    ['a filter that dislikes its words', json({}, 403)],
    ['a page of such a filter', badAnswers[2]![1]],
    ['a redirect because of its cookie', badAnswers[1]![1]],
    ['an address in it that runs code', good([{ ...city, name: 'javascript:alert(1)' }])],
  ])('%s of one call does not stop the others, nor does it keep the service from being well again', async (_, bad) => {
    respond = bad
    for (let count = 0; count < 8; count++) await cities()
    expect(upstream.state()).toBe('closed')
    respond = json({}, 503)
    for (let count = 0; count < 5; count++) await cities()
    expect(upstream.state()).toBe('open')
    older()
    respond = bad
    await cities()
    expect(upstream.state()).toBe('closed')
  })

  test.each([408, 429])('%i is said by one that has no time for anybody', async (status) => {
    respond = json({}, status)
    for (let count = 0; count < 5; count++) await cities()
    expect(upstream.state()).toBe('open')
  })
})

describe('a refusal', () => {
  test('a 404 is passed on, with its words', async () => {
    respond = json({ success: false, data: null, message: 'Новость не найдена' }, 404)
    const news = await answer({ base: 'dealer', method: 'GET', path: '/v1/news', query: { code: 'abc', id: 'abc' } })
    expect(news).toMatchObject({ status: 404, data: { success: false, message: 'Новость не найдена' } })
  })

  test('success false is no good answer: it is not kept', async () => {
    respond = json({ success: false, data: null, message: 'Город не найден' })
    await expect(cities()).resolves.toMatchObject({ status: 200, data: { success: false, message: 'Город не найден' } })
    respond = good([city])
    await expect(cities()).resolves.toMatchObject({ data: { data: [city] } })
  })
})

test('what the shape does not know does not pass', async () => {
  respond = good([{ ...city, html: '<script>alert(1)</script>' }])
  await expect(cities()).resolves.toMatchObject({ data: { data: [city] } })
})
